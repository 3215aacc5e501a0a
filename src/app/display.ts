/** The user's theme and text size, kept in data attributes of the page and in localStorage. */

import { type DisplaySetting, type DisplayValue, displaySettings, parseDisplay } from '#site/display.ts';

const listeners = new Set<() => void>();

/** `undefined` follows the browser's setting. */
function apply(name: DisplaySetting, value: string | undefined): void {
  if (value) document.documentElement.dataset[name] = value;
  else delete document.documentElement.dataset[name];
  for (const listener of listeners) listener();
}

export const currentDisplay = <Name extends DisplaySetting>(name: Name): DisplayValue<Name> | undefined =>
  parseDisplay(name, document.documentElement.dataset[name]);

/** If storage is unavailable, the choice lasts until the page is left. */
export function chooseDisplay<Name extends DisplaySetting>(name: Name, value: DisplayValue<Name> | undefined): void {
  apply(name, value);
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
  } catch {
    // Storage is forbidden or full.
  }
}

const isSetting = (key: string | null): key is DisplaySetting => key !== null && key in displaySettings;

const followOtherTabs = ({ key, newValue }: StorageEvent) => {
  if (isSetting(key)) apply(key, parseDisplay(key, newValue));
};

export function subscribeToDisplay(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs);
  };
}
