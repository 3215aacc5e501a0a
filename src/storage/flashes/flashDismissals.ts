/** The ids of permanently dismissed notices: the newest 200, shared with other tabs. */

import { z } from 'zod/mini';
import { type Connection, type Database, siteDatabase } from '../database.ts';
import { openTabChannel } from '../tabChannel.ts';

export const mostDismissals = 200;

const idSchema = z.string().check(z.minLength(1), z.maxLength(200));
export const dismissalSchema = z.object({ id: idSchema, dismissedAt: z.number() });

/** Deletes the oldest rows beyond the limit, in one transaction. */
async function deleteSurplus(database: Database): Promise<void> {
  const { store, done } = database.transaction('flashDismissals', 'readwrite');
  const surplus = (await store.count()) - mostDismissals;
  const keys = surplus > 0 ? await store.index('dismissedAt').getAllKeys(null, surplus) : [];
  await Promise.all([...keys.map((key) => store.delete(key)), done]);
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** @param openChannel Opens a channel to the other tabs; called at the first `write` or `follow`. */
export function createFlashDismissals(connection: Connection, openChannel?: () => Channel | undefined) {
  const dismissed = new Set<string>();
  let recalled: Promise<void> | undefined;
  let channel: Channel | undefined;
  let told: ((id: string) => void) | undefined;

  async function recall(): Promise<void> {
    const reading = connection.read(async (database) => {
      await deleteSurplus(database);
      for (const row of await database.getAll('flashDismissals')) {
        const { success, data } = dismissalSchema.safeParse(row);
        if (success) dismissed.add(data.id);
        else await database.delete('flashDismissals', row.id);
      }
    });
    // If it fails, dismissed notices show again: better one too many than none. The next notice asks again.
    await reading.catch(() => {
      recalled = undefined;
    });
  }

  function hear({ data }: MessageEvent<unknown>): void {
    const id = idSchema.safeParse(data);
    if (!id.success) return;
    dismissed.add(id.data);
    told?.(id.data);
  }

  function join(): Channel | undefined {
    if (channel) return channel;
    channel = openChannel?.();
    channel?.addEventListener('message', hear);
    return channel;
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
      join()?.postMessage(id);
      await connection.use(async (database) => {
        const { store, done } = database.transaction('flashDismissals', 'readwrite');
        const last = await store.index('dismissedAt').openKeyCursor(null, 'prev');
        await Promise.all([store.put({ id, dismissedAt: (last?.key ?? 0) + 1 }), done]);
        await deleteSurplus(database);
      });
    },

    /** Calls back with the id of each notice that another tab dismisses from now on. */
    follow(onDismissed: (id: string) => void): void {
      told = onDismissed;
      join();
    },
  };
}

export const {
  read: readDismissals,
  write: writeDismissal,
  follow: followDismissals,
} = createFlashDismissals(siteDatabase, () => openTabChannel('flash-dismissals'));
