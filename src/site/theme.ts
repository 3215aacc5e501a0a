/** Light (paper), dark (ink), or whatever the system says. */

export const themes = ['paper', 'ink'] as const;
export type Theme = (typeof themes)[number];

/** Kept in localStorage, because it is needed before the first paint. */
export const themeStorageKey = 'theme';

/** A stored theme, or `undefined` when the system decides. */
export const parseTheme = (stored: unknown): Theme | undefined => themes.find((theme) => theme === stored);
