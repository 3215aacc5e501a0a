/** The games kept on this device; the one left alone longest makes room for the newest. */

import {
  isFromNewerVersion,
  maxSavedGames,
  openSavedGame,
  type SavedGame,
  savedGameSchema,
} from '#game/tracker/savedGame.ts';
import { type Connection, siteDatabase } from '../database.ts';

const newestFirst = (games: Iterable<SavedGame>): SavedGame[] => [...games].sort((a, b) => b.savedAt - a.savedAt);

/** A row that can be gone on with: of the right shape, and a game that the rules allow. */
function readRow(row: unknown): SavedGame | undefined {
  const { success, data } = savedGameSchema.safeParse(row);
  return success && !('fault' in openSavedGame(data)) ? data : undefined;
}

export function createSavedGames(connection: Connection) {
  const games = new Map<string, SavedGame>();
  let recalled: Promise<void> | undefined;

  async function recall(): Promise<void> {
    await connection.use(async (database) => {
      for (const row of await database.getAll('savedGames')) {
        const game = readRow(row);
        if (!game && !isFromNewerVersion(row)) await database.delete('savedGames', row.id);
        // What was played in this visit is newer than what an earlier one left.
        if (game && !games.has(game.id)) games.set(game.id, game);
      }
    });
  }

  const recallOnce = () => {
    recalled ??= recall();
    return recalled;
  };

  const put = async (game: SavedGame): Promise<boolean> =>
    (await connection.use(async (database) => {
      // Faster, and safe against everything but a power cut in the same second.
      const transaction = database.transaction('savedGames', 'readwrite', { durability: 'relaxed' });
      const put = transaction.store.put(game);
      // Not left to the browser: a page that is closed right after a tap takes uncommitted work with it.
      transaction.commit();
      await Promise.all([put, transaction.done]);
      return true;
    })) ?? false;

  async function remove(id: string): Promise<void> {
    // What is still being read must not bring the game back; what is being written is deleted after it.
    await recallOnce();
    games.delete(id);
    await connection.use((database) => database.delete('savedGames', id));
  }

  return {
    /** The games of this visit and of earlier ones, newest first. */
    async list(): Promise<readonly SavedGame[]> {
      await recallOnce();
      return newestFirst(games.values());
    },

    /** Resolves to whether the game is on the device; if not, it lasts until the page is closed. */
    async write(game: SavedGame): Promise<boolean> {
      games.set(game.id, game);
      const kept = await put(game);
      await recallOnce();
      for (const { id } of newestFirst(games.values()).slice(maxSavedGames)) await remove(id);
      return kept;
    },

    remove,
  };
}

export const { list: listSavedGames, write: writeSavedGame, remove: removeSavedGame } = createSavedGames(siteDatabase);
