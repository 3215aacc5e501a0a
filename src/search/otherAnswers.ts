/** Answers to a text other than cards and rules of that name. Quick search and the results page show them in groups. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { speakCost } from '#game/cards/cost.ts';
import { yieldToMain } from '#site/scheduling.ts';
import { actionReading } from './actionReading.ts';
import type { CardSearch } from './cardSearch.ts';
import { cardSearch } from './cardSearchLoader.ts';
import { cardTexts } from './cardTexts.ts';
import { cardSets } from './catalogue.ts';
import { createNameCorrector } from './nameCorrection.ts';
import { nameDistance, tolerance } from './nameDistance.ts';
import { cardsNamedIn } from './namedCards.ts';
import { negatedReadings } from './negatedReadings.ts';
import { isQuerySyntax, parseQuery } from './querySyntax.ts';
import { namesFirst } from './rankCards.ts';
import { amountReadings, misspeltSetReading, readingsOf } from './readings.ts';
import { type RuleName, ruleNames } from './ruleNames.ts';
import type { RuleHit } from './ruleSearch.ts';
import { hasSearchTerms, meaningfulWords, stemsOf } from './ruleWords.ts';
import type { Reading, SearchQuery } from './searchQuery.ts';
import { wordsIn } from './searchTerms.ts';
import { isBlank, isQuestion, needleOf, tidyText } from './searchText.ts';
import { plain, quoted } from './sentence.ts';
import { type SiteSearch, siteSearch } from './siteSearch.ts';
import { stemOf } from './wordForms.ts';

export type OtherAnswers = {
  /** Searches that the whole text can be read as, each with the number of cards that it finds. */
  readonly searches: readonly (Reading & { readonly count: number })[];
  /** Cards and rules with similar names; only if no name contains the text. */
  readonly meant: readonly Named[];
  /** The search for the corrected text in card texts; only if the text is misspelt and no card text contains it. */
  readonly corrected?: (Reading & { readonly count: number }) | undefined;
  /** The cards whose texts contain it, and the search for them. */
  readonly texts: { readonly query: SearchQuery; readonly found: readonly CardSummary[] };
  /** The cards that do what the text describes in everyday words. */
  readonly doing?: Doing | undefined;
  /** The cards that a question names, with their rulings; two if it compares them. */
  readonly named: readonly NamedCard[];
  /** Passages of the rules and rulings on cards, best first. */
  readonly rules: readonly RuleHit[];
};

export type NamedCard = { readonly card: CardSummary; readonly rulings: readonly string[] };

export type Doing = Reading & {
  readonly found: readonly CardSummary[];
  /** Whether the cards are shown before the rules. */
  readonly isFirst: boolean;
};

const mostMeant = 4;
const mostRules = 12;
/** A search by what cards say that finds no more is answered by them. */
const mostFew = 3;

type Options = {
  /** Aborts the search; the promise rejects with its reason. */
  readonly signal?: AbortSignal | undefined;
};

export async function otherAnswers(typed: string, { signal }: Options = {}): Promise<OtherAnswers> {
  const query: SearchQuery = { effects: tidyText(typed) };
  if (isBlank(typed)) return { searches: [], meant: [], texts: { query, found: [] }, named: [], rules: [] };
  const search = await siteSearch.load();
  const { cards, rules } = search;
  const found = cards.find(query);
  await yieldToMain(signal);
  const english = rules.inEnglish(typed);
  const spelt = rules.spell(english);
  // A single misspelt word has similar names instead.
  const isSentence = english === typed && typed.includes(' ');
  const asked = isSentence ? spelt : typed;
  const without = negatedReadings(asked, cardSets);
  const readings = [...without, ...readingsOf(asked, cardSets)];
  const misspelt = readings.length > 0 || rules.knows(typed) ? undefined : misspeltSetReading(typed, cardSets);
  const searches = counted(misspelt ? [misspelt] : readings, cards);
  const hits = namedFirstOf(rules.find(typed, mostRules), rules.suggest(typed, 1)[0]);
  const [few] = searches.filter(({ query, count }) => (query.rest ?? query.damage) && count <= mostFew);
  // What cards do is not what they are asked not to do, nor what their name says.
  const inside = cardsNamedIn(spelt, cards);
  const isAsked = without.length === 0 && !inside.some((card) => saysOnly(spelt, card));
  const done = isAsked ? cardsDoing(spelt, search, hits) : undefined;
  const doing = few ? { ...few, found: cards.find(few.query), isFirst: true } : done;
  const named = await withRulings(inside);
  const answers = {
    searches: searches.filter((each) => each !== few),
    meant: [],
    texts: { query, found },
    doing,
    named,
    rules: eachOnce(hits, named),
  };
  // A text without slips that is read as what cards do is no misspelt name.
  if (
    (doing?.isFirst && spelt === typed) ||
    english !== typed ||
    cards.suggest(typed, 1).length + rules.suggest(typed, 1).length > 0
  )
    return answers;
  await yieldToMain(signal);
  const effects = tidyText(spelt);
  const [corrected] =
    found.length > 0 || spelt === typed || isQuestion(typed)
      ? []
      : counted([{ query: { effects }, label: [plain('Cards that say '), ...quoted(effects)] }], cards);
  const near = await correctedNames(typed, mostMeant);
  const meant = near.length > 0 || spelt === typed ? near : await correctedNames(spelt, mostMeant);
  return { ...answers, corrected, meant: meant.filter(isFirstOfTitle) };
}

