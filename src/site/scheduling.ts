/** Scheduling of work: in chunks, when idle, or in the next frame. */

/** Milliseconds of work between two yields; together with the handling of a key press it fits into a frame. */
const chunkMs = 4;

/** Delay in milliseconds if the browser has no animation frames. */
const frameMs = 16;

type Yielding = { readonly scheduler?: { yield?: () => Promise<void> } };

/** Yields to input and rendering. Rejects with the signal's reason once it is aborted. */
export async function yieldToMain(signal?: AbortSignal): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  await (scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)));
  signal?.throwIfAborted();
}

/** Calls `work` for each item, in order, and yields between chunks of 4 ms. The first chunk runs synchronously. */
export async function processInChunks<Item>(
  items: readonly Item[],
  work: (item: Item, position: number) => void,
): Promise<void> {
  let started = performance.now();
  for (const [position, item] of items.entries()) {
    if (performance.now() - started >= chunkMs) {
      await yieldToMain();
      started = performance.now();
    }
    work(item, position);
  }
}

/** Resolves when the browser is idle, after at most 2 s; in Safari, which has no idle callbacks, after 50 ms. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 50);
  });
}

/** Runs work before the next paint. Returns a function that cancels it. */
export function nextFrame(work: () => void): () => void {
  if (typeof requestAnimationFrame === 'function') {
    const frame = requestAnimationFrame(work);
    return () => cancelAnimationFrame(frame);
  }
  const timer = setTimeout(work, frameMs);
  return () => clearTimeout(timer);
}

/** Throttles work to once per frame, for events that fire more often. */
export function oncePerFrame(work: () => void): { readonly request: () => void; readonly cancel: () => void } {
  let cancelFrame: (() => void) | undefined;
  return {
    request() {
      cancelFrame ??= nextFrame(() => {
        cancelFrame = undefined;
        work();
      });
    },
    cancel() {
      cancelFrame?.();
      cancelFrame = undefined;
    },
  };
}
