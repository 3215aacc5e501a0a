/** How the pages are displayed: light (paper) or dark (ink), and the size of text. */

export const displaySettings = { theme: ['paper', 'ink'], textSize: ['large', 'larger'] } as const;

/** Also the key in localStorage, which is read before the first paint, and the name of the data attribute. */
export type DisplaySetting = keyof typeof displaySettings;
export type DisplayValue<Name extends DisplaySetting> = (typeof displaySettings)[Name][number];

/** A stored value, or `undefined`: as the browser is set. */
export const parseDisplay = <Name extends DisplaySetting>(
  name: Name,
  stored: unknown,
): DisplayValue<Name> | undefined =>
  (displaySettings[name] as readonly DisplayValue<Name>[]).find((value) => value === stored);
