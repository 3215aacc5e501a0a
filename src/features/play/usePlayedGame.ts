/** Hook for a game in play: its position and its actions. */

import { useEffect, useState } from 'react';
import type { GameSetup } from '#game/engine/newGame.ts';
import type { Book } from '#game/language/book.ts';
import type { PlayedGame, Player } from '#game/play/playedGame.ts';
import { newShortId } from '#site/shortId.ts';
import { atRest } from '#ui/game-table/atRest.ts';
import { moveCards } from '#ui/game-table/moveCards.ts';
import { useStore } from '#ui/subscriptions.ts';
import { createOpponent } from './opponent.ts';
import { createPlayRunner, type PlayRunner } from './playRunner.ts';
import { playSettings } from './playSettings.ts';
import type { Script } from './playState.ts';

/**
 * Continues a saved game. `saved` is read once: a component that shows another game needs another key.
 * @param script - Suspends the app and automatic decisions at each position for which it returns a value.
 */
export function usePlayedGame(book: Book, saved: PlayedGame, script?: Script) {
  const [{ runner, shown }] = useState(() => {
    const made = createPlayRunner(book, saved, { opponent: createOpponent(), atRest, ...(script && { script }) });
    return {
      runner: made,
      shown: { get: made.get, subscribe: (listener: () => void) => subscribeMoving(made, listener) },
    };
  });
  useEffect(() => runner.start(), [runner]);
  const { decide, skip, takeDevice, setHold, restart, leaveScript, resume } = runner;
  return { ...useStore(shown), decide, skip, takeDevice, setHold, restart, leaveScript, resume };
}

/** Cards move only with the position, and not when the app decides instantly. */
function subscribeMoving({ get, subscribe }: PlayRunner, render: () => void): () => void {
  let { position } = get();
  return subscribe(() => {
    const moves = position !== get().position && playSettings.get().pace !== 'instant';
    position = get().position;
    if (moves) moveCards(render);
    else render();
  });
}

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
