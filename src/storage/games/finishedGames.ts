/** The results of finished games against the app, for good: the games themselves are only kept for a while. */

import { type FinishedGame, finishedGame, finishedGameSchema } from '#game/play/record.ts';
import { type Connection, siteDatabase } from '../database.ts';
import { type createPlayedGames, readPlayedGames } from './playedGames.ts';

/** A result from storage or a backup, if it is one. */
export const readFinished = (row: unknown): readonly FinishedGame[] => {
  const { data } = finishedGameSchema.safeParse(row);
  return data ? [data] : [];
};

/**
 * Returns a function that notes the results of the games that are kept now, and returns all results ever noted. Of each
 * game there is one, however often and in however many tabs it is noted, and none after its last decision was taken
 * back. Rejects with `NoAnswer`.
 */
export const createFinishedGames =
  (connection: Connection, listGames: ReturnType<typeof createPlayedGames>['list']) =>
  async (): Promise<readonly FinishedGame[]> => {
    const games = await listGames();
    const results = new Map(games.map((game) => [game.id, finishedGame(game)]));
    const rows = await connection.read((database) => database.getAll('finishedGames'));
    // Apart from the reading, which a full disk must not undo.
    await connection.use((database) => {
      const { store } = database.transaction('finishedGames', 'readwrite');
      return Promise.all([...results].map(([id, result]) => (result ? store.put(result) : store.delete(id))));
    });
    const earlier = (rows ?? []).flatMap(readFinished).filter(({ id }) => !results.has(id));
    return [...earlier, ...[...results.values()].filter((result) => result !== undefined)];
  };

/** For this device. */
export const noteFinishedGames = createFinishedGames(siteDatabase, readPlayedGames);
