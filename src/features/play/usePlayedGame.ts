/** Hook for a game in play: its position and its actions. */

import { useEffect, useState } from 'react';
import type { Book } from '#game/language/book.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { atRest } from '#ui/game-table/motion/atRest.ts';
import { moveCards } from '#ui/game-table/motion/moveCards.ts';
import { useStore } from '#ui/subscriptions.ts';
import { Ending } from './lazyParts.ts';
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
  // Needed at the end, perhaps without a network.
  useEffect(() => void Ending.preload().catch(() => undefined), []);
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
