import { useRef } from 'react';

/** Clicks in a row at one place, as the browser counts them: 2 for the second of a double-click, 0 for a key. */
let clicksInARow = 0;
if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    ({ detail }) => {
      clicksInARow = detail;
    },
    true,
  );

/**
 * Runs one action at a time, so that a double press makes one thing: further presses are ignored until it has ended,
 * and the second click of a double-click also after that.
 */
export function useOnePress(): (act: () => Promise<unknown>) => Promise<void> {
  const running = useRef(false);
  return async (act) => {
    if (running.current || clicksInARow > 1) return;
    running.current = true;
    try {
      await act();
    } finally {
      running.current = false;
    }
  };
}
