/** Finds the cards that match a search, at once, however many cards there are. */

import type { CardSummary } from '#game/cards/cardList.ts';
import type { Condition } from './matchesQuery.ts';
import { conditionsOf } from './matchesQuery.ts';
import { type SearchQuery, textKeys } from './searchQuery.ts';
import { needleOf } from './searchText.ts';
import { createSubstringIndex, type SubstringIndex } from './substringIndex.ts';
import { columnsOf, type FoldedTexts, noTexts, readsTexts, type TextColumn, textColumns } from './textFields.ts';

/** The cards that match, in the order of the list. */
export type CardFinder = (query: SearchQuery) => CardSummary[];

/**
 * @param texts - Folded texts, one for each card in the same order; a query that needs none does without.
 */
export function createCardFinder(cards: readonly CardSummary[], texts: readonly FoldedTexts[] = []): CardFinder {
  const textsAt = (position: number) => texts[position] ?? noTexts;
  /** An index takes longer to make than one look through the texts: it is made when they are searched again. */
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

/** The columns of a card as one text. The line break keeps them apart. */
const joined = (columns: readonly TextColumn[], card: CardSummary, texts: FoldedTexts) =>
  columns.map((column) => textColumns[column](card, texts) ?? '').join('\n');

/**
 * The one condition of a query that its index settles instead of the
 * predicate; a test holds the two against each other.
 */
function textConditionOf(query: SearchQuery) {
  for (const key of settledFirst) {
    const needle = needleOf(query[key] ?? '');
    if (needle !== '') return { key, columns: columnsOf(key, query), needle };
  }
  return undefined;
}

/** Long texts before names: their predicates cost more. */
const settledFirst = textKeys.toSorted((a, b) => Number(readsTexts(b)) - Number(readsTexts(a)));
