/** The meaningful words of a question or a rule, with our terms for those of other games. */

import type { RulePassage } from '#game/glossary/passage.ts';
import { searchTerms } from '../text/searchTerms.ts';
import { needleOf, tidyText } from '../text/searchText.ts';
import { nearestSlip } from '../text/slips.ts';
import { stemOf } from '../text/wordForms.ts';

/** The stems that a word can be found by: its own first, then that of our term for it. */
export type RuleWord = readonly string[];

/** Words that are common in questions and ask for nothing. */
const functionWords = new Set(
  `a about actually again all allowed already also always am an and any anybody anyone anything are as at be became become becomes
  becoming been being between brother but by
  can compulsory could counterpart called dad did difference different do does doing done each either else equivalent ever every everybody everyone exactly explain find for funny forced from get gets getting
  got had happen happened happening happens has have having he help her here him his how i if in into is it its
  just know like little mandatory may me mean meaning means might mine more much mum my no not now of off
  obligatory obliged okay on once one's only or other our ours out per permitted please possible possibly really rule rules same she silly stupid strange should sister so
  some somebody someone something somewhere still such supposed than that the their them then there these they thing things
  think this those time times to too under until up us use used uses using versus very vs want wants was way weird we were wo what whatever what's
  when where which while who whoever whom whose why will with without work working works would you your yours yourself
  hapen hapens happend happends wat wot wich wen thru u ur r cuz pls plz gonna wanna lets hey hi hello
  myself whats hows whos wheres whens thats theres elses everyones somebodys someones anyones nobodys others dont doesnt didnt isnt arent wont im ive youre need needs`.split(
    /\s+/,
  ),
);

/** "Don't", "I'm", "you've": the rest is a function word too. "Can't" means "cannot". */
const contraction = /n't$|'(m|ve|re|ll|d)$/;

export const isFunctionWord = (term: string) =>
  functionWords.has(term) || (term !== "can't" && functionWords.has(term.replace(contraction, '')));

/** Shorter words may be a slip of anything. */
const shortestSlip = 3;
const longerFunctionWords = [...functionWords].filter((word) => word.length >= shortestSlip);

/** The function word nearest to an unknown word, and its distance: "wuold", "hwo". */
export const nearestFunctionWord = (word: string) =>
  word.length < shortestSlip ? undefined : nearestSlip(word, longerFunctionWords);

/** Returns the stems of a text in order, without function words. If `isAsked`, a symbol counts as its token alone. */
export const stemsOf = (text: string, isAsked = false): string[] => tellingTerms(text, isAsked).map(stemOf);

function tellingTerms(text: string, isAsked: boolean): string[] {
  const words = isAsked ? (tidyText(text).match(/\{[^{} ]+\}|[^{}\s]+/g) ?? []) : [text];
  return words
    .flatMap((word) => (isAsked && word.startsWith('{') ? searchTerms(word).slice(0, 1) : searchTerms(word)))
    .filter((term) => !isFunctionWord(term));
}

/** Removes function words from a folded text, and "card" and "one", which can mean any card. */
export const meaningfulWords = (text: string): string =>
  text
    .split(' ')
    .filter((word) => !isFunctionWord(word) && !/^(cards?|one)$/.test(word))
    .join(' ');

const questionWord = /^(what|who|whose|whom|which|when|where|why|how)\b/;
/** Words that do not end a complete phrase. */
const openEnd = /\s(a|an|the|and|or|your|my|the of|is|are|can|may|must|do|does|will)$/;

/**
 * Whether a text has a word to search for. Function words do not count. A single other word does not count in a phrase
 * that breaks off, such as "turn of the" or "is card can", unless the text begins like a question that is still being
 * typed.
 */
export function hasSearchTerms(text: string): boolean {
  const asked = needleOf(text);
  const stems = new Set(stemsOf(asked, true));
  return stems.size > (openEnd.test(asked) && !questionWord.test(asked) ? 1 : 0);
}

/** Whether a text is one word among two or more function words, and not a question: "rule of the card". */
export function isOneWordOfPhrase(text: string): boolean {
  const asked = needleOf(text);
  return new Set(stemsOf(asked, true)).size === 1 && asked.split(' ').length > 2 && !questionWord.test(asked);
}

export type ReadText = {
  readonly words: readonly RuleWord[];
  /** The words without stemming, in the same order; our terms have none. */
  readonly terms: readonly string[];
  /** All terms of the text, including function words, with terms of other games replaced by ours. */
  readonly inOurTerms: ReadonlySet<string>;
};

export type ReadWords = (text: string, isAsked?: boolean) => ReadText;

type Renaming = { readonly from: readonly string[]; readonly to: readonly string[]; readonly title: string };

/**
 * Returns a reader of texts that knows the names of our terms in other games: "discard pile" is also read as
 * "memories". The name of a card counts as one word, because its parts are not words of the rules.
 */
export function createWordReader(passages: readonly RulePassage[], names: readonly string[]): ReadWords {
  const renamings: Renaming[] = passages.flatMap(({ title, also = [] }) => {
    const to = [...new Set(stemsOf(title))];
    // Names with function words are not replaced, but matched literally: "in play" is not "play".
    return also
      .map((name): Renaming => ({ from: stemsOf(name), to, title }))
      .filter(({ from }, index) => from.length === searchTerms(also[index] ?? '').length);
  });
  for (const title of names) {
    const from = stemsOf(title);
    if (from.length > 1) renamings.push({ from, to: [from.join('')], title });
  }
  const byFirst = new Map<string, Renaming[]>();
  for (const renaming of renamings.sort((a, b) => b.from.length - a.from.length)) {
    const first = renaming.from[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), renaming]);
  }

  return (text, isAsked = false) => {
    const terms = tellingTerms(text, isAsked);
    const stems = terms.map(stemOf);
    const words: RuleWord[] = [];
    const typed: string[] = [];
    const inOurTerms = new Set(searchTerms(tidyText(text)).filter(isFunctionWord));
    for (let place = 0; place < stems.length; ) {
      const stem = stems[place] ?? '';
      const found = byFirst.get(stem)?.find(({ from }) => from.every((part, index) => stems[place + index] === part));
      if (!found) words.push([stem]);
      else if (found.to.length > 1) words.push(...found.to.map((part) => [part]));
      else words.push([...new Set([...(found.from.length === 1 ? [stem] : []), ...found.to])]);
      while (typed.length < words.length) typed.push(found ? '' : (terms[place] ?? ''));
      for (const term of found ? searchTerms(found.title) : [terms[place] ?? '']) inOurTerms.add(term);
      place += found?.from.length ?? 1;
    }
    return { words, terms: typed, inOurTerms };
  };
}
