/** Work that many places of a page wait for: done for one after another at leisure, and first where the reader is. */

const waiting = new Set<() => void>();
/** Of these, the ones near the reader. */
const near = new Set<() => void>();
let isAtWork = false;
let hurry = () => {};

/** An idle moment; where the reader waits, the next task. Never the same one: what is near at once may be much. */
const nextTurn = () =>
  new Promise<void>((resolve) => {
    hurry = () => setTimeout(resolve);
    if (near.size > 0) hurry();
    else if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

async function workOff(): Promise<void> {
  if (isAtWork) return;
  isAtWork = true;
  while (waiting.size > 0) {
    await nextTurn();
    const [begin] = near.size > 0 ? near : waiting;
    begin?.();
  }
  isAtWork = false;
}

/** Calls `work` once, and not after the function it returns has been called. */
export function inTurn(place: Element, work: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) near.delete(begin);
      else if (waiting.has(begin)) {
        near.add(begin);
        hurry();
      }
    },
    { rootMargin: '200%' },
  );
  const callOff = () => {
    observer.disconnect();
    waiting.delete(begin);
    near.delete(begin);
  };
  const begin = () => {
    callOff();
    work();
  };
  observer.observe(place);
  waiting.add(begin);
  void workOff();
  return callOff;
}
