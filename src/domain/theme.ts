/** Light (paper), dark (ink), or whatever the system says (product row 28). */

export const themes = ['paper', 'ink'] as const;
export type Theme = (typeof themes)[number];

/** Kept in localStorage, because it is needed before the first paint. */
export const themeStorageKey = 'theme';

/** A stored theme, or `undefined` when the system decides. */
export const parseTheme = (stored: unknown): Theme | undefined => themes.find((theme) => theme === stored);

/**
 * Before anything is painted it sets the remembered theme; `data-asked` where the
 * address asks for something that the build could not know; and `data-unfolded` where
 * it leads to a place of the page, which is not to be moved by what stands above it.
 */
export const themeLine = `try{const e=document.documentElement.dataset;if(location.search.length>1)e.asked="";if(location.hash.length>1)e.unfolded="";const t=localStorage.getItem(${JSON.stringify(themeStorageKey)});if(${JSON.stringify(themes)}.includes(t))e.theme=t}catch{}`;
