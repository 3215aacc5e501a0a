/** The end of smooth scrolling to a link's target: when the page stops, or when the user scrolls. */

/** Milliseconds without movement after which scrolling has ended; `scrollend` fires at each step of a scroll. */
const stillMs = 150;
/** Milliseconds to wait for the first movement: a target that is already in place needs no scrolling. */
const startMs = 1000;

/** Calls back when the scrolling that has just begun ends. Returns a function that stops listening. */
export function onScrollEnd(end: () => void): () => void {
  const listeners = new AbortController();
  let timer = setTimeout(finish, startMs);

  function finish(): void {
    stop();
    end();
  }
  function stop(): void {
    clearTimeout(timer);
    listeners.abort();
  }
  function wait(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(finish, milliseconds);
  }

  const options = { passive: true, signal: listeners.signal };
  addEventListener('scroll', () => wait(stillMs), options);
  for (const event of ['wheel', 'touchmove', 'keydown']) addEventListener(event, finish, options);
  return stop;
}
