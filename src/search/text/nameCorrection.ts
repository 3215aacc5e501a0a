/** Corrects texts that no name contains, with the indexes of the cards and of the rules. */

import type { Query, SearchOptions, SearchResult } from 'minisearch';
import type { CardSummary } from '#game/cards/cardList.ts';
import type { CardSearch } from '../cardSearch.ts';
import { type RuleName, ruleNames } from '../rules/ruleNames.ts';
import { hasSearchTerms, meaningfulWords } from '../rules/ruleWords.ts';
import { type SiteSearch, siteSearch } from '../siteSearch.ts';
import { nameDistance, tolerance } from './nameDistance.ts';
import { asksForCard, describesThing, rememberedCards } from './rememberedCards.ts';
import { wordsIn } from './searchTerms.ts';
import { isQuestion, needleOf, withoutSpaces } from './searchText.ts';
import { stemOf } from './wordForms.ts';

/** An index with a field of names. */
export type NameSource<Item> = {
  readonly index: { search(query: Query, options: SearchOptions): readonly SearchResult[] };
  readonly field: string;
  /** Returns the item with the id of a result, if it has a name. */
  readonly itemOf: (id: SearchResult['id']) => Item | undefined;
};

/** No name is longer. Longer texts cannot be misspelt names, and the index would need seconds for them. */
const longestMisspelling = 64;
/** Number of candidates of each index that are compared letter by letter. */
const candidates = 40;

/** No prefix search for a single letter, which begins a tenth of all words. */
const prefix = (word: string) => word.length > 1;

/** At most two edits per word, and none in words of one or two letters, which would match any short word. */
const typos: SearchOptions = { prefix, fuzzy: (word) => word.length > 2 && 0.4, maxFuzzy: 2 };

/** From strict to lenient; the first with a near match wins. */
const strategies: readonly ((typed: string) => [query: string, options: SearchOptions])[] = [
  (typed) => [typed, { prefix, combineWith: 'AND' }],
  (typed) => [typed, { ...typos, combineWith: 'AND' }],
  // A space too many, then one too few.
  (typed) => [withoutSpaces(typed), typos],
  (typed) => [withSplits(typed).join(' '), {}],
  (typed) => [typed, typos],
  // The index counts two swapped letters as two edits. With the swap undone, it finds names with one more edit.
  (typed) => [withSwaps(typed).join(' '), { fuzzy: 1 }],
];

/** Returns both parts of each word, parted at each letter. */
const withSplits = (text: string): string[] =>
  text
    .split(' ')
    .flatMap((word) => Array.from(word.slice(1), (_, at) => [word.slice(0, at + 1), word.slice(at + 1)]))
    .flat();

/** Returns each word with each pair of neighbouring letters swapped. */
const withSwaps = (text: string): string[] =>
  text
    .split(' ')
    .flatMap((word) =>
      Array.from(word.slice(1), (letter, at) => `${word.slice(0, at)}${letter}${word[at]}${word.slice(at + 2)}`),
    );

export type NameCorrector<Item> = (text: string, limit: number) => Item[];

export function createNameCorrector<Item extends { readonly foldedName: string }>(
  sources: readonly NameSource<Item>[],
): NameCorrector<Item> {
  return (text, limit) => {
    const typed = needleOf(text);
    if (typed === '' || typed.length > longestMisspelling) return [];
    for (const strategy of strategies) {
      const [query, options] = strategy(typed);
      const near = sources
        .flatMap(({ index, field, itemOf }) =>
          index
            .search(query, { ...options, fields: [field] })
            .flatMap(({ id }) => itemOf(id) ?? [])
            .slice(0, candidates),
        )
        .map((item) => ({ item, slips: nameDistance(typed, item.foldedName) }))
        .filter(({ slips }) => slips <= tolerance(typed));
      if (near.length > 0) {
        return near
          .sort((a, b) => a.slips - b.slips)
          .slice(0, limit)
          .map(({ item }) => item);
      }
    }
    return [];
  };
}

