/**
 * Lays out text that `content-visibility: auto` has skipped (`ui/styles/base.css`), so that positions are
 * exact: at once where one is needed now, else one part after another in idle time.
 */

import { whenIdle } from '#site/scheduling.ts';

/** Milliseconds of an idle task, whatever time the browser says is left: a press may come sooner. */
const sliceMs = 5;

export function releaseContentVisibility(): void {
  document.documentElement.dataset.contentVisible = '';
}

/** Reading the size lays the part out now, not together with others. */
function releaseOne(): boolean {
  const isReleased = document.documentElement.dataset.contentVisible !== undefined;
  const part = isReleased ? null : document.querySelector('[data-skippable]');
  part?.removeAttribute('data-skippable');
  part?.getBoundingClientRect();
  return part !== null;
}

/** Waits for the fonts, which would have everything laid out again. */
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
