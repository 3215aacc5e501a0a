/** What answers a text beside the things that are called so. Quick search and the results page offer it in groups. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { createLoader } from '#site/loader.ts';
import { yieldToMain } from '#site/scheduling.ts';
import { actionReading } from './actionReading.ts';
import { allCards, cardSets } from './catalogue.ts';
import { nameDistance, tolerance } from './nameDistance.ts';
import { createNameCorrector } from './nameSearch.ts';
import { isQuerySyntax, parseQuery } from './querySyntax.ts';
import { createCardScore } from './rankCards.ts';
import { type Reading, readingsOf } from './readings.ts';
import { type RuleEntry, ruleNames, suggestRules } from './ruleNames.ts';
import type { RuleHit } from './ruleSearch.ts';
import { ruleSearch } from './rulesLoader.ts';
import { meaningfulWords, saysSomething } from './ruleWords.ts';
import { countCards, searchCards, suggestCards } from './searchCards.ts';
import type { SearchQuery } from './searchQuery.ts';
import { isBlank, needleOf, tidyText } from './searchText.ts';
import { stemOf } from './wordForms.ts';

export type OtherAnswers = {
  /** Searches that the whole text can be read as, each with the number of cards that it finds. */
  readonly searches: readonly (Reading & { readonly count: number })[];
  /** Cards and rules whose names are near; only where nothing is called so. */
  readonly meant: readonly Named[];
  /** The cards whose texts contain it, and the search for them. */
  readonly texts: { readonly query: SearchQuery; readonly found: readonly CardSummary[] };
  /** The cards that do what the text says in everyday words. */
  readonly doing?: Doing | undefined;
  /** Passages of the rules and rulings on cards, best first. */
  readonly rules: readonly RuleHit[];
};

export type Doing = Reading & {
  readonly found: readonly CardSummary[];
  /** Whether the cards are what was asked for, before what the rules say. */
  readonly isFirst: boolean;
};

const mostMeant = 4;
const mostRules = 12;

type Options = {
  /** Aborts the search; the promise rejects with its reason. */
  readonly signal?: AbortSignal | undefined;
  /** Is told what texts and rules say before near names are looked for, whose index may not be ready. */
  readonly onSaid?: ((answers: OtherAnswers) => void) | undefined;
};

export async function otherAnswers(typed: string, { signal, onSaid }: Options = {}): Promise<OtherAnswers> {
  const query: SearchQuery = { effects: tidyText(typed) };
  if (isBlank(typed)) return { searches: [], meant: [], texts: { query, found: [] }, rules: [] };
  const found = await searchCards(query, signal);
  await yieldToMain(signal);
  const searches: (Reading & { count: number })[] = [];
  for (const reading of readingsOf(typed, cardSets)) {
    searches.push({ ...reading, count: await countCards(reading.query, signal) });
  }
  const rulesOfGame = await ruleSearch.load();
  const rules = rulesOfGame.find(typed, mostRules);
  const doing = await cardsDoing(typed, rulesOfGame.knows, rules, signal);
  const said = {
    searches: searches.filter(({ count }) => count > 0),
    meant: [],
    texts: { query, found },
    doing,
    rules,
  };
  if (suggestCards(typed, 1).length + suggestRules(typed, 1).length > 0) return said;
  onSaid?.(said);
  await yieldToMain(signal);
  return { ...said, meant: await correctedNames(typed, mostMeant) };
}

async function cardsDoing(
  typed: string,
  isKnown: (word: string) => boolean,
  [rule]: readonly RuleHit[],
  signal?: AbortSignal,
): Promise<Doing | undefined> {
  const read = actionReading(typed, isKnown);
  if (!read) return undefined;
  for (const attempt of read.attempts) {
    const found = await searchCards(attempt.query, signal);
    if (found.length === 0) continue;
    const isFirst = read.isAbout === 'cards' || (read.isAbout === undefined && read.isAll && !rule?.isMeant);
    const said = needleOf(typed).split(' ').map(stemOf);
    const isNamedSo = ({ foldedName }: CardSummary) =>
      foldedName.split(' ').some((word) => said.includes(stemOf(word)));
    return { ...attempt, found: [...found.filter(isNamedSo), ...found.filter((card) => !isNamedSo(card))], isFirst };
  }
  return undefined;
}

