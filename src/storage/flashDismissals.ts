/** The notices a reader has dismissed for good, by id; the oldest make room for the newest. */

import { z } from 'zod/mini';
import { type Connection, siteDatabase } from './database.ts';

const most = 200;

const schema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  dismissedAt: z.number(),
});

export function createFlashDismissals(connection: Connection) {
  const dismissed = new Set<string>();
  let recalled: Promise<void> | undefined;

  async function recall(): Promise<void> {
    await connection.use(async (database) => {
      for (const row of await database.getAll('flashDismissals')) {
        const { success, data } = schema.safeParse(row);
        if (success) dismissed.add(data.id);
        else await database.delete('flashDismissals', row.id);
      }
    });
  }

  return {
    /** The dismissed ids of this visit and of earlier ones. */
    async read(): Promise<ReadonlySet<string>> {
      recalled ??= recall();
      await recalled;
      return dismissed;
    },

    async write(id: string): Promise<void> {
      dismissed.add(id);
      await connection.use(async (database) => {
        await database.put('flashDismissals', { id, dismissedAt: Date.now() });
        const surplus = (await database.count('flashDismissals')) - most;
        if (surplus <= 0) return;
        for (const key of await database.getAllKeysFromIndex('flashDismissals', 'dismissedAt', null, surplus))
          await database.delete('flashDismissals', key);
      });
    },
  };
}

export const { read: readDismissals, write: writeDismissal } = createFlashDismissals(siteDatabase);
