/** The texts that have changed since the reader last saw them. Every page shows their number. */

import { createStore } from '#site/createStore.ts';
import { cardKey, markOpened, ruleKey, type TextChange, waitingKeys } from './textChanges.ts';

/** `undefined` until storage has answered. */
export const changes = createStore<readonly TextChange[] | undefined>(undefined);

const none: ReadonlySet<string> = new Set();
let listed = changes.get();
let unread = none;

/** Keys of the unread changes. Returns the same set until something changes. */
export const unreadChanges = {
  subscribe: changes.subscribe,
  get(): ReadonlySet<string> {
    if (listed !== changes.get()) {
      listed = changes.get();
      const keys = waitingKeys(listed ?? []);
      // A stable empty set, so that lists of cards do not render again.
      unread = keys.size === 0 ? none : keys;
    }
    return unread;
  },
  /** The value with which the build prerenders every page. */
  atFirst: () => none,
};

export const openCardChange = (id: number): void => changes.set((now) => now && markOpened(now, cardKey(id)));
export const openRuleChange = (anchor: string): void => changes.set((now) => now && markOpened(now, ruleKey(anchor)));

export const openAllChanges = (): void => changes.set((now) => now?.map((change) => ({ ...change, opened: true })));
