/** What a key costs, told apart by whose it is: watched in a page, in the box that is measured and in a field that does nothing. */

/**
 * Milliseconds per key, from the moment the browser hears it: until the page
 * has been worked out anew and laid out, and until it has been painted, which
 * waits for the next frame. Own is what the page had of it in its hands.
 */
export type Keys = { readonly own: number[]; readonly work: number[]; readonly paint: number[] };
export type Watched = { readonly box: Keys; readonly bare: Keys; readonly between: number[] };

declare global {
  interface Window {
    watched: Watched;
  }
}

/**
 * Runs in the page.
 *
 * @param bareField - Id of the field that does nothing.
 */
export function watchKeys(bareField: string): void {
  const none = (): Keys => ({ own: [], work: [], paint: [] });
  const watched: Watched = { box: none(), bare: none(), between: [] };
  window.watched = watched;
  let pressed = 0;
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  let given = 0;
  addEventListener('input', () => (given = performance.now()), { capture: true });
  addEventListener('input', ({ target }) => {
    const [since, inHand] = [pressed, given];
    const keys = target instanceof Element && target.id === bareField ? watched.bare : watched.box;
    // Behind the microtask in which the page is rendered; asking for a size lays it out.
    queueMicrotask(() =>
      queueMicrotask(() => {
        document.body.getBoundingClientRect();
        const now = performance.now();
        keys.work.push(now - since);
        keys.own.push(now - inHand);
      }),
    );
    requestAnimationFrame(() => {
      const afterPaint = new MessageChannel();
      afterPaint.port1.onmessage = () => keys.paint.push(performance.now() - since);
      afterPaint.port2.postMessage(undefined);
    });
  });
  new PerformanceObserver((list) => watched.between.push(...list.getEntries().map(({ duration }) => duration))).observe(
    {
      type: 'longtask',
    },
  );
}
