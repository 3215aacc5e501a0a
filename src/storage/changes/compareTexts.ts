/** Compares the texts before and after an update. A separate module, because only an update needs it. */

import { mostChanges, type TextChange, type TextsByKey } from './textChanges.ts';

/**
 * Returns the unread changes: the earlier ones, brought up to date, and those of this update. Omits a text that is
 * again what the reader last saw.
 */
export function textChanges(
  seen: TextsByKey,
  now: TextsByKey,
  known: readonly TextChange[] = [],
): readonly TextChange[] {
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

const at = (texts: TextsByKey, key: string) => (Object.hasOwn(texts, key) ? texts[key] : undefined);
