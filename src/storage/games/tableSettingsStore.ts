/** How the table is set up, read from the device when it is first asked for. */

import { createStore } from '#site/createStore.ts';
import { readTableSettings, type TableSettings, writeTableSettings } from './tableSettings.ts';

const changed = createStore<TableSettings | undefined>(undefined);
let stored: TableSettings | undefined;

export const tableSettings = {
  get(): TableSettings {
    stored ??= readTableSettings();
    return changed.get() ?? stored;
  },
  subscribe: changed.subscribe,
};

export function changeTableSettings(change: Partial<TableSettings>): void {
  const next = { ...tableSettings.get(), ...change };
  changed.set(next);
  writeTableSettings(next);
}
