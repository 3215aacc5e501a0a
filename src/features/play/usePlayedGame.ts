/** A played game for a screen: its position, and what can be done with it. */

import { useEffect, useState } from 'react';
import type { Book } from '#game/engine/book.ts';
import type { GameSetup } from '#game/engine/newGame.ts';
import type { PlayedGame, Player } from '#game/play/playedGame.ts';
import { moveCards } from '#ui/game-table/moveCards.ts';
import { useStore } from '#ui/subscriptions.ts';
import { createOpponent } from './opponent.ts';
import { createPlayRunner } from './playRunner.ts';
import { playSettings } from './playSettings.ts';
import type { Script } from './playState.ts';

/**
 * Goes on with a saved game. It is read once: a component that shows another game needs another key.
 * @param script - Holds the app and automatic decisions back while it says who decides.
 */
export function usePlayedGame(book: Book, saved: PlayedGame, script?: Script) {
  const [{ runner, shown }] = useState(() => {
    const made = createPlayRunner(book, saved, { opponent: createOpponent(), ...(script && { script }) });
    return {
      runner: made,
      shown: { get: made.get, subscribe: (listener: () => void) => made.subscribe(() => show(listener)) },
    };
  });
  useEffect(() => runner.start(), [runner]);
  const { decide, takeDevice, setHold, restart, leaveScript, lookAgain } = runner;
  return { ...useStore(shown), decide, takeDevice, setHold, restart, leaveScript, lookAgain };
}

/** Whoever wants the app to decide at once does not wait for cards that move. */
const show = (render: () => void) => (playSettings.get().pace === 'instant' ? render() : moveCards(render));

const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join('');

/** A new game of the given setup; seed and id are drawn at random. */
export const newPlayedGame = (
  { edition }: Book,
  setup: Omit<GameSetup, 'seed'>,
  players: readonly Player[],
): PlayedGame => ({
  id: randomId(),
  edition,
  setup: { ...setup, seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 },
  players,
  decisions: [],
  takeBacks: 0,
  changed: Date.now(),
});
