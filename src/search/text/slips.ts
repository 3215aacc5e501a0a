/** How far a typed word is from a known one, in slips of fingers. */

import { editDistance } from './nameDistance.ts';

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Whether two keys touch on a keyboard. */
function areNeighbours(one: string, other: string): boolean {
  const [row, otherRow] = [one, other].map((key) => keyboard.findIndex((keys) => keys.includes(key)));
  if (row === undefined || otherRow === undefined || row < 0 || otherRow < 0 || Math.abs(row - otherRow) > 1)
    return false;
  const shift = (keyboard[otherRow]?.indexOf(other) ?? 0) - (keyboard[row]?.indexOf(one) ?? 0);
  return row === otherRow ? Math.abs(shift) === 1 : shift === 0 || shift === row - otherRow;
}

/** Words of at least this length may have two slips, others one. */
const longWord = 8;
/** In shorter words a wrong letter that is no neighbour on the keyboard makes another word: "duck" is not "deck". */
const shortestWrongLetter = 5;
/** Extra costs, so that the other kinds of slips win at the same distance. */
const wrongKey = 0.3;
const neighbouringKey = 0.1;
const wrongStart = 0.3;

export const mostSlips = (typed: string): number => (typed.length < longWord ? 1 : 2);

/** Returns the distance of two words, about one per slip; infinite if the typed word is not a misspelling of the other. */
export function slipDistance(typed: string, known: string): number {
  if (Math.abs(typed.length - known.length) > mostSlips(typed)) return Number.POSITIVE_INFINITY;
  const slips = editDistance(typed, known);
  const isSwapped = known[0] === typed[1] && known[1] === typed[0];
  const startsSo = typed[0] === known[0] || isSwapped;
  if (slips > mostSlips(typed) || !(startsSo || areNeighbours(typed.charAt(0), known.charAt(0))))
    return Number.POSITIVE_INFINITY;
  const [wrong = '', right = ''] = wrongLetters(typed, known);
  const isFarKey = wrong !== '' && !areNeighbours(wrong, right);
  if (isFarKey && typed.length < shortestWrongLetter) return Number.POSITIVE_INFINITY;
  return slips + (isFarKey ? wrongKey : wrong === '' ? 0 : neighbouringKey) + (startsSo ? 0 : wrongStart);
}

/** The known word that a typed one is nearest to, if it is a slip of any. */
export function nearestSlip(
  typed: string,
  known: readonly string[],
): { readonly known: string; readonly distance: number } | undefined {
  let nearest: { readonly known: string; readonly distance: number } | undefined;
  for (const word of known) {
    const distance = slipDistance(typed, word);
    if (distance < (nearest?.distance ?? Number.POSITIVE_INFINITY)) nearest = { known: word, distance };
  }
  return nearest;
}

/** The first letter that is another one, not a swapped, missing or extra one. */
function wrongLetters(typed: string, known: string): readonly string[] {
  if (typed.length !== known.length || [...typed].every((letter) => known.includes(letter))) return [];
  const at = [...typed].findIndex((letter, place) => letter !== known[place]);
  return [typed.charAt(at), known.charAt(at)];
}
