/** The time for which the game has been visible. */

import { useEffect, useRef } from 'react';
import type { OpenGame } from '#game/tracker/savedGame.ts';
import { addPlayed, keepOpenGame, readOpenGameAgain } from '#storage/games/tableGame.ts';

export type PlayTime = {
  /** Milliseconds so far, including those not yet counted. */
  readonly elapsed: () => number;
  /** Adds the time since it was last called to the game. */
  readonly countUp: () => void;
};

export function usePlayTime({ id, played }: Pick<OpenGame, 'id' | 'played'>): PlayTime {
  /** Start of the uncounted time; `undefined` while the page is hidden. */
  const since = useRef<number>(undefined);

  const uncounted = () => (since.current === undefined ? 0 : performance.now() - since.current);

  const countUp = () => {
    addPlayed(id, uncounted());
    if (since.current !== undefined) since.current = performance.now();
  };

  useEffect(() => {
    const begin = () => {
      since.current = performance.now();
    };
    const stop = () => {
      if (since.current !== undefined) addPlayed(id, performance.now() - since.current);
      since.current = undefined;
      keepOpenGame();
    };
    const look = () => {
      if (document.visibilityState === 'hidden') return stop();
      begin();
      // A suspended tab has missed the changes of other tabs.
      void readOpenGameAgain();
    };

    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [id]);

  return { elapsed: () => played + uncounted(), countUp };
}
