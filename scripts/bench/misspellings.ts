/** Names as hurried people type them, each with the name that was meant. */

import type { Random } from './random.ts';

export type Misspelling = { readonly typed: string; readonly meant: string };

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Makes misspellings of one sort; those that happen to be contained in another name are no misspellings. */
export function misspell(
  random: Random,
  names: readonly string[],
  count: number,
  spoil: (random: Random, name: string) => string,
): Misspelling[] {
  const result: Misspelling[] = [];
  while (result.length < count) {
    const meant = random.pick(names);
    const typed = spoil(random, meant);
    if (!names.some((name) => name.includes(typed))) result.push({ typed, meant });
  }
  return result;
}

/** One letter missing, doubled, wrong or swapped with its neighbour. */
export function slip(random: Random, name: string): string {
  const at = random.below(name.length - 1);
  const before = name.slice(0, at);
  const letter = name.charAt(at);
  const after = name.slice(at + 1);
  const wrong = random.pick([...letters]);
  return random.pick([
    before + after,
    before + letter + letter + after,
    before + wrong + after,
    before + after.charAt(0) + letter + after.slice(1),
  ]);
}

export const slipTwice = (random: Random, name: string) => slip(random, slip(random, name));

/** The words of a name in another order. */
export function shuffleWords(random: Random, name: string): string {
  const words = name.split(' ');
  const first = words.splice(random.below(words.length), 1);
  return [...words, ...first].join(' ');
}
