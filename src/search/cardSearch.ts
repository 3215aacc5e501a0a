/**
 * Search over a list of cards. The predicate of a query decides which cards match: it is the filter of a search of the
 * index for everything.
 */

import MiniSearch from 'minisearch';
import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import type { CardIndex } from './cardIndex.ts';
import type { CardPredicate } from './fields/field.ts';
import { type Hidden, hiddenBy, type Relaxation, relaxationsOf } from './query/filters.ts';
import { matchesQuery } from './query/matchesQuery.ts';
import type { SearchQuery } from './query/searchQuery.ts';
import { bestFirstInSets } from './rankCards.ts';
import { scoreOfName } from './text/nameRank.ts';
import { needleOf } from './text/searchText.ts';
import { foldCardTexts } from './textColumns.ts';

export type CardSearch = ReturnType<typeof createCardSearch>;

/** @param index - Of the same cards. */
export function createCardSearch(
  cards: readonly CardSummary[],
  texts: ReadonlyMap<number, CardTexts>,
  index: CardIndex,
) {
  const rows = new Map(cards.map((card) => [card.id, { card, texts: foldCardTexts(texts.get(card.id)) }]));

  const cardOf = (id: number): CardSummary | undefined => rows.get(id)?.card;
  const cardsOf = (results: readonly { readonly id: number }[]) => results.flatMap(({ id }) => cardOf(id) ?? []);

  function where(holds: CardPredicate): readonly CardSummary[] {
    const filter = ({ id }: { readonly id: number }) => {
      const row = rows.get(id);
      return row !== undefined && holds(row.card, row.texts);
    };
    return cardsOf(index.search(MiniSearch.wildcard, { filter }));
  }

  const matches = (query: SearchQuery) => where(matchesQuery(query));

  return {
    index,
    cardOf,

    /** Returns the cards for which a predicate holds, in their order. */
    where,

    /** Returns the cards that match a query: set by set, best match first within each set. */
    find: (query: SearchQuery): readonly CardSummary[] => bestFirstInSets(matches(query), query, index),

    count: (query: SearchQuery): number => matches(query).length,

    /** Returns the cards whose names contain the text, best first. Fast enough for every key press. */
    suggest(text: string, limit: number): readonly CardSummary[] {
      const needle = needleOf(text);
      if (needle === '') return [];
      const boostDocument = (id: number) => scoreOfName(cardOf(id)?.foldedName ?? '', needle);
      const named = index.search(MiniSearch.wildcard, { boostDocument, filter: ({ score }) => score > 0 });
      return cardsOf(named.slice(0, limit));
    },

    /** Counts the cards that each field of the query hides. */
    hidden: (query: SearchQuery): readonly Hidden[] => hiddenBy(query, [...rows.values()]),

    /** Returns the searches to offer instead of one that found nothing. */
    relax: (query: SearchQuery): readonly Relaxation[] => relaxationsOf(query, (relaxed) => matches(relaxed).length),
  };
}