/** The cards that a text asks for where it is no name: by typed syntax; by what it can be read as; by their texts. */
export async function cardsMeantBy(typed: string, signal?: AbortSignal): Promise<readonly CardSummary[]> {
  if (isBlank(typed)) return [];
  const asked = isQuerySyntax(typed) ? parseQuery(typed, cardSets)?.query : readingsOf(typed, cardSets)[0]?.query;
  return cardsNamedFirst(asked ?? { effects: tidyText(typed) }, signal);
}

/** Cards whose names say what was asked, before those whose texts do; otherwise in the same order. */
export async function cardsNamedFirst(query: SearchQuery, signal?: AbortSignal): Promise<readonly CardSummary[]> {
  const found = await searchCards(query, signal);
  const scoreOfName = createCardScore(query);
  const named = new Set(found.filter((card) => scoreOfName(card) > 0));
  return [...named, ...found.filter((card) => !named.has(card))];
}

/** A rule has an anchor, a card has none. */
export type Named = CardSummary | RuleEntry;

const corrector = createLoader(() => createNameCorrector<Named>([...allCards(), ...ruleNames]));

/** So much of the length of a text of several words may be wrong for its whole to be called a name with slips. */
const fewSlips = 0.15;

/**
 * The names that say what a text asks for, otherwise the nearest; none if the text is spelt right and no name: symbols,
 * function words, words that the rules know.
 */
export async function correctedNames(text: string, limit: number): Promise<readonly Named[]> {
  if (text.includes('{') || !saysSomething(text)) return [];
  const [correct, rules] = await Promise.all([corrector.load(), ruleSearch.load()]);
  const typed = needleOf(text);
  const asked = meaningfulWords(typed);
  const allowed = typed.includes(' ') ? fewSlips * typed.length : 0;
  const isName = ({ foldedName }: Named) => nameDistance(typed, foldedName) <= allowed;
  if (rules.knows(text)) return correct(text, limit).filter(isName);
  const named = asked === typed ? [] : [...suggestCards(asked, limit), ...suggestRules(asked, limit)];
  if (named.length > 0) return named.slice(0, limit);
  // That "rules" or "the" is in a name as well makes it no nearer.
  const isNear = ({ foldedName }: Named) => nameDistance(asked, foldedName) <= tolerance(asked);
  const near = correct(text, limit).filter((named) => isName(named) || isNear(named));
  if (near.length > 0) return near;
  // Of few words that are left, each looks like many others: one must be in the name, or nearly all of them.
  const says = ({ foldedName }: Named) =>
    asked.split(' ').some((word) => foldedName.includes(word)) ||
    nameDistance(asked, foldedName) <= fewSlips * asked.length;
  const nearRest = asked === typed ? [] : correct(asked, limit).filter(says);
  return nearRest.length > 0 || rules.find(text, 1).length > 0 ? nearRest : halfNamed(asked, limit);
}

/** Shorter words are in too many names. */
const shortestHalf = 5;
const mostHalves = 3;

/** Of two or three words one may be remembered wrong: the names that have the others. */
function halfNamed(asked: string, limit: number): readonly Named[] {
  const words = asked.split(' ');
  if (words.length < 2 || words.length > mostHalves) return [];
  const stems = words.filter((word) => word.length >= shortestHalf).map(stemOf);
  const said = ({ foldedName }: Named) => {
    const own = foldedName.split(' ').map(stemOf);
    return stems.filter((stem) => own.includes(stem)).length;
  };
  return [...allCards()]
    .map((card) => ({ card, count: said(card) }))
    .filter(({ count }) => count * 2 >= words.length)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, limit)
    .map(({ card }) => card);
}

/** Builds the index piece by piece: to be called when the page is idle. */
export const prepareNames = async (): Promise<void> => void (await corrector.load());
