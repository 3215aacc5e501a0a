/** Finds the cards that match a search, fast for any number of cards. */

import type { CardSummary } from '#game/cards/cardList.ts';
import type { Condition } from './matchesQuery.ts';
import { conditionsOf } from './matchesQuery.ts';
import { type SearchQuery, textKeys } from './searchQuery.ts';
import { needleOf } from './searchText.ts';
import { createSubstringIndex, type SubstringIndex } from './substringIndex.ts';
import { columnsOf, type FoldedTexts, noTexts, readsTexts, type TextColumn, textColumns } from './textFields.ts';

/** Returns the cards that match, in list order. */
export type CardFinder = (query: SearchQuery) => CardSummary[];

/**
 * Creates a finder over a list of cards.
 *
 * @param texts - Folded texts, one per card in the same order. May be omitted if no query needs texts.
 */
export function createCardFinder(cards: readonly CardSummary[], texts: readonly FoldedTexts[] = []): CardFinder {
  const textsAt = (position: number) => texts[position] ?? noTexts;
  /** Building an index takes longer than one scan of the texts, so it is built on the second search. */
  const indexes = new Map<string, SubstringIndex | undefined>();
  const indexOf = (columns: readonly TextColumn[]) => {
    const name = columns.join();
    const made = indexes.has(name)
      ? (indexes.get(name) ??
        createSubstringIndex(cards.map((card, position) => joined(columns, card, textsAt(position)))))
      : undefined;
    indexes.set(name, made);
    return made;
  };

  return (query) => {
    const conditions = conditionsOf(query);
    const text = textConditionOf(query);
    const index = text && indexOf(text.columns);
    if (!index) return cards.filter((card, position) => holdAll(conditions, card, textsAt(position)));
    const others = conditions.filter(({ key }) => key !== text.key);
    const found: CardSummary[] = [];
    index.find(text.needle, (position) => {
      const card = cards[position];
      if (card !== undefined && (others.length === 0 || holdAll(others, card, textsAt(position)))) found.push(card);
      return false;
    });
    return found;
  };
}

const holdAll = (conditions: readonly Condition[], card: CardSummary, texts: FoldedTexts) =>
  conditions.every(({ holds }) => holds(card, texts));

/** The columns of a card as one text, separated by line breaks. */
const joined = (columns: readonly TextColumn[], card: CardSummary, texts: FoldedTexts) =>
  columns.map((column) => textColumns[column](card, texts) ?? '').join('\n');

/**
 * Returns the one condition of a query that the index decides instead of the predicate. A test compares the two.
 */
function textConditionOf(query: SearchQuery) {
  for (const key of indexedFirst) {
    const needle = needleOf(query[key] ?? '');
    if (needle !== '') return { key, columns: columnsOf(key, query), needle };
  }
  return undefined;
}

/** Long texts before names: their predicates cost more. */
const indexedFirst = [...textKeys].sort((a, b) => Number(readsTexts(b)) - Number(readsTexts(a)));
