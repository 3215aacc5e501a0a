/** The texts that the reader had before an update, and the changes since, stored between visits. */

import { z } from 'zod/mini';
import { type Connection, siteDatabase } from '../database.ts';
import { mostChanges, mostCharacters, type SeenTexts, type TextChange } from './textChanges.ts';

const text = z.string().check(z.maxLength(50_000));
const seenSchema = z.object({ version: z.string(), texts: z.record(z.string(), text) });
export const changesSchema = z
  .array(z.object({ key: z.string(), before: z.optional(text), after: z.optional(text), opened: z.boolean() }))
  .check(z.maxLength(mostChanges));

export function createSeenTexts(connection: Connection) {
  const read = <Value>(key: 'seen' | 'changes', schema: z.ZodMiniType<Value>): Promise<Value | undefined> =>
    connection.read(async (database) => schema.safeParse(await database.get('seenTexts', key)).data);

  return {
    readSeen: (): Promise<SeenTexts | undefined> => read('seen', seenSchema),
    readChanges: async (): Promise<readonly TextChange[]> =>
      ((await read('changes', changesSchema)) ?? []) as readonly TextChange[],

    /** Stores all texts or, if they are too long, none: a part of them would lead to false changes. */
    async writeSeen(seen: SeenTexts): Promise<void> {
      const characters = Object.values(seen.texts).reduce((sum, { length }) => sum + length, 0);
      if (characters <= mostCharacters) await connection.use((database) => database.put('seenTexts', seen, 'seen'));
    },

    async writeChanges(changes: readonly TextChange[]): Promise<void> {
      await connection.use((database) => database.put('seenTexts', changes, 'changes'));
    },
  };
}

export const seenTexts = createSeenTexts(siteDatabase);