/** Whether a text says nothing but the name of a card: "my idea actually card". */
const saysOnly = (text: string, { foldedName }: CardSummary) =>
  meaningfulWords(wordsIn(text).join(' ')) === meaningfulWords(wordsIn(foldedName).join(' '));

/** A rule and an entry of the glossary may have the same title. */
const isFirstOfTitle = ({ foldedName }: Named, position: number, all: readonly Named[]) =>
  all.findIndex((named) => named.foldedName === foldedName) === position;

/** Puts the rule first whose name contains the text, as in the list of the search box. */
function namedFirstOf(hits: readonly RuleHit[], named: RuleName | undefined): readonly RuleHit[] {
  const isNamed = ({ passage }: RuleHit) => passage.id === named?.anchor;
  return [...hits.filter(isNamed), ...hits.filter((hit) => !isNamed(hit))];
}

/** Every place once, and no ruling that is shown with its card. */
function eachOnce(hits: readonly RuleHit[], named: readonly NamedCard[]): readonly RuleHit[] {
  const rulings = new Set(named.flatMap(({ rulings }) => rulings));
  return hits.filter(({ passage: { kind, href, text } }, place) =>
    kind === 'card note' ? !rulings.has(text) : hits.findIndex(({ passage }) => passage.href === href) === place,
  );
}

async function withRulings(named: readonly CardSummary[]): Promise<readonly NamedCard[]> {
  const texts = await cardTexts.load();
  return named.map((card) => ({ card, rulings: (texts.get(card.id)?.notes ?? []).map(({ text }) => text) }));
}

/** What a cost that no card has may mean: "2" may mean 2 ticks, and no card costs 2 ticks alone. */
export async function nearCosts(cost: string): Promise<OtherAnswers['searches']> {
  return counted(amountReadings(`cost ${speakCost(cost) || cost}`), await cardSearch.load());
}

/** The searches that find a card. */
const counted = (readings: readonly Reading[], cards: CardSearch): OtherAnswers['searches'] =>
  readings.map((reading) => ({ ...reading, count: cards.count(reading.query) })).filter(({ count }) => count > 0);

function cardsDoing(typed: string, { cards, rules }: SiteSearch, [rule]: readonly RuleHit[]): Doing | undefined {
  const read = actionReading(typed, rules.isOfRules);
  if (!read) return undefined;
  for (const attempt of read.attempts) {
    const found = cards.find(attempt.query);
    if (found.length === 0) continue;
    const isFirst = read.isAbout === 'cards' || (read.isAbout === undefined && read.isAll && !rule?.isMeant);
    return { ...attempt, found: mostlyDoing(found, attempt.query, stemsOf(typed)), isFirst };
  }
  return undefined;
}

/** Sorts cards by how much they do what is asked for: by damage, then those that do it by name, then by the order of their deeds. */
function mostlyDoing(
  found: readonly CardSummary[],
  { does = [] }: SearchQuery,
  stems: readonly string[],
): readonly CardSummary[] {
  const hardest = ({ damage }: CardSummary) => (does.includes('hit-hard') ? (damage[0] ?? 0) : 0);
  const isNamedSo = ({ foldedName }: CardSummary) => stemsOf(foldedName).some((stem) => stems.includes(stem));
  const placeOf = ({ deeds }: CardSummary) => does.reduce((sum, deed) => sum + deeds.indexOf(deed), 0);
  return [...found].sort(
    (a, b) => hardest(b) - hardest(a) || Number(isNamedSo(b)) - Number(isNamedSo(a)) || placeOf(a) - placeOf(b),
  );
}

/** The cards that a text means if it is no name: by search syntax, otherwise by its first reading or card texts. */
export async function cardsMeantBy(typed: string): Promise<readonly CardSummary[]> {
  if (isBlank(typed)) return [];
  const asked = isQuerySyntax(typed) ? parseQuery(typed, cardSets)?.query : readingsOf(typed, cardSets)[0]?.query;
  return cardsNamedFirst(asked ?? { effects: tidyText(typed) });
}

/** The results of a query, those that match by name first; otherwise in the same order. */
export async function cardsNamedFirst(query: SearchQuery): Promise<readonly CardSummary[]> {
  const { find } = await cardSearch.load();
  return namesFirst(find(query), query);
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
  // The few remaining words resemble many others: the name must contain one of them, or nearly match them all.
  const isSentence = isQuestion(text) || finiteVerb.test(typed);
  const says = ({ foldedName }: Named) =>
    (!isSentence && asked.split(' ').some((word) => ` ${foldedName}`.includes(` ${word}`))) ||
    nameDistance(asked, foldedName) <= fewSlips * asked.length;
  const nearRest = asked === typed ? [] : correct(asked, limit).filter(says);
  if (nearRest.length > 0 || rules.find(text, 1).length > 0 || isSentence) return nearRest;
  return partialNameMatches(asked, cards).slice(0, limit);
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

/** Shorter words are in too many names. */
const shortestHalf = 5;
const mostHalves = 3;

/** Returns cards whose names contain at least half of two or three words, because one may be remembered wrongly. */
function partialNameMatches(asked: string, { where }: CardSearch): readonly Named[] {
  const words = asked.split(' ');
  if (words.length < 2 || words.length > mostHalves) return [];
  const stems = words.filter((word) => word.length >= shortestHalf).map(stemOf);
  return [...where((card) => sharedStems(stems, card) * 2 >= words.length)].sort(
    (a, b) => sharedStems(stems, b) - sharedStems(stems, a),
  );
}
