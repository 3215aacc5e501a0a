import { useRef } from 'react';

/**
 * Runs one action at a time: further presses are ignored until it has ended, so that a double press makes one thing.
 * Presses after that count again.
 */
export function useOnePress(): (act: () => Promise<unknown>) => Promise<void> {
  const running = useRef(false);
  return async (act) => {
    if (running.current) return;
    running.current = true;
    try {
      await act();
    } finally {
      running.current = false;
    }
  };
}
