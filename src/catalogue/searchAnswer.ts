/**
 * What a search found and what it hid. A search that needs no texts is answered
 * at once. One that does is a promise, and the same promise for the same search,
 * so that a screen may wait for it, be rendered again, and find it done.
 */

import type { CardSummary } from '#domain/cards/cardList.ts';
import { type Hidden, hiddenBy } from '#domain/search/hiddenCards.ts';
import { needsTexts } from '#domain/search/matchesQuery.ts';
import { toSearchParams } from '#domain/search/searchParams.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { cards } from './catalogue.ts';
import { hiddenCards, searchCards, searchSummaries } from './searchCards.ts';

export type SearchAnswer = { readonly found: readonly CardSummary[]; readonly hidden: readonly Hidden[] };

/** Enough for every search a screen can wait for at one time. */
const maxKept = 8;
const kept = new Map<string, Promise<SearchAnswer>>();

export function answerSearch(query: SearchQuery): SearchAnswer | Promise<SearchAnswer> {
  if (!needsTexts(query)) return { found: searchSummaries(query), hidden: hiddenBy(query, cards) };
  const search = toSearchParams(query);
  const answer = kept.get(search) ?? askWithTexts(query);
  keep(search, answer);
  return answer;
}

async function askWithTexts(query: SearchQuery): Promise<SearchAnswer> {
  const [found, hidden] = await Promise.all([searchCards(query), hiddenCards(query)]);
  return { found, hidden };
}

/** The oldest search makes room, and a failed one is asked anew. */
function keep(search: string, answer: Promise<SearchAnswer>): void {
  if (kept.has(search)) return;
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= maxKept) kept.delete(oldest);
  kept.set(search, answer);
  answer.catch(() => kept.delete(search));
}
