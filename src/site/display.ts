/** Display settings: light (paper) or dark (ink) theme, and text size. */

export const displaySettings = { theme: ['paper', 'ink'], textSize: ['large', 'larger'] } as const;

/** Also the key in localStorage, which is read before the first paint, and the name of the data attribute. */
export type DisplaySetting = keyof typeof displaySettings;
export type DisplayValue<Name extends DisplaySetting> = (typeof displaySettings)[Name][number];

/** Returns a stored value if it is valid, otherwise `undefined`, which means the browser's setting. */
export const parseDisplay = <Name extends DisplaySetting>(
  name: Name,
  stored: unknown,
): DisplayValue<Name> | undefined =>
  (displaySettings[name] as readonly DisplayValue<Name>[]).find((value) => value === stored);
