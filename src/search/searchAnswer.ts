/**
 * The found and hidden cards of a search. All cards are listed synchronously. A search with conditions returns a
 * promise, the same one for the same search, so that a screen can suspend on it and find it resolved when it is
 * rendered again.
 */

import type { CardSummary } from '#game/cards/cardList.ts';
import { createLoader, rememberFailure } from '#site/loader.ts';
import { cardSearch } from './cardSearchLoader.ts';
import { allCards } from './catalogue.ts';
import type { Hidden, Relaxation } from './query/filters.ts';
import { conditionsOf } from './query/matchesQuery.ts';
import { toSearchParams } from './query/searchParams.ts';
import type { SearchQuery } from './query/searchQuery.ts';
import type { OtherAnswers } from './readings/answerKinds.ts';

export type SearchAnswer = { readonly found: readonly CardSummary[]; readonly hidden: readonly Hidden[] };

export function answerSearch(query: SearchQuery): SearchAnswer | Promise<SearchAnswer> {
  return conditionsOf(query).length === 0 ? { found: allCards(), hidden: [] } : answers(query);
}

const answers = memoizeByQuery(async (query): Promise<SearchAnswer> => {
  const { find, hidden } = await cardSearch.load();
  return { found: find(query), hidden: hidden(query) };
});

/** The offers if a search found nothing. */
export type Alternatives = {
  readonly meant: readonly CardSummary[];
  /** The searches for the amount in a cost that no card has. */
  readonly costs: OtherAnswers['searches'];
  readonly relaxations: readonly Relaxation[];
};

/** Maximum number of offers of each kind. */
const mostOffers = 4;

export const suggestAlternatives = memoizeByQuery(async (query): Promise<Alternatives> => {
  const [meant, costs, relaxations] = await Promise.all([
    query.name === undefined ? [] : meantCards(query.name),
    query.cost !== undefined && Object.keys(query).length === 1 ? meantCosts(query.cost) : [],
    cardSearch.load().then(({ relax }) => relax(query)),
  ]);
  return { meant, costs, relaxations: relaxations.slice(0, mostOffers) };
});

const others = createLoader(() => import('./readings/otherAnswers.ts'));

const meantCards = async (name: string) => (await others.load()).nearCards(name, mostOffers);

const meantCosts = async (cost: string) => (await others.load()).nearCosts(cost);

/** The answers to a name other than the cards of that name. */
export const answersForName = memoizeByQuery(async ({ name = '' }) => (await others.load()).otherAnswers(name));

/** Enough for every search a screen can wait for at one time. */
const maxKept = 8;

/** Caches promises by search, even rejected ones, until the user tries again. The oldest search is evicted. */
function memoizeByQuery<Answer>(ask: (query: SearchQuery) => Promise<Answer>): (query: SearchQuery) => Promise<Answer> {
  const kept = new Map<string, Promise<Answer>>();
  return (query) => {
    const search = toSearchParams(query);
    const before = kept.get(search);
    if (before) return before;
    const answer = ask(query);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= maxKept) kept.delete(oldest);
    kept.set(search, answer);
    answer.catch(() => rememberFailure(() => kept.get(search) !== answer || kept.delete(search)));
    return answer;
  };
}
