/** The way to a link's target: it begins with the click and ends when the page stands still, or when the reader takes over. */

/** Where browsers do not say so themselves, a page has stopped when nothing has moved for so long. */
const stillMs = 150;
/** A target that is already in its place is not travelled to at all. */
const startMs = 1000;

/** Calls back when the journey that has just begun is over. Returns how to stop listening. */
export function onJourneyEnd(end: () => void): () => void {
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
  if ('onscrollend' in window) {
    addEventListener('scroll', () => clearTimeout(timer), options);
    addEventListener('scrollend', finish, options);
  } else {
    addEventListener('scroll', () => wait(stillMs), options);
  }
  for (const event of ['wheel', 'touchmove', 'keydown']) addEventListener(event, finish, options);
  return stop;
}
