/** All words of the rules: the weight of each, and the correction of words that are in no text. */

import { editDistance } from './nameDistance.ts';
import { stemsOf } from './ruleWords.ts';
import { searchTerms } from './searchTerms.ts';
import { stemOf } from './wordForms.ts';

/** Shorter words are not corrected. */
const shortestMisspelling = 4;
/** In shorter words a wrong letter makes another word: "duck" is not "deck". */
const shortestWrongLetter = 5;
/** Shorter stems are not compared, because they may resemble anything. */
const shortestStem = 6;
/** Minimum number of letters before a word is completed. */
const shortestStart = 3;
/** Confidence of a completed and of a corrected word; that of the word itself is 1. */
export const completed = 0.8;
const corrected = 0.7;

/** Weight of a game term relative to an everyday word that is as rare. */
const ofTerm = 1.6;

/** A word in more than this share of the passages, such as "card", means nothing by itself. */
const everywhere = 0.4;

/** Terms that are also everyday words. */
const everydayWords = `activate add announce attack cancel choose control cost damage desire die effect fear forget gain
  head idea item lose memory module move next pay play react refresh remember remove replace resolve reveal set side
  state stem take thought x zone`;

/** @param names - Names of cards. Their words are not corrected. */
export function createRuleVocabulary(names: readonly string[]) {
  const spelt = new Set(names.flatMap((name) => stemsOf(name)));
  /** Stems by word. */
  const words = new Map<string, string>();
  const passagesWith = new Map<string, number>();
  const terms = new Set<string>();
  const everydayStems = new Set(everydayWords.split(/\s+/).map(stemOf));
  let passages = 0;

  /** Weight of a word by inverse document frequency; highest if no passage contains it. */
  const weightOf = (stem: string): number =>
    Math.log(1 + passages / Math.max(passagesWith.get(stem) ?? 0, 0.5)) * (terms.has(stem) ? ofTerm : 1);

  return {
    /** Adds a passage: its texts, all its stems, and those of the term that it defines. */
    add(texts: readonly string[], stems: ReadonlySet<string>, termStems: readonly string[]): void {
      passages += 1;
      for (const text of texts) for (const word of searchTerms(text)) words.set(word, stemOf(word));
      for (const stem of termStems) terms.add(stem);
      for (const stem of stems) passagesWith.set(stem, (passagesWith.get(stem) ?? 0) + 1);
    },

    weightOf,

    /** Whether the word is a game term that is not also an everyday word. */
    isTermOfGame: (stem: string): boolean => terms.has(stem) && !everydayStems.has(stem),

    /** Whether the word is in so many passages that it alone does not ask for any of them. */
    isEverywhere: (stem: string): boolean => (passagesWith.get(stem) ?? 0) > passages * everywhere,

    has: (stem: string): boolean => passagesWith.has(stem),

    /**
     * Returns the stems that a typed one may mean, each with its confidence: itself if a text contains it, otherwise
     * those of words that begin with it if it may be unfinished, otherwise the nearest by edit distance.
     */
    near(stem: string, isUnfinished: boolean): Map<string, number> {
      if (passagesWith.has(stem)) return new Map([[stem, 1]]);
      const found = new Map<string, number>();
      if (stem.startsWith('{') || stem.length < shortestStart) return found;
      if (isUnfinished) for (const [word, known] of words) if (word.startsWith(stem)) found.set(known, completed);
      if (found.size > 0 || stem.length < shortestMisspelling || spelt.has(stem)) return found;
      let least = stem.length < 8 ? 1 : 2;
      for (const [word, known] of words) {
        for (const form of known.length < shortestStem ? [word] : [word, known]) {
          // The first letter must be right, or swapped with the second.
          if (form[0] !== stem[0] && (form[0] !== stem[1] || form[1] !== stem[0])) continue;
          if (form.length < shortestMisspelling || Math.abs(form.length - stem.length) > least) continue;
          const slips = editDistance(stem, form);
          if (slips > least || (stem.length < shortestWrongLetter && hasWrongLetter(stem, form))) continue;
          if (slips < least) found.clear();
          least = slips;
          found.set(known, corrected);
        }
      }
      return found;
    },

    /** The words of these stems as they appear in the texts. */
    wordsOf: (stems: ReadonlySet<string>): ReadonlySet<string> =>
      new Set([...words].filter(([, stem]) => stems.has(stem)).map(([word]) => word)),
  };
}

/** Whether two words of the same length differ by a letter, not just by two swapped letters. */
const hasWrongLetter = (one: string, other: string) =>
  one.length === other.length && [...one].some((letter) => !other.includes(letter));
