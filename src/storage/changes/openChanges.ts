/** A change that its reader has opened is no news any more. Apart from the finding, which no first screen waits for. */

import { changes } from './changes.ts';
import { cardKey, markOpened, ruleKey } from './textChanges.ts';

export const openCardChange = (id: number): void => changes.set((now) => markOpened(now, cardKey(id)));
export const openRuleChange = (anchor: string): void => changes.set((now) => markOpened(now, ruleKey(anchor)));

export const openAllChanges = (): void => changes.set((now) => now.map((change) => ({ ...change, opened: true })));
