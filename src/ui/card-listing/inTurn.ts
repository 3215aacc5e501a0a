/** Work that many places of a page wait for: done for one after another at leisure, and first where the reader is. */

const waiting = new Map<Element, () => void>();
/** Of these, the ones near the reader. */
const near = new Set<Element>();
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
    const [place] = near.size > 0 ? near : waiting.keys();
    const work = place && waiting.get(place);
    if (place) forget(place);
    work?.();
  }
  isAtWork = false;
}

let observer: IntersectionObserver | undefined;

/** One for all places: each of them would reckon with the view anew in every frame. */
function watch(place: Element): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting && waiting.has(target)) near.add(target);
        else near.delete(target);
      }
      if (near.size > 0) hurry();
    },
    { rootMargin: '200%' },
  );
  observer.observe(place);
}

function forget(place: Element): void {
  observer?.unobserve(place);
  waiting.delete(place);
  near.delete(place);
}

/** Calls `work` once, and not after the function it returns has been called. */
export function inTurn(place: Element, work: () => void): () => void {
  waiting.set(place, work);
  watch(place);
  void workOff();
  return () => forget(place);
}
