/** Suggestions a moment after the last keystroke: matches in texts, corrections, and results of typed syntax. */

import { counted } from '#game/plural.ts';
import { cardSets } from '#search/catalogue.ts';
import { describeQuery } from '#search/query/describeQuery.ts';
import { isQuerySyntax, parseQuery } from '#search/query/querySyntax.ts';
import { searchAsAsked, toSearchParams } from '#search/query/searchParams.ts';
import type { SearchQuery } from '#search/query/searchQuery.ts';
import { type AnswerKind, type OtherAnswers, orderOf } from '#search/readings/answerKinds.ts';
import { cardsNamedFirst, otherAnswers } from '#search/readings/otherAnswers.ts';
import type { RuleHit } from '#search/rules/ruleSearch.ts';
import { siteSearch } from '#search/siteSearch.ts';
import { isBlank, tidyText } from '#search/text/searchText.ts';
import { routes } from '#site/routes.ts';
import { rolesOf, settleHref } from '#ui/link/SettleLink.tsx';
import { cardRow, namedRow, passageRow, type Suggestion, type SuggestionGroup } from '#ui/suggestions/suggestion.ts';
import { instantSuggestions } from './instantSuggestions.ts';

const mostFound = 6;
/** Rows for cards that do what the text asks for (more if they come first), and for rules beside them. */
const mostCards = 3;
const fewCards = 2;
const fewRules = 3;

type Groups = readonly SuggestionGroup[];

/** @param signal - Aborted on the next keystroke, when the answer is no longer needed. */
export async function delayedSuggestions(text: string, signal?: AbortSignal): Promise<Groups> {
  if (isBlank(text)) return [];
  if (isQuerySyntax(text)) return typedGroups(text);
  const named = instantSuggestions(await siteSearch.load(), text);
  return namedGroups(text, named, await otherAnswers(text, signal));
}

/** The cards that match typed syntax, and the search itself in words. */
async function typedGroups(text: string): Promise<Groups> {
  const asked = parseQuery(text, cardSets);
  if (!asked) return [];
  const found = await cardsNamedFirst(asked.query);
  const search = {
    href: routes.searchResults.href(searchAsAsked(asked)),
    title: describeQuery(asked.query, cardSets),
    note: counted(found.length, 'card'),
    kind: 'Search',
    picture: 'search',
  } as const;
  return [
    { title: 'What you typed', rows: [search] },
    { title: 'Cards', rows: found.slice(0, mostFound).map(cardRow) },
  ];
}

/** Possible readings of the text, the nearest names, cards whose texts contain it, and passages of the rules. */
function namedGroups(text: string, instant: Groups, answers: OtherAnswers): Groups {
  const { searches, meant, corrected, texts, doing, named: inside, rules } = answers;
  const named = instant.flatMap(({ rows }) => rows);
  const shown = [
    ...searches.map(({ query, label, count }) => searchRow(query, label, counted(count, 'card'))),
    ...meant.map(namedRow),
    ...(corrected ? [searchRow(corrected.query, corrected.label, counted(corrected.count, 'card'))] : []),
  ];
  const isNew = (href: string) => !named.some((row) => row.href === href);
  const cards = doing?.found.map(cardRow).filter(({ href }) => isNew(href)) ?? [];
  const doers = doing ? cards.slice(0, doing.isFirst ? mostCards : fewCards) : [];
  if (doing && cards.length > doers.length)
    doers.push(searchRow(doing.query, doing.label, counted(doing.found.length, 'card')));
  const cardsInside = inside
    .map(({ card }) => cardRow(card))
    .filter(({ href }) => isNew(href))
    .slice(0, mostCards);
  if (cardsInside.length > 1) cardsInside.push(...disputeRows(inside));
  const known = new Set([...named, ...shown, ...doers, ...cardsInside].map(({ href }) => href));
  const said = rules.filter(
    ({ passage }, place) =>
      !known.has(passage.href) && rules.findIndex((each) => each.passage.href === passage.href) === place,
  );
  const isListed = searches.some(({ query }) => toSearchParams(query) === toSearchParams(texts.query));
  const count = texts.found.length;
  const note = `${counted(count, 'card')} ${count === 1 ? 'says' : 'say'} it`;
  const groups: Readonly<Record<AnswerKind, Groups>> = {
    searches: [{ title: 'Searches', rows: shown.slice(0, searches.length) }],
    meant: [{ title: 'Did you mean', rows: shown.slice(searches.length) }],
    doing: [{ title: 'Cards that do this', rows: doers }],
    texts: [
      {
        title: 'Texts',
        rows: count === 0 || isListed ? [] : [searchRow(texts.query, `Search all text for “${tidyText(text)}”`, note)],
      },
    ],
    rules: passageGroups(said.slice(0, Math.max(doers.length > 0 ? fewRules : 0, mostFound - known.size))),
    named: [{ title: 'Cards named in your question', rows: cardsInside }],
  };
  return orderOf(answers).flatMap((kind) => groups[kind]);
}

/** Where the question between two cards is settled. */
function disputeRows(named: OtherAnswers['named']): Suggestion[] {
  const [first, second, ...more] = named.map(({ card }) => card);
  if (!first || !second || more.length > 0) return [];
  const { played = first, answer = second } = rolesOf(first, second);
  const title = `${played.name}, then ${answer.name}`;
  return [
    { href: settleHref(first, second), title, note: 'What happens, step by step', kind: 'Settle it', picture: 'book' },
  ];
}

/** Passages of the rules and of the other pages, in the order of the first of each. */
function passageGroups(hits: readonly RuleHit[]): Groups {
  const isPage = ({ passage }: RuleHit) => passage.kind === 'page';
  const groups = [
    { title: 'In the rules', rows: hits.filter((hit) => !isPage(hit)).map(passageRow) },
    { title: 'About the game', rows: hits.filter(isPage).map(passageRow) },
  ];
  return hits[0] && isPage(hits[0]) ? groups.reverse() : groups;
}

const searchRow = (query: SearchQuery, title: Suggestion['title'], note: string): Suggestion => ({
  href: routes.searchResults.href(toSearchParams(query)),
  title,
  note,
  kind: 'Search',
  picture: 'text',
});
