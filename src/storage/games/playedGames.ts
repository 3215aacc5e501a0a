/** The games against the app that are stored on this device, and messages about them between tabs. */

import { type PlayedGame, playedGameVersion, readPlayedGameRow } from '#game/play/playedGame.ts';
import { isFromNewerVersion } from '#game/tracker/savedGame.ts';
import { type Connection, siteDatabase } from '../database.ts';
import { openGameChannel } from './gameChannel.ts';
import { createGameStore } from './gameStore.ts';

/** Parses a game from storage or a backup; `newer` if a newer version of the site wrote it. */
export const readPlayed = (row: unknown): PlayedGame | 'newer' | undefined =>
  isFromNewerVersion(row, playedGameVersion) ? 'newer' : readPlayedGameRow(row);

/** The game in the format that `readPlayed` parses. */
export const playedGameRow = (game: PlayedGame): PlayedGame & { readonly version: number } => ({
  ...game,
  version: playedGameVersion,
});

export function createPlayedGames(connection: Connection) {
  const store = createGameStore(connection, {
    name: 'playedGames',
    read: readPlayed,
    timeOf: ({ changed }) => changed,
  });
  return {
    ...store,
    write: (game: PlayedGame, options?: { readonly replace: boolean }) => store.write(playedGameRow(game), options),
  };
}

export const {
  list: readPlayedGames,
  read: readPlayedGame,
  write: writePlayedGame,
  remove: removePlayedGame,
  keeping: playKeeping,
} = createPlayedGames(siteDatabase);

/**
 * Tells other tabs that this one continues a game, and calls back when another tab continues it later.
 * Returns a function that stops both.
 */
export function followPlayedGame(id: string, onElsewhere: () => void): () => void {
  const channel = openGameChannel('played-games', (other) => other === id && onElsewhere());
  channel.say(id);
  return channel.close;
}
