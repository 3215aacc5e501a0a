/**
 * Lays out text that `content-visibility: auto` has skipped (`ui/styles/base.css`), so that positions are
 * exact: at once if a position is needed now, otherwise part by part in idle time.
 */

import { hasRootAttribute, setRootAttribute } from '#site/rootAttributes.ts';
import { whenIdle } from '#site/scheduling.ts';

/** Milliseconds of an idle task, even if the browser reports more time: the user may press something sooner. */
const sliceMs = 5;

export const releaseContentVisibility = (): void => setRootAttribute('contentVisible');

/**
 * The scroll position in pixels once everything is laid out. If skipped text above has only its estimated height, it is
 * laid out now, and the position is the one that keeps what the reader saw in its place.
 */
export function positionLaidOut(): number {
  if (scrollY === 0 || hasRootAttribute('contentVisible')) return scrollY;
  const inView = Array.from(document.querySelectorAll('[data-skippable]')).find(
    (part) => part.getBoundingClientRect().bottom > 0,
  );
  const top = () => inView?.getBoundingClientRect().top ?? 0;
  const before = top();
  releaseContentVisibility();
  return scrollY + top() - before;
}

/** Reads the size, which lays the part out now rather than together with others. */
function releaseOne(): boolean {
  const isReleased = hasRootAttribute('contentVisible');
  const part = isReleased ? null : document.querySelector('[data-skippable]');
  part?.removeAttribute('data-skippable');
  part?.getBoundingClientRect();
  return part !== null;
}

/** Waits for the fonts, because their arrival would lay everything out again. */
export async function releaseWhenIdle(): Promise<void> {
  await whenIdle();
  await document.fonts.ready;
  for (let more = true; more; ) {
    await whenIdle();
    const started = performance.now();
    do more = releaseOne();
    while (more && performance.now() - started < sliceMs);
  }
  releaseContentVisibility();
}
