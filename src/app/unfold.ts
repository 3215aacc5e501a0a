/**
 * What the build has rendered is laid out as it comes into view (ui/styles/base.css),
 * so that the first paint of a long page costs no more than that of a short one.
 * Once the page has come to life the rest is laid out bit by bit, and positions
 * are true again.
 */

const root = () => document.getElementById('root');

/** For whoever needs a true position now. */
export function unfoldAtOnce(): void {
  root()?.setAttribute('data-unfolded', '');
}

/** Resolves when there is nothing better to do. */
const leisure = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

/** Waits for the type, with which everything would have to be laid out again. */
export async function unfold(page: HTMLElement): Promise<void> {
  await document.fonts.ready;
  for (const part of page.querySelectorAll('[data-fold]')) {
    await leisure();
    if (page.hasAttribute('data-unfolded')) return;
    part.removeAttribute('data-fold');
    // Asked for its size it is laid out now, and not together with others.
    part.getBoundingClientRect();
  }
  unfoldAtOnce();
}
