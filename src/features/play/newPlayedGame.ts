/** A game that begins. */

import type { GameSetup } from '#game/engine/newGame.ts';
import type { Book } from '#game/language/book.ts';
import type { PlayedGame, Player } from '#game/play/playedGame.ts';
import { newShortId } from '#site/shortId.ts';

/** A new game of the given setup, with a random seed and id. */
export const newPlayedGame = (
  { edition }: Book,
  setup: Omit<GameSetup, 'seed'>,
  players: readonly Player[],
): PlayedGame => ({
  id: newShortId(),
  edition,
  setup: { ...setup, seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 },
  players,
  decisions: [],
  takeBacks: 0,
  changed: Date.now(),
});
