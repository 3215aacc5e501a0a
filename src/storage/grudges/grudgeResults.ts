/** How the reader did with each day's grudge. */

import { type GrudgeResult, grudgeResultSchema } from '#game/grudge/result.ts';
import { type Connection, siteDatabase } from '../database.ts';

/** A result from storage or a backup, if it is one. */
export const readGrudgeResult = (row: unknown): readonly GrudgeResult[] => {
  const { data } = grudgeResultSchema.safeParse(row);
  return data ? [data] : [];
};

export const createGrudgeResults = (connection: Connection) => ({
  /** Rejects with `NoAnswer`. */
  list: async (): Promise<readonly GrudgeResult[]> =>
    ((await connection.read((database) => database.getAll('grudges'))) ?? []).flatMap(readGrudgeResult),
  /** The first solution of a day counts: nothing is written after it. */
  write: (result: GrudgeResult): Promise<unknown> =>
    connection.use(async (database) => {
      const { store } = database.transaction('grudges', 'readwrite');
      const [before] = readGrudgeResult(await store.get(result.day));
      if (!before?.solved) await store.put(result);
    }),
});

/** For this device. */
export const grudgeResults = createGrudgeResults(siteDatabase);
