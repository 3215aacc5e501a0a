/** The distance between a typed name and a real one, where words may change places and the last may be unfinished. */

/** Where two names are equally near, the one with fewer words left over wins. */
const wordLeftOver = 0.01;

/** Two slips in five letters are the most that anyone means; what is farther is another word. */
export const tolerance = (typed: string) => Math.max(1, 0.4 * typed.length);

/** The slips between two folded texts: as a whole, or word by word in any order, whichever is fewer. */
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

/** An unfinished word is compared with as much of the other. */
function wordSlips(typed: string, word: string): number {
  const whole = editDistance(typed, word);
  if (word.length <= typed.length) return whole;
  return Math.min(whole, editDistance(typed, word.slice(0, typed.length)) + wordLeftOver);
}

/**
 * How many slips of the finger lie between two words: one letter too many, one
 * missing, one wrong, or two neighbours swapped count as one each (optimal
 * string alignment).
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
