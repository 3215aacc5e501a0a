/** The table games stored on this device. */

import { isFromNewerVersion, openSavedGame, type SavedGame, savedGameSchema } from '#game/tracker/savedGame.ts';
import { type Connection, siteDatabase } from '../database.ts';
import { createGameStore } from './gameStore.ts';

/** Parses a row; `undefined` if its shape is wrong or the rules forbid the game. */
export function readSavedGameRow(row: unknown): SavedGame | 'newer' | undefined {
  if (isFromNewerVersion(row)) return 'newer';
  const { data } = savedGameSchema.safeParse(row);
  return data && !('fault' in openSavedGame(data)) ? data : undefined;
}

export const createSavedGames = (connection: Connection) =>
  createGameStore(connection, {
    name: 'savedGames',
    read: readSavedGameRow,
    timeOf: ({ savedAt }) => savedAt,
  });

export const {
  list: listSavedGames,
  read: readSavedGame,
  write: writeSavedGame,
  remove: removeSavedGame,
  keeping: tableKeeping,
} = createSavedGames(siteDatabase);
