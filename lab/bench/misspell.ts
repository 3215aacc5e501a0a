/** Slips of thumbs on a telephone: a neighbouring, doubled or missing letter, or two letters swapped. */

import type { Random } from './random.ts';

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The keys beside a letter and above and below it. */
function neighboursOf(letter: string): readonly string[] {
  const row = keyboard.findIndex((keys) => keys.includes(letter));
  const column = keyboard[row]?.indexOf(letter) ?? 0;
  return [
    keyboard[row]?.[column - 1],
    keyboard[row]?.[column + 1],
    keyboard[row - 1]?.[column],
    keyboard[row + 1]?.[column],
  ].filter((key) => key !== undefined);
}

/** Shorter words are typed right. */
const shortest = 4;

/** Returns a text with slips in as many of its words; `undefined` if it has not so many words of some length. */
export function misspell(text: string, slips: number, random: Random): string | undefined {
  const words = text.split(' ');
  const places = words.flatMap((word, place) => (word.length >= shortest && /^[a-z]+$/.test(word) ? [place] : []));
  if (places.length < slips) return undefined;
  for (let slip = 0; slip < slips; slip++) {
    const [place = 0] = places.splice(random.below(places.length), 1);
    words[place] = slipIn(words[place] ?? '', random);
  }
  return words.join(' ');
}

function slipIn(word: string, random: Random): string {
  // The first letter is seldom wrong.
  const at = 1 + random.below(word.length - 1);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const misspelt = random.pick([
    () => before + random.pick(neighboursOf(letter)) + after,
    () => before + letter + letter + after,
    () => before + after,
    () => before.slice(0, -1) + letter + before.slice(-1) + after,
  ])();
  return misspelt === word ? before + after : misspelt;
}
