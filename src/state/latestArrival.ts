/** Where the reader has just arrived, for screens that point at it. */

import { createStore } from './createStore.ts';

export type LatestArrival = {
  /** As the address has it, without `#`. */
  readonly fragment: string;
  /** Came back to an old position rather than to the fragment's target. */
  readonly restored: boolean;
};

/** A new value for every arrival, also where the address stays the same. */
export const latestArrival = createStore<LatestArrival | undefined>(undefined);
