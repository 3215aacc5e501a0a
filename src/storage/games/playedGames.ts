/** The games against the app that are kept on this device, and word of them between tabs. */

import { type PlayedGame, playedGameVersion, readPlayedGameRow } from '#game/play/playedGame.ts';
import { isFromNewerVersion } from '#game/tracker/savedGame.ts';
import { type Connection, siteDatabase } from '../database.ts';
import { createGameStore } from './gameStore.ts';

export const mostPlayedGames = 24;

/** A game as it is stored, and in a backup; `newer` where a newer version of the site wrote it. */
export const readPlayed = (row: unknown): PlayedGame | 'newer' | undefined =>
  isFromNewerVersion(row, playedGameVersion) ? 'newer' : readPlayedGameRow(row);

/** The game as `readPlayed` reads it. */
export const playedGameRow = (game: PlayedGame): PlayedGame & { readonly version: number } => ({
  ...game,
  version: playedGameVersion,
});

export function createPlayedGames(connection: Connection) {
  const store = createGameStore(connection, {
    name: 'playedGames',
    read: readPlayed,
    changed: ({ changed }) => changed,
    most: mostPlayedGames,
  });
  return {
    ...store,
    write(game: PlayedGame): Promise<boolean> {
      return store.write(playedGameRow(game));
    },

    /** The game as it stands on the device now: another tab may have gone on with it. Rejects with `NoAnswer`. */
    async read(id: string): Promise<PlayedGame | undefined> {
      const row = await connection
        .read((database) => database.get('playedGames', id))
        .catch((error) => {
          if (!store.held(id)) throw error;
        });
      const game = readPlayed(row);
      if (game === 'newer') return undefined;
      // A game that could not be saved is only in memory.
      const played = store.held(id);
      return played && (!game || played.changed > game.changed) ? played : game;
    },
  };
}

export const {
  list: readPlayedGames,
  read: readPlayedGame,
  write: writePlayedGame,
  remove: removePlayedGame,
} = createPlayedGames(siteDatabase);

const channelName = 'played-games';

/**
 * Says to other tabs that this one goes on with a game, and calls back when another tab says so later.
 * Returns what ends both. Where tabs cannot talk, the one that saves last wins.
 */
export function followPlayedGame(id: string, onElsewhere: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === id) onElsewhere();
  };
  channel.postMessage(id);
  return () => channel.close();
}
