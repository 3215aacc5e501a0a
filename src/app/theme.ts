/** The user's theme: `data-theme` on the page, and localStorage. */

import { parseTheme, type Theme, themeStorageKey } from '#site/theme.ts';

const listeners = new Set<() => void>();

/** `undefined`: as the system is set. */
function applyTheme(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  for (const listener of listeners) listener();
}

export const currentTheme = (): Theme | undefined => parseTheme(document.documentElement.dataset.theme);

/** Where storage is forbidden, the choice holds until the page is left. */
export function chooseTheme(theme: Theme | undefined): void {
  applyTheme(theme);
  try {
    if (theme) localStorage.setItem(themeStorageKey, theme);
    else localStorage.removeItem(themeStorageKey);
  } catch {
    // Forbidden or full storage costs the memory of the choice, nothing else.
  }
}

const followOtherTabs = ({ key, newValue }: StorageEvent) => {
  if (key === themeStorageKey) applyTheme(parseTheme(newValue));
};

export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs);
  };
}
