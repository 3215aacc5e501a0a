/** The disputes that were settled on this device, each by the query of its address: the last ones, and those saved. */

import { z } from 'zod/mini';
import { createLocalSettings } from '#storage/localSettings.ts';

/** Most recent disputes, and most that are saved. */
const mostRecent = 6;
const mostSaved = 24;
const longest = 400;

const queries = (most: number) => z.array(z.string().check(z.maxLength(longest))).check(z.maxLength(most));

export type SettledBefore = { readonly recent: readonly string[]; readonly saved: readonly string[] };

const none: SettledBefore = { recent: [], saved: [] };

const schema = z.object({ recent: queries(mostRecent), saved: queries(mostSaved) });

export const settledBefore = createLocalSettings<SettledBefore>('settled', schema, none);

const first = (query: string, others: readonly string[], most: number) =>
  [query, ...others.filter((other) => other !== query)].slice(0, most);

export const noteSettled = (query: string): void =>
  settledBefore.change({ recent: first(query, settledBefore.get().recent, mostRecent) });

export const keepSettled = (query: string, isKept: boolean): void => {
  const { saved } = settledBefore.get();
  settledBefore.change({
    saved: isKept ? first(query, saved, mostSaved) : saved.filter((other) => other !== query),
  });
};
