/** Finds values that must be unique among all checked files. */

import { foldText } from '#search/text/foldText.ts';
import { type Finding, fault, type Place, type Placed } from './finding.ts';

const keyOf = (value: unknown) => (typeof value === 'string' ? foldText(value) : String(value));

/**
 * A finding for each value whose field repeats that of an earlier value. Names that
 * search cannot tell apart count as equal. `why` is appended to the expectation.
 */
export function findDuplicates<T>(field: string & keyof T, values: readonly Placed<T>[], why = ''): Finding[] {
  const firstPlaces = new Map<string, Place>();
  return values.flatMap(({ place, value }) => {
    const key = keyOf(value[field]);
    const first = firstPlaces.get(key);
    if (first === undefined) {
      firstPlaces.set(key, place);
      return [];
    }
    const { says } = fault(field, `a value of its own${why}`, value[field]);
    return [{ ...place, field, says: `${says}, as in ${[first.file, first.entry].filter(Boolean).join(', ')}` }];
  });
}
