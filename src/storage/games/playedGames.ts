/** Games against the app that go on after a reload. */

import { type PlayedGame, playedGameSchema } from '#game/play/playedGame.ts';
import { siteDatabase } from '../database.ts';

/** The game kept under an id; nothing where there is none, or none that can be read. */
export async function readPlayedGame(id: string): Promise<PlayedGame | undefined> {
  const row = await siteDatabase.use((database) => database.get('playedGames', id));
  return playedGameSchema.safeParse(row).data;
}

/** Resolves to whether the game is on the device. */
export const writePlayedGame = async (game: PlayedGame): Promise<boolean> =>
  (await siteDatabase.use(async (database) => {
    await database.put('playedGames', game);
    return true;
  })) ?? false;
