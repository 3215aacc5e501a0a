/**
 * What the build has rendered is laid out as it comes into view (ui/styles/base.css),
 * so that painting a long page costs no more than painting a short one. Once it is
 * there the rest is laid out bit by bit, and positions are true again.
 */

const isDone = () => document.documentElement.hasAttribute('data-content-visible');

let reportDone: () => void;
const done = new Promise<void>((resolve) => {
  reportDone = resolve;
});

/** For whoever needs a true position now. */
export function unfoldAtOnce(): void {
  document.documentElement.setAttribute('data-content-visible', '');
  reportDone();
}

/** However the page fares: milliseconds after which nobody waits for it any more. */
const patience = 5000;

/** Resolves when the page has been laid out, for work that would slow it down. */
export const unfolded = (): Promise<void> =>
  Promise.race([done, new Promise<void>((resolve) => setTimeout(resolve, patience))]);

/** Milliseconds that a slice of this work may take, whatever time the browser says it has: a quick hand may be quicker. */
const slice = 5;

/** Resolves when there is nothing better to do. */
const leisure = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

function unfoldOne(): boolean {
  const part = isDone() ? undefined : document.querySelector('[data-fold]');
  part?.removeAttribute('data-fold');
  // Asked for its size it is laid out now, and not together with others.
  part?.getBoundingClientRect();
  return part !== undefined && part !== null;
}

/** Waits for the type, with which everything would have to be laid out again. */
export async function unfold(): Promise<void> {
  // To be asked for the type, the browser computes every style: not in the task in which the page comes to life.
  await leisure();
  await document.fonts.ready;
  for (let more = true; more; ) {
    await leisure();
    const begun = performance.now();
    do more = unfoldOne();
    while (more && performance.now() - begun < slice);
  }
  unfoldAtOnce();
}
