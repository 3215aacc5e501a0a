/** How far a typed name is from a real one, when words may change places and the last may be unfinished. */

import { editDistance } from './editDistance.ts';

/** Where two names are equally near, the one with fewer words left over wins. */
const wordLeftOver = 0.01;

/** The slips between two folded texts: as a whole, or word by word in any order, whichever is fewer. */
export function slipsBetween(typed: string, name: string): number {
  const typedWords = wordsOf(typed);
  const nameWords = wordsOf(name);
  const wordByWord = typedWords
    .map((word) => Math.min(...nameWords.map((candidate) => wordSlips(word, candidate)), word.length))
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
