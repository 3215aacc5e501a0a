/** A change that its reader has opened is no news any more. Apart from the finding, which no first screen waits for. */

import { cardKey, markOpened, ruleKey, type TextChange } from '#domain/changes/textChanges.ts';
import { changes } from './changes.ts';

/** Resolves when it is kept for the next visit; where nothing can be, the mark is gone for this one. */
async function mark(opened: (now: readonly TextChange[]) => readonly TextChange[]): Promise<void> {
  const before = changes.get();
  changes.set(opened);
  if (changes.get() === before) return;
  const storage = await import('#storage/seenTexts.ts').catch(() => undefined);
  await storage?.seenTexts.writeChanges(changes.get());
}

export const openCardChange = (id: number): Promise<void> => mark((now) => markOpened(now, cardKey(id)));
export const openRuleChange = (anchor: string): Promise<void> => mark((now) => markOpened(now, ruleKey(anchor)));

export const openAllChanges = (): Promise<void> => mark((now) => now.map((change) => ({ ...change, opened: true })));
