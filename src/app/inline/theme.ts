/** Sets the stored theme before anything is painted. */

import { parseTheme, themeStorageKey } from '#site/theme.ts';

export function applyStoredTheme(): void {
  const theme = parseTheme(localStorage.getItem(themeStorageKey));
  if (theme) document.documentElement.dataset.theme = theme;
}
