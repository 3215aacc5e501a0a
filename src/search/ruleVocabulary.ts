/** All words of the rules, from their index: the weight of each, and the correction of words that are in no text. */

import type { SearchOptions } from 'minisearch';
import { editDistance } from './nameDistance.ts';
import type { RuleIndex } from './ruleIndex.ts';
import { stemsOf } from './ruleWords.ts';
import { stemOf } from './wordForms.ts';

/** Shorter words are not corrected. */
const shortestMisspelling = 4;
/** In shorter words a wrong letter makes another word: "duck" is not "deck". */
const shortestWrongLetter = 5;
/** Words of at least this length may have two slips, others one. */
const longWord = 8;
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

/** A known stem, and the distance of a typed one from it or from a word that has it. */
type Slip = { readonly known: string; readonly distance: number };

/**
 * @param names - Names of cards. Their words are not corrected.
 * @param termTitles - Titles of the terms that the glossary defines.
 */
export function createRuleVocabulary(index: RuleIndex, names: readonly string[], termTitles: readonly string[]) {
  const spelt = new Set(names.flatMap((name) => stemsOf(name)));
  const terms = new Set(termTitles.flatMap((title) => stemsOf(title)));
  const everydayStems = new Set(everydayWords.split(/\s+/).map(stemOf));
  /** Number of passages by stem. */
  const counts = new Map<string, number>();

  function passagesWith(stem: string): number {
    const count = counts.get(stem) ?? index.search(stem).length;
    counts.set(stem, count);
    return count;
  }

  /** The words or stems of the index that begin with a text or resemble it. */
  const suggested = (text: string, options: SearchOptions): readonly string[] => [
    ...new Set(index.autoSuggest(text, { prefix: false, ...options }).flatMap(({ terms }) => terms)),
  ];

  function slipsOf(stem: string): readonly Slip[] {
    const most = stem.length < longWord ? 1 : 2;
    // The index counts two swapped letters as two edits.
    const near = { fuzzy: most + 1 };
    const words = suggested(stem, { ...near, fields: ['words'] });
    const stems = suggested(stem, near).filter(({ length }) => length >= shortestStem);
    return [...words.map((form) => ({ form, known: stemOf(form) })), ...stems.map((form) => ({ form, known: form }))]
      .filter(({ form }) => form.length >= shortestMisspelling && mayBegin(stem, form))
      .filter(({ form }) => stem.length >= shortestWrongLetter || !hasWrongLetter(stem, form))
      .map(({ form, known }) => ({ known, distance: editDistance(stem, form) }))
      .filter(({ distance }) => distance <= most);
  }

  return {
    /** Weight of a word by inverse document frequency; highest if no passage contains it. */
    weightOf: (stem: string): number =>
      Math.log(1 + index.documentCount / Math.max(passagesWith(stem), 0.5)) * (terms.has(stem) ? ofTerm : 1),

    /** Whether the word is a game term that is not also an everyday word. */
    isTermOfGame: (stem: string): boolean => terms.has(stem) && !everydayStems.has(stem),

    /** Whether the word is in so many passages that it alone does not ask for any of them. */
    isEverywhere: (stem: string): boolean => passagesWith(stem) > index.documentCount * everywhere,

    has: (stem: string): boolean => passagesWith(stem) > 0,

    /**
     * Returns the stems that a typed one may mean, each with its confidence: itself if a text contains it, otherwise
     * those that begin with it if it may be unfinished, otherwise the nearest by edit distance.
     */
    near(stem: string, isUnfinished: boolean): Map<string, number> {
      if (passagesWith(stem) > 0) return new Map([[stem, 1]]);
      if (stem.startsWith('{') || stem.length < shortestStart) return new Map();
      const longer = isUnfinished ? suggested(stem, { prefix: true, fields: ['words'] }) : [];
      const found = new Map(longer.map((word) => [stemOf(word), completed]));
      if (found.size > 0 || stem.length < shortestMisspelling || spelt.has(stem)) return found;
      const slips = slipsOf(stem);
      const least = Math.min(...slips.map(({ distance }) => distance));
      const nearest = slips.filter(({ distance }) => distance === least);
      return new Map(nearest.map(({ known }) => [known, corrected]));
    },
  };
}

/** Whether the first letter of a typed word is right, or swapped with the second. */
const mayBegin = (typed: string, word: string) =>
  word[0] === typed[0] || (word[0] === typed[1] && word[1] === typed[0]);

/** Whether two words of the same length differ by a letter, not just by two swapped letters. */
const hasWrongLetter = (one: string, other: string) =>
  one.length === other.length && [...one].some((letter) => !other.includes(letter));
