/** Texts joined into one, so that one native string search covers all of them, in half the time of one by one. */

export type SubstringIndex = {
  /**
   * Calls `isEnough` with the position of each text that contains the needle, in order, until it returns true.
   */
  readonly find: (needle: string, isEnough: (position: number) => boolean) => void;
};

/** Separates two texts. Folded texts and needles never contain it. */
const separator = '\n';

/** @param texts - Folded texts. A needle must be folded too. */
export function createSubstringIndex(texts: readonly string[]): SubstringIndex {
  const joined = texts.join(separator);
  const ends = new Uint32Array(texts.length);
  let end = -1;
  // No iterator: for thousands of texts it takes longer than everything else.
  for (let position = 0; position < texts.length; position++) {
    end += (texts[position] ?? '').length + 1;
    ends[position] = end;
  }
  return {
    find(needle, isEnough) {
      let position = 0;
      let at = joined.indexOf(needle);
      while (at >= 0 && position < ends.length) {
        position = firstEndingFrom(ends, at, position);
        if (isEnough(position)) return;
        at = joined.indexOf(needle, (ends[position] ?? 0) + 1);
        position += 1;
      }
    },
  };
}

/** Finds the first text from `low` on that ends at or after a place: in doubling steps, then by bisection. */
function firstEndingFrom(ends: Uint32Array, place: number, low: number): number {
  const endsBefore = (position: number) => (ends[position] ?? place) < place;
  let first = low;
  let step = 1;
  while (endsBefore(first + step - 1)) {
    first += step;
    step *= 2;
  }
  let last = first + step - 1;
  while (first < last) {
    const middle = (first + last) >> 1;
    if (endsBefore(middle)) first = middle + 1;
    else last = middle;
  }
  return first;
}
