/** Generates typical input from the cards: names letter by letter, phrases, and misspelt names. */

import type { Random } from './random.ts';

/** Beginnings of names. */
export function typedKeys(random: Random, names: readonly string[], count: number): string[] {
  return Array.from({ length: count }, () => {
    const name = random.pick(names);
    return name.slice(0, 1 + random.below(Math.min(12, name.length)));
  });
}

/** Runs of two to five words, sometimes cut inside a word, in capitals, or with a typographic apostrophe. */
export function phrases(random: Random, texts: readonly string[], count: number): string[] {
  return Array.from({ length: count }, () => {
    const words = random.pick(texts).split(' ');
    const from = random.below(Math.max(1, words.length - 2));
    const phrase = words.slice(from, from + 2 + random.below(4)).join(' ');
    const cut = random.chance(30) ? phrase.slice(random.below(3)) : phrase;
    const cased = random.chance(30) ? cut.toUpperCase() : cut;
    return random.chance(30) ? cased.replaceAll("'", '’') : cased;
  }).filter((phrase) => phrase.trim() !== '');
}

type Misspelling = { readonly typed: string; readonly meant: string };
type Misspell = (random: Random, name: string) => string;

/** Names with one misspelling, skipping results that occur inside a real name. */
export function misspell(random: Random, names: readonly string[], count: number, spoil: Misspell): Misspelling[] {
  const result: Misspelling[] = [];
  while (result.length < count) {
    const meant = random.pick(names);
    const typed = spoil(random, meant);
    if (!names.some((name) => name.includes(typed))) result.push({ typed, meant });
  }
  return result;
}

/** One letter missing, doubled, wrong or swapped with the next. */
export const typo: Misspell = (random, name) => {
  const at = random.below(name.length - 1);
  const [before, letter, after] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)];
  const wrong = random.pick([...'abcdefghijklmnopqrstuvwxyz']);
  const swapped = after.charAt(0) + letter + after.slice(1);
  return before + random.pick([after, letter + letter + after, wrong + after, swapped]);
};

export const twoTypos: Misspell = (random, name) => typo(random, typo(random, name));

/** One word of the name moved to its end. */
export const wordOrder: Misspell = (random, name) => {
  const words = name.split(' ');
  const moved = words.splice(random.below(words.length), 1);
  return [...words, ...moved].join(' ');
};
