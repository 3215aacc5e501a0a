/** What has changed since this reader last saw it. In a file of its own, because every page says how much that is. */

import { createStore } from '#site/createStore.ts';
import { type TextChange, waitingKeys } from './textChanges.ts';

export const changes = createStore<readonly TextChange[]>([]);

const none: ReadonlySet<string> = new Set();
let listed = changes.get();
let waiting = none;

/** The keys of those that wait to be opened; the same set until something changes. */
export const waitingChanges = {
  subscribe: changes.subscribe,
  get(): ReadonlySet<string> {
    if (listed !== changes.get()) {
      listed = changes.get();
      const keys = waitingKeys(listed);
      // Nothing is the same nothing as before: whoever lists cards has nothing to list anew.
      waiting = keys.size === 0 ? none : keys;
    }
    return waiting;
  },
  /** As the build renders every page. */
  atFirst: () => none,
};
