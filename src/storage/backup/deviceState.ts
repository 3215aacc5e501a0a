/** The data stored on this device, read as one value and replaced as a whole. */

import type { ZodMiniType } from 'zod/mini';
import { newShortId } from '#site/shortId.ts';
import { changesSchema } from '../changes/seenTexts.ts';
import type { TextChange } from '../changes/textChanges.ts';
import type { Connection, SiteDatabase } from '../database.ts';
import { dismissalSchema } from '../flashes/flashDismissals.ts';
import { readFinished } from '../games/finishedGames.ts';
import { playedGameRow, readPlayed } from '../games/playedGames.ts';
import { readSavedGameRow } from '../games/savedGames.ts';
import { readGrudgeResult } from '../grudges/grudgeResults.ts';
import { readingPositionSchema } from '../reading/readingPosition.ts';
import { lastSearchSchema, recentSearchesSchema } from '../searches/lastSearch.ts';
import { savedSearchesSchema } from '../searches/savedSearches.ts';
import { type Remembered, type SettingKey, settingKeys } from './backup.ts';
import { mergeBackup } from './merge.ts';

const stores = [
  'savedGames',
  'playedGames',
  'finishedGames',
  'grudges',
  'readingPosition',
  'lastSearch',
  'flashDismissals',
  'seenTexts',
] as const satisfies readonly (keyof SiteDatabase)[];

/** Reads all valid data; `undefined` if the database is unavailable. Rejects with `NoAnswer`. */
export const readDevice = (connection: Connection): Promise<Remembered | undefined> =>
  connection.read(async (database) => {
    const transaction = database.transaction(stores);
    const store = <Name extends (typeof stores)[number]>(name: Name) => transaction.objectStore(name);
    const [saved, played, finished, grudges, position, latest, recent, named, dismissed, changes] = await Promise.all([
      store('savedGames').getAll(),
      store('playedGames').getAll(),
      store('finishedGames').getAll(),
      store('grudges').getAll(),
      store('readingPosition').get('latest'),
      store('lastSearch').get('latest'),
      store('lastSearch').get('recent'),
      store('lastSearch').get('saved'),
      store('flashDismissals').getAll(),
      store('seenTexts').get('changes'),
    ]);
    return {
      tableGames: saved.map(readSavedGameRow).filter(isReadable),
      playedGames: played.map(readPlayed).filter(isReadable),
      finishedGames: finished.flatMap(readFinished),
      grudges: grudges.flatMap(readGrudgeResult),
      settings: readSettings(),
      readingPosition: valid(readingPositionSchema, position),
      lastSearch: valid(lastSearchSchema, latest),
      recentSearches: valid(recentSearchesSchema, recent) ?? [],
      savedSearches: valid(savedSearchesSchema, named) ?? [],
      dismissals: dismissed.filter((row) => valid(dismissalSchema, row)),
      changes: (valid(changesSchema, changes) ?? []) as readonly TextChange[],
    };
  });

const valid = <Value>(schema: ZodMiniType<Value>, value: unknown): Value | undefined => schema.safeParse(value).data;

const isReadable = <Game extends object>(game: Game | 'newer' | undefined): game is Game => typeof game === 'object';

function readSettings(): Remembered['settings'] {
  const settings: Partial<Record<SettingKey, string>> = {};
  try {
    for (const key of settingKeys) {
      const value = localStorage.getItem(key);
      if (value !== null) settings[key] = value;
    }
  } catch {
    // If storage is forbidden, there are no settings.
  }
  return settings;
}

export type Mode = 'merge' | 'replace';

/** The data of the device after restoring a backup. */
export const afterRestoring = (here: Remembered, backup: Remembered, mode: Mode): Remembered =>
  mode === 'merge' ? mergeBackup(here, backup, newShortId) : backup;

/**
 * Replaces the data of the device with `next`: first the database, in one transaction, then the settings. Rows that
 * this version cannot read stay. Resolves to '' or to an error message. If the database fails, nothing has changed; if
 * only the settings fail, the database has.
 */
export async function writeDevice(connection: Connection, here: Remembered, next: Remembered): Promise<string> {
  const done = await connection.use(async (database) => {
    const transaction = database.transaction(stores, 'readwrite');
    const store = <Name extends (typeof stores)[number]>(name: Name) => transaction.objectStore(name);
    const { readingPosition, lastSearch } = next;
    await Promise.all([
      ...here.tableGames.map(({ id }) => store('savedGames').delete(id)),
      ...here.playedGames.map(({ id }) => store('playedGames').delete(id)),
      ...here.finishedGames.map(({ id }) => store('finishedGames').delete(id)),
      ...here.grudges.map(({ day }) => store('grudges').delete(day)),
      ...here.dismissals.map(({ id }) => store('flashDismissals').delete(id)),
      ...next.tableGames.map((game) => store('savedGames').put(game)),
      ...next.playedGames.map((game) => store('playedGames').put(playedGameRow(game))),
      ...next.finishedGames.map((row) => store('finishedGames').put(row)),
      ...next.grudges.map((row) => store('grudges').put(row)),
      ...next.dismissals.map((row) => store('flashDismissals').put(row)),
      readingPosition
        ? store('readingPosition').put(readingPosition, 'latest')
        : store('readingPosition').delete('latest'),
      lastSearch ? store('lastSearch').put(lastSearch, 'latest') : store('lastSearch').delete('latest'),
      store('lastSearch').put(next.recentSearches, 'recent'),
      next.savedSearches.length > 0
        ? store('lastSearch').put(next.savedSearches, 'saved')
        : store('lastSearch').delete('saved'),
      store('seenTexts').put(next.changes, 'changes'),
      transaction.done,
    ]);
    return true;
  });
  if (!done) return 'This browser could not store it; there may be no room left. Nothing has been changed.';
  return writeSettings(next.settings) ? '' : 'The settings could not be stored; everything else has been restored.';
}

function writeSettings(settings: Remembered['settings']): boolean {
  try {
    for (const key of settingKeys) {
      const value = settings[key];
      if (value === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
    return true;
  } catch {
    return false;
  }
}
