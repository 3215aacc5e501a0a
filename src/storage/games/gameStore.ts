/** A store of games on this device; the one left alone longest makes room for the newest. */

import type { Connection, SiteDatabase } from '../database.ts';

type StoreName = 'savedGames' | 'playedGames';
type GameOf<Name extends StoreName> = SiteDatabase[Name]['value'];

type Options<Name extends StoreName> = {
  readonly name: Name;
  /** A row of the store; `newer` where a newer version of the site wrote it, which is left alone for it. */
  readonly read: (row: unknown) => GameOf<Name> | 'newer' | undefined;
  readonly changed: (game: GameOf<Name>) => number;
  /** More games than this are not kept. */
  readonly most: number;
};

export function createGameStore<Name extends StoreName>(
  connection: Connection,
  { name, read, changed, most }: Options<Name>,
) {
  type Game = GameOf<Name>;
  const games = new Map<string, Game>();
  let recalled: Promise<void> | undefined;

  const newestFirst = (): Game[] => [...games.values()].sort((a, b) => changed(b) - changed(a));

  async function recall(): Promise<void> {
    const rows = await connection.read((database) => database.getAll<StoreName>(name));
    for (const row of rows ?? []) {
      const game = read(row);
      if (game === 'newer') continue;
      if (!game) void connection.use((database) => database.delete(name, row.id));
      // What was played in this visit is newer than what an earlier one left.
      else if (!games.has(game.id)) games.set(game.id, game);
    }
  }

  /** Asks again after a read without an answer. */
  const recallOnce = () => {
    recalled ??= recall().catch((error) => {
      recalled = undefined;
      throw error;
    });
    return recalled;
  };

  const recallIfAnswered = () => recallOnce().catch(() => undefined);

  const put = async (game: Game): Promise<boolean> =>
    (await connection.use(async (database) => {
      // Faster, and safe against everything but a power cut in the same second.
      const transaction = database.transaction<StoreName, 'readwrite'>(name, 'readwrite', { durability: 'relaxed' });
      const put = transaction.store.put(game);
      // Not left to the browser: a page that is closed right after a tap takes uncommitted work with it.
      transaction.commit();
      await Promise.all([put, transaction.done]);
      return true;
    })) ?? false;

  async function remove(id: string): Promise<void> {
    // What is still being read must not bring the game back; what is being written is deleted after it.
    await recallIfAnswered();
    games.delete(id);
    await connection.use((database) => database.delete(name, id));
  }

  return {
    /** The games of this visit and of earlier ones, newest first. Rejects with `NoAnswer`. */
    async list(): Promise<readonly Game[]> {
      await recallOnce();
      return newestFirst();
    },

    /** The game as this page has it, if it does. */
    held: (id: string): Game | undefined => games.get(id),

    /** Resolves to whether the game is on the device; if not, it lasts until the page is closed. */
    async write(game: Game): Promise<boolean> {
      games.set(game.id, game);
      const kept = await put(game);
      await recallIfAnswered();
      for (const { id } of newestFirst().slice(most)) await remove(id);
      return kept;
    },

    remove,
  };
}
