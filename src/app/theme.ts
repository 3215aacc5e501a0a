/** The reader's choice of theme: on the page as `data-theme`, on the device in localStorage. */

import { parseTheme, type Theme, themeStorageKey } from '#site/theme.ts';

const listeners = new Set<() => void>();

/** `undefined` leaves it to the system. */
function printIn(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  for (const listener of listeners) listener();
}

/** The theme of the page is what stands on it, from before the first paint on. */
export const currentTheme = (): Theme | undefined => parseTheme(document.documentElement.dataset.theme);

/** Where nothing may be kept, the choice holds until the page is left. */
export function chooseTheme(theme: Theme | undefined): void {
  printIn(theme);
  try {
    if (theme) localStorage.setItem(themeStorageKey, theme);
    else localStorage.removeItem(themeStorageKey);
  } catch {
    // Forbidden or full storage costs the memory of the choice, nothing else.
  }
}

const followOtherTabs = ({ key, newValue }: StorageEvent) => {
  if (key === themeStorageKey) printIn(parseTheme(newValue));
};

export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs);
  };
}
