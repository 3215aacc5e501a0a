/** The cards that each filter of a search hides, and the searches with fewer filters that find something. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { textFieldOf, textKeys } from '../fields/searchFields.ts';
import type { FoldedTexts } from '../textColumns.ts';
import { conditionsOf } from './matchesQuery.ts';
import type { SearchQuery } from './searchQuery.ts';

/** A search that finds something, and how many cards it finds. */
export type Relaxation = { readonly query: SearchQuery; readonly count: number };

type Key = keyof SearchQuery;

/**
 * Returns the searches nearest to one that found nothing: without one of its conditions; if none of these finds a card,
 * with only one of its conditions; otherwise its text in other fields. Searches with the fewest results come first,
 * because they are nearest.
 */
export function relaxationsOf(query: SearchQuery, countOf: (query: SearchQuery) => number): Relaxation[] {
  for (const step of [withoutOne, withOne, elsewhere]) {
    const found = step(query)
      .map((relaxed) => ({ query: relaxed, count: countOf(relaxed) }))
      .filter(({ count }) => count > 0);
    if (found.length > 0) return found.sort((a, b) => a.count - b.count);
  }
  return [];
}

const keysOf = (query: SearchQuery): Key[] => conditionsOf(query).map(({ key }) => key);

function withoutOne(query: SearchQuery): SearchQuery[] {
  const keys = keysOf(query);
  // The searched side is a condition too, if it limits a text.
  const searchedSide: Key[] = query.effects !== undefined && query.in ? ['in'] : [];
  if (keys.length + searchedSide.length < 2) return [];
  return [...keys, ...searchedSide]
    .map((dropped) => removeFilter(query, dropped))
    .filter((relaxed) => keysOf(relaxed).length > 0);
}

function withOne(query: SearchQuery): SearchQuery[] {
  const keys = keysOf(query);
  if (keys.length < 3) return [];
  return keys.map((kept) =>
    without(
      query,
      keys.filter((key) => key !== kept),
    ),
  );
}

const columnsOf = (key: (typeof textKeys)[number]) => textFieldOf(key).columns({});

/** The fewest fields that together search every text of a card. */
const broadestKeys = textKeys.filter((key) =>
  textKeys.every((other) => other === key || columnsOf(key).some((column) => !columnsOf(other).includes(column))),
);

/** The text alone, searched in every text of a card. */
function elsewhere(query: SearchQuery): SearchQuery[] {
  const key = textKeys.find((textKey) => query[textKey] !== undefined);
  return key === undefined ? [] : broadestKeys.map((broad) => ({ [broad]: query[key] }));
}

/** Returns the query without one field. Removing `effects` also removes the side that limits it. */
export const removeFilter = (query: SearchQuery, dropped: Key): SearchQuery =>
  without(query, dropped === 'effects' ? ['effects', 'in'] : [dropped]);

function without(query: SearchQuery, keys: readonly Key[]): SearchQuery {
  return Object.fromEntries(Object.entries(query).filter(([key]) => !keys.some((dropped) => dropped === key)));
}

export type Hidden = { readonly key: keyof SearchQuery; readonly count: number };

/**
 * Counts the cards that each field of a query hides. A card hidden by several fields is counted once, for the first of
 * them, so the counts add up to the number of hidden cards. Fields that hide nothing are omitted.
 */
export function hiddenBy(
  query: SearchQuery,
  cards: readonly { readonly card: CardSummary; readonly texts: FoldedTexts }[],
): Hidden[] {
  const counts = conditionsOf(query).map((condition) => ({ ...condition, count: 0 }));
  for (const { card, texts } of cards) {
    const hider = counts.find(({ holds }) => !holds(card, texts));
    if (hider) hider.count += 1;
  }
  return counts.filter(({ count }) => count > 0).map(({ key, count }) => ({ key, count }));
}
