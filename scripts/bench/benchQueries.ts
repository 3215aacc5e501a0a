/** What people type, taken from the cards: names letter by letter, phrases, spellings of phone keyboards. */

import type { Random } from './random.ts';

/** Every beginning of some names, as typing them makes it. */
export function typedKeys(random: Random, names: readonly string[], count: number): string[] {
  return Array.from({ length: count }, () => {
    const name = random.pick(names);
    return name.slice(0, 1 + random.below(Math.min(12, name.length)));
  });
}

/** Runs of two to five words, cut inside a word now and then, in the letter case and apostrophes of a phone. */
export function phrases(random: Random, texts: readonly string[], count: number): string[] {
  return Array.from({ length: count }, () => {
    const words = random.pick(texts).split(' ');
    const from = random.below(Math.max(1, words.length - 2));
    const phrase = words.slice(from, from + 2 + random.below(4)).join(' ');
    const cut = random.chance(0.3) ? phrase.slice(random.below(3)) : phrase;
    const cased = random.chance(0.3) ? cut.toUpperCase() : cut;
    return random.chance(0.3) ? cased.replaceAll("'", '’') : cased;
  }).filter((phrase) => phrase.trim() !== '');
}
