/** Answers to a text other than cards and rules of that name. Quick search and the results page show them in groups. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { speakCost } from '#game/cards/cost.ts';
import { yieldToMain } from '#site/scheduling.ts';
import type { CardSearch } from '../cardSearch.ts';
import { cardSearch } from '../cardSearchLoader.ts';
import { cardTexts } from '../cardTexts.ts';
import { cardSets } from '../catalogue.ts';
import { isQuerySyntax, parseQuery } from '../query/querySyntax.ts';
import type { Reading, SearchQuery } from '../query/searchQuery.ts';
import { plain, quoted } from '../query/sentence.ts';
import { namesFirst } from '../rankCards.ts';
import type { RuleName } from '../rules/ruleNames.ts';
import type { RuleHit } from '../rules/ruleSearch.ts';
import { meaningfulWords, stemsOf } from '../rules/ruleWords.ts';
import { type SiteSearch, siteSearch } from '../siteSearch.ts';
import { correctedNames, type Named } from '../text/nameCorrection.ts';
import { wordsIn } from '../text/searchTerms.ts';
import { isBlank, isQuestion, tidyText } from '../text/searchText.ts';
import { actionReading } from './actionReading.ts';
import type { Doing, NamedCard, OtherAnswers } from './answerKinds.ts';
import { cardsNamedIn } from './namedCards.ts';
import { negatedReadings } from './negatedReadings.ts';
import { amountReadings, misspeltSetReading, readingsOf } from './readings.ts';

const mostMeant = 4;
const mostRules = 12;
/** A search by what cards say that finds no more is answered by them. */
const mostFew = 3;

const nothing = { searches: [], meant: [], named: [], isAboutNamed: false, rules: [], isRuleNamed: false };

/** @param signal - Aborts the search; the promise rejects with its reason. */
export async function otherAnswers(typed: string, signal?: AbortSignal): Promise<OtherAnswers> {
  const query: SearchQuery = { effects: tidyText(typed) };
  if (isBlank(typed)) return { ...nothing, texts: { query, found: [] } };
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
  const [ruleName] = rules.suggest(typed, 1);
  const hits = namedFirstOf(rules.find(typed, mostRules), ruleName);
  const [few] = searches.filter(({ query, count }) => (query.rest ?? query.damage) && count <= mostFew);
  // Words of a deed may be negated, or belong to a name.
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
    isAboutNamed: named.length > 1,
    rules: eachOnce(hits, named),
    isRuleNamed: hits.length > 0 && hits[0]?.passage.id === ruleName?.anchor,
  };
  // A text without slips that is read as what cards do is no misspelt name.
  if ((doing?.isFirst && spelt === typed) || english !== typed || cards.suggest(typed, 1).length > 0 || ruleName)
    return answers;
  await yieldToMain(signal);
  const effects = tidyText(spelt);
  const [corrected] =
    found.length > 0 || spelt === typed || isQuestion(typed)
      ? []
      : counted([{ query: { effects }, label: [plain('Cards that say '), ...quoted(effects)] }], cards);
  const near = await correctedNames(typed, mostMeant);
  const meant = near.length > 0 || spelt === typed ? near : await correctedNames(spelt, mostMeant);
  const isInside = (near: Named) => inside.some((card) => card === near);
  const others = meant.filter((near, place, all) => !isInside(near) && isFirstOfTitle(near, place, all));
  const isOther = ({ passage }: RuleHit) => others.some((near) => 'anchor' in near && near.anchor === passage.id);
  return {
    ...answers,
    corrected,
    meant: others,
    isAboutNamed: answers.isAboutNamed || meant.some(isInside),
    rules: answers.rules.filter((hit) => !isOther(hit)),
  };
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

/** The cards with similar names; none for symbols and correctly spelt words. */
export async function nearCards(name: string, limit: number): Promise<readonly CardSummary[]> {
  const near = await correctedNames(name, 2 * limit);
  return near.flatMap((named) => ('anchor' in named ? [] : [named])).slice(0, limit);
}

/** Readings of a cost that no card has: "2" may mean 2 ticks, and no card costs 2 ticks alone. */
export const nearCosts = async (cost: string): Promise<OtherAnswers['searches']> =>
  counted(amountReadings(`cost ${speakCost(cost) || cost}`), await cardSearch.load());

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
