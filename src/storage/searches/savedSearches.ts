/** The searches that the user has named, stored on the device: pinned ones first, then the newest. */

import { z } from 'zod/mini';
import type { SavedSearch } from '#search/lastSearch.ts';
import { createStore } from '#site/createStore.ts';
import { untilAnswered } from '#site/noAnswer.ts';
import { type Connection, siteDatabase } from '../database.ts';
import { longestSearch } from './lastSearch.ts';

export const longestSearchName = 60;
/** A longer list would be too long to read. */
export const mostSavedSearches = 24;

const savedSearchSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(longestSearchName)),
  search: z.string().check(z.maxLength(longestSearch)),
  isPinned: z.boolean(),
}) satisfies z.ZodMiniType<SavedSearch>;

export const savedSearchesSchema = z.array(savedSearchSchema).check(z.maxLength(mostSavedSearches));

const none: readonly SavedSearch[] = [];

/** `refused`: not stored, so the change lasts until the page is closed. `too many`: nothing has changed. */
export type SaveResult = 'kept' | 'refused' | 'too many';

export function createSavedSearches(connection: Connection) {
  const searches = createStore(none);

  function adopt(stored: unknown): void {
    const { data } = savedSearchesSchema.safeParse(stored);
    if (data) searches.set((current) => (current === none ? data : current));
  }

  function edit(search: string, saved: readonly SavedSearch[] = []): boolean {
    const next = [...saved, ...searches.get().filter((other) => other.search !== search)];
    if (next.length > mostSavedSearches) return false;
    searches.set(next.sort((a, b) => Number(b.isPinned) - Number(a.isPinned)));
    return true;
  }

  async function keep(...change: Parameters<typeof edit>): Promise<SaveResult> {
    const kept = await connection.use(async (database) => {
      // Reads in the same transaction, so that a list whose read timed out before is not overwritten.
      const { store, done } = database.transaction('lastSearch', 'readwrite');
      adopt(await store.get('saved'));
      if (!edit(...change)) return 'too many';
      await Promise.all([store.put(searches.get(), 'saved'), done]);
      return 'kept';
    });
    return kept ?? (edit(...change) ? 'refused' : 'too many');
  }

  return {
    searches,

    /** Reads the searches of an earlier visit, once storage answers. Resolves before if that takes long. Never rejects. */
    recall: (): Promise<void> =>
      new Promise((goOn) => {
        const read = () => connection.read((database) => database.get('lastSearch', 'saved'));
        void untilAnswered(read, () => goOn())
          .then(adopt, () => undefined)
          .then(goOn);
      }),

    /** A new name for a saved search replaces the old one. */
    save: (saved: SavedSearch) => keep(saved.search, [saved]),

    remove: (search: string) => keep(search),
  };
}

export const savedSearches = createSavedSearches(siteDatabase);
