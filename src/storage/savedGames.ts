/** The games kept on this device; the one left alone longest makes room for the newest. */

import { isFromNewerVersion, openSavedGame, type SavedGame, savedGameSchema } from '#domain/table/savedGame.ts';
import { type Connection, siteDatabase } from './database.ts';

/** More games than anybody has on the go, few enough to be read at once. */
export const maxSavedGames = 12;

const newestFirst = (games: Iterable<SavedGame>): SavedGame[] => [...games].sort((a, b) => b.savedAt - a.savedAt);

/** A row that can be gone on with: of the right shape, and a game that the rules allow. */
function readRow(row: unknown): SavedGame | undefined {
  const { success, data } = savedGameSchema.safeParse(row);
  return success && !('fault' in openSavedGame(data)) ? data : undefined;
}

export function createSavedGames(connection: Connection) {
  const games = new Map<string, SavedGame>();
  /** Ids of games whose latest state is not on the device yet. */
  const unsaved = new Set<string>();
  let writing: Promise<boolean> | undefined;
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

  /** Writes what has not been written, and what is added meanwhile; of each game its latest state only. */
  async function writeUnsaved(): Promise<boolean> {
    let kept = true;
    for (const id of unsaved) {
      unsaved.delete(id);
      const game = games.get(id);
      kept = game === undefined || (await put(game));
    }
    return kept;
  }

  const put = async (game: SavedGame): Promise<boolean> =>
    (await connection.use(async (database) => {
      // Faster, and safe against everything but a power cut in the same second.
      const { store, done } = database.transaction('savedGames', 'readwrite', { durability: 'relaxed' });
      await Promise.all([store.put(game), done]);
      return true;
    })) ?? false;

  async function remove(id: string): Promise<void> {
    // What is still being read or written must not bring the game back.
    await Promise.all([recallOnce(), writing]);
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
      unsaved.add(game.id);
      writing ??= writeUnsaved().finally(() => {
        writing = undefined;
      });
      const kept = await writing;
      await recallOnce();
      for (const { id } of newestFirst(games.values()).slice(maxSavedGames)) await remove(id);
      return kept;
    },

    remove,
  };
}

export const { list: listSavedGames, write: writeSavedGame, remove: removeSavedGame } = createSavedGames(siteDatabase);
