/** The distance between a typed name and a real one. Words may be reordered or unfinished. */

/** Penalty per extra word, so that the name with fewer of them wins at the same distance. */
const wordLeftOver = 0.01;

/** Largest distance of a misspelling: two edits per five letters, at least one. A text farther away is another word. */
export const tolerance = (typed: string) => Math.max(1, 0.4 * typed.length);

/** Returns the edits between two folded texts: as a whole, or word by word in any order, whichever are fewer. */
export function nameDistance(typed: string, name: string): number {
  const typedWords = wordsOf(typed);
  const nameWords = wordsOf(name);
  const wordByWord = typedWords
    .map((word) => {
      const slips = Math.min(...nameWords.map((candidate) => wordSlips(word, candidate)));
      return slips <= tolerance(word) ? slips : word.length;
    })
    .reduce((sum, slips) => sum + slips, 0);
  const leftOver = Math.max(0, nameWords.length - typedWords.length) * wordLeftOver;
  return Math.min(editDistance(typed, name), wordByWord + leftOver);
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}']+/gu) ?? [];

/** Compares an unfinished word with the same number of letters of the other. */
function wordSlips(typed: string, word: string): number {
  const whole = editDistance(typed, word);
  if (word.length <= typed.length) return whole;
  return Math.min(whole, editDistance(typed, word.slice(0, typed.length)) + wordLeftOver);
}

/**
 * Returns the edit distance of two words: one extra, missing or wrong letter, or two swapped neighbours, count as one
 * edit each (optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;
