/** Runs slow work in parallel. */

import { availableParallelism } from 'node:os';

/** Calls `work` for every item, for as many at a time as there are cores. */
export async function onAllCores<Item extends object>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const workOnNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, workOnNext));
}
