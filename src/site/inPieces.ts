/**
 * Long work over many items in short pieces. Between two pieces come the keys
 * and frames that would otherwise wait for all of it, however slow the device.
 */

/** Milliseconds: with a key's own work less than a frame. */
const longestPiece = 4;

/**
 * Does the work for each item, in order. Few items are done in one piece.
 *
 * @param signal - Says that nobody waits for the work any more; rejects with its reason.
 */
export async function inPieces<Item>(
  items: readonly Item[],
  work: (item: Item, position: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  let started = performance.now();
  for (const [position, item] of items.entries()) {
    if (performance.now() - started >= longestPiece) {
      await giveWay(signal);
      started = performance.now();
    }
    work(item, position);
  }
}

/** Lets keys and frames pass, and goes no further when one of the keys was the end of the matter. */
export async function giveWay(signal?: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  signal?.throwIfAborted();
}
