/** Work that many places of a page wait for: done for one after another at leisure, and before its turn where the reader is. */

const waiting = new Set<() => void>();
let isAtWork = false;

const leisure = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

async function workOff(): Promise<void> {
  if (isAtWork) return;
  isAtWork = true;
  for (const begin of waiting) {
    await leisure();
    if (waiting.delete(begin)) begin();
  }
  isAtWork = false;
}

/** Calls `work` once, and not after the function it returns has been called. */
export function inTurn(place: Element, work: () => void): () => void {
  const near = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting && waiting.delete(begin)) begin();
    },
    { rootMargin: '200%' },
  );
  const begin = () => {
    near.disconnect();
    work();
  };
  near.observe(place);
  waiting.add(begin);
  void workOff();
  return () => {
    near.disconnect();
    waiting.delete(begin);
  };
}
