/** A store of games on this device. Over the limit, it deletes the least recently changed game. */

import type { Connection, SiteDatabase } from '../database.ts';

type StoreName = 'savedGames' | 'playedGames';
type GameOf<Name extends StoreName> = SiteDatabase[Name]['value'];

type Options<Name extends StoreName> = {
  readonly name: Name;
  /** Parses a row. `newer` if a newer version of the site wrote it: the row is then left untouched. */
  readonly read: (row: unknown) => GameOf<Name> | 'newer' | undefined;
  readonly changed: (game: GameOf<Name>) => number;
  /** The most games that are kept. */
  readonly most: number;
};

export function createGameStore<Name extends StoreName>(
  connection: Connection,
  { name, read, changed, most }: Options<Name>,
) {
  type Game = GameOf<Name>;
  /** The games written in this visit, and whether the device has stored them. */
  const held = new Map<string, { readonly game: Game; readonly kept: boolean }>();

  /** Picks the newer copy: another tab may have continued a game of this visit, or removed it. */
  const newer = (id: string, stored: Game | undefined): Game | undefined => {
    const own = held.get(id);
    const isOwn = own && (stored ? changed(own.game) >= changed(stored) : !own.kept);
    return isOwn ? own.game : stored;
  };

  /** The games on the device now, newest first. Deletes invalid rows. Rejects with `NoAnswer`. */
  async function list(): Promise<readonly Game[]> {
    const rows = (await connection.read((database) => database.getAll<StoreName>(name))) ?? [];
    const stored = new Map<string, Game>();
    for (const row of rows) {
      const game = read(row);
      if (game === undefined) void connection.use((database) => database.delete(name, row.id));
      else if (game !== 'newer') stored.set(game.id, game);
    }
    const ids = new Set([...stored.keys(), ...held.keys()]);
    return [...ids].flatMap((id) => newer(id, stored.get(id)) ?? []).sort((a, b) => changed(b) - changed(a));
  }

  const put = async (game: Game): Promise<boolean> =>
    (await connection.use(async (database) => {
      // Faster; only a power cut in the same second could lose the write.
      const transaction = database.transaction<StoreName, 'readwrite'>(name, 'readwrite', { durability: 'relaxed' });
      const put = transaction.store.put(game);
      // Commits explicitly: closing the page right after a tap would lose an uncommitted write.
      transaction.commit();
      await Promise.all([put, transaction.done]);
      return true;
    })) ?? false;

  async function remove(id: string): Promise<void> {
    held.delete(id);
    await connection.use((database) => database.delete(name, id));
  }

  return {
    list,
    remove,

    /** The newer copy, of the device or of this page. Rejects with `NoAnswer` if this page has none. */
    async read(id: string): Promise<Game | undefined> {
      const own = held.get(id)?.game;
      const row = await connection
        .read((database) => database.get<StoreName>(name, id))
        .catch((error) => {
          if (!own) throw error;
          return own;
        });
      const game = read(row);
      return game === 'newer' ? undefined : newer(id, game);
    },

    /** Resolves to whether the device has stored the game. If not, the game lasts until the page is closed. */
    async write(game: Game): Promise<boolean> {
      const isNew = !held.has(game.id);
      held.set(game.id, { game, kept: false });
      const kept = await put(game);
      if (held.get(game.id)?.game === game) held.set(game.id, { game, kept });
      const beyond = isNew ? (await list().catch(() => [])).slice(most) : [];
      for (const { id } of beyond) await remove(id);
      return kept;
    },
  };
}
