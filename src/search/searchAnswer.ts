/**
 * What a search found and what it hid. A search that needs no texts is answered
 * at once. One that does is a promise, and the same promise for the same search,
 * so that a screen may wait for it, be rendered again, and find it done.
 */

import type { CardSummary } from '#game/cards/cardList.ts';
import { rememberFailure } from '#site/loader.ts';
import { allCards } from './catalogue.ts';
import type { Relaxation } from './filters.ts';
import { type Hidden, hiddenBy } from './filters.ts';
import { needsTexts } from './matchesQuery.ts';
import type { OtherAnswers } from './otherAnswers.ts';
import { hiddenCards, relaxSearch, searchCards, searchSummaries } from './searchCards.ts';
import { toSearchParams } from './searchParams.ts';
import type { SearchQuery } from './searchQuery.ts';

export type SearchAnswer = { readonly found: readonly CardSummary[]; readonly hidden: readonly Hidden[] };

export function answerSearch(query: SearchQuery): SearchAnswer | Promise<SearchAnswer> {
  if (!needsTexts(query)) return { found: searchSummaries(query), hidden: hiddenBy(query, allCards()) };
  return answers(query);
}

const answers = keptBySearch(
  async (query): Promise<SearchAnswer> => ({ found: await searchCards(query), hidden: await hiddenCards(query) }),
);

/** What to offer when a search found nothing. */
export type Instead = { readonly meant: readonly CardSummary[]; readonly relaxations: readonly Relaxation[] };

/** So many offers are read. */
const mostOffers = 4;

export const suggestInstead = keptBySearch(async (query): Promise<Instead> => {
  const [meant, relaxations] = await Promise.all([
    query.name === undefined ? [] : meantCards(query.name),
    relaxSearch(query),
  ]);
  return { meant, relaxations: relaxations.slice(0, mostOffers) };
});

/** The cards that are nearly called so; none for symbols and words that are spelt right. */
async function meantCards(name: string): Promise<readonly CardSummary[]> {
  const { correctedNames } = await import('./otherAnswers.ts');
  const near = await correctedNames(name, 2 * mostOffers);
  return near.flatMap((named) => ('anchor' in named ? [] : [named])).slice(0, mostOffers);
}

/** What answers a name beside the cards that are called so; near names may take longer. */
export type Beside = Omit<OtherAnswers, 'meant'> & { readonly meant: Promise<OtherAnswers['meant']> };

export const answerBeside = keptBySearch(async ({ name = '' }): Promise<Beside> => {
  const { otherAnswers } = await import('./otherAnswers.ts');
  return new Promise((resolve, reject) => {
    const all = otherAnswers(name, { onSaid: (said) => resolve({ ...said, meant }) });
    const meant = all.then(
      (answers) => answers.meant,
      () => [],
    );
    all.then((answers) => resolve({ ...answers, meant }), reject);
  });
});

/** Enough for every search a screen can wait for at one time. */
const maxKept = 8;

/** The same promise for the same search, also when it failed, until the user asks again. The oldest search makes room. */
function keptBySearch<Answer>(ask: (query: SearchQuery) => Promise<Answer>): (query: SearchQuery) => Promise<Answer> {
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
