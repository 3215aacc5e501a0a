/** What an update has changed in the texts that a reader knows. Apart from the rest, because only an update needs it. */

import { mostChanges, type TextChange, type Texts } from './textChanges.ts';

/**
 * The changes a reader has not opened: those they knew of, brought up to date, and those of this update.
 * A text that is what it was again is no change.
 */
export function textChanges(seen: Texts, now: Texts, known: readonly TextChange[] = []): readonly TextChange[] {
  const waiting = new Map(known.filter(({ opened }) => !opened).map((change) => [change.key, change]));
  const keys = new Set([...waiting.keys(), ...Object.keys(seen), ...Object.keys(now)]);
  return [...keys]
    .flatMap((key): TextChange[] => {
      const earlier = waiting.get(key);
      const before = earlier ? earlier.before : at(seen, key);
      const after = at(now, key);
      if (before === after) return [];
      return [{ key, ...(before !== undefined && { before }), ...(after !== undefined && { after }), opened: false }];
    })
    .slice(0, mostChanges);
}

const at = (texts: Texts, key: string) => (Object.hasOwn(texts, key) ? texts[key] : undefined);