/** A rule has an anchor; a card does not. */
export type Named = CardSummary | RuleName;

const correctorOf = ({ cards, rules }: SiteSearch) =>
  createNameCorrector<Named>([
    { index: cards.index, field: 'name', itemOf: cards.cardOf },
    { index: rules.index, field: 'name', itemOf: (anchor) => ruleNames.find((named) => named.anchor === anchor) },
  ]);

/** Share of the length of a text of several words that may be wrong if the whole text is a misspelt name. */
const fewSlips = 0.15;

/** A text with one is a sentence, and no name of which a part was forgotten. */
const finiteVerb = /\b(can|could|do|does|is|are|should|will|won't|would)\b/;

/**
 * Resolves to the names that contain the meaningful words of a text, otherwise to the nearest names. Resolves to none
 * if the text is spelt correctly but is not a name: symbols, function words, words that the rules know.
 */
export async function correctedNames(text: string, limit: number): Promise<readonly Named[]> {
  if (text.includes('{') || !hasSearchTerms(text)) return [];
  const search = await siteSearch.load();
  const { cards, rules } = search;
  const correct = correctorOf(search);
  const typed = needleOf(text);
  const asked = meaningfulWords(typed);
  // One letter, as in “what is X”, resembles any word.
  if (asked !== typed && asked.length < 2) return [];
  const allowed = typed.includes(' ') ? fewSlips * typed.length : 0;
  const isName = ({ foldedName }: Named) => nameDistance(typed, foldedName) <= allowed;
  const whole = namesWithAll(asked, isQuestion(text) ? asked : typed, cards);
  if (whole.length > 0) return whole.slice(0, limit);
  const isOfRules = rules.knows(text);
  if (isOfRules && (asked === typed || rules.isAsked(asked))) return correct(text, limit).filter(isName);
  const named = asked === typed ? [] : [...cards.suggest(asked, limit), ...rules.suggest(asked, limit)];
  if (named.length > 0 || isOfRules) return named.slice(0, limit);
  // A name is not nearer because it contains "rules" or "the" too.
  const isNear = ({ foldedName }: Named) => nameDistance(asked, foldedName) <= tolerance(asked);
  const near = correct(text, limit).filter((named) => isName(named) || isNear(named));
  if (near.length > 0) return near;
  const isSentence = isQuestion(text) || finiteVerb.test(typed);
  const isAsked = asksForCard(typed);
  const isAnswered = !isAsked && rules.find(text, 1).length > 0;
  const mayRemember = !isSentence || isAsked || (describesThing(typed) && !isQuestion(text));
  const remembered = mayRemember ? rememberedCards(typed, cards, isAnswered) : [];
  if (remembered.length > 0) return remembered.slice(0, limit);
  // The few remaining words resemble many others: the name must contain one of them, or nearly match them all.
  const says = ({ foldedName }: Named) =>
    (!isSentence && asked.split(' ').some((word) => ` ${foldedName}`.includes(` ${word}`))) ||
    nameDistance(asked, foldedName) <= fewSlips * asked.length;
  return asked === typed ? [] : correct(asked, limit).filter(says);
}

/**
 * Returns cards whose names have all meaningful words of a text, in any form and order, and at least two of its words:
 * "drowning and counting", "shield that is yours".
 */
function namesWithAll(asked: string, typed: string, { where }: CardSearch): readonly Named[] {
  const stemsIn = (text: string) => [...new Set(wordsIn(text).map(stemOf))];
  const [stems, all] = [stemsIn(asked), stemsIn(typed)];
  if (stems.length === 0) return [];
  return where((card) => sharedStems(stems, card) === stems.length && sharedStems(all, card) > 1);
}

function sharedStems(stems: readonly string[], { foldedName }: CardSummary): number {
  const own = wordsIn(foldedName).map(stemOf);
  return stems.filter((stem) => own.includes(stem)).length;
}
