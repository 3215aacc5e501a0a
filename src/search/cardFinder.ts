/** Finds the cards that match a search, at once, however many cards there are. */

import type { CardSummary } from '#game/cards/cardList.ts';
import type { Condition } from './fieldConditions.ts';
import { type FoldedTexts, noTexts } from './foldedTexts.ts';
import { createHaystack, type Haystack } from './haystack.ts';
import { conditionsOf } from './matchesQuery.ts';
import type { SearchKey, SearchQuery } from './searchQuery.ts';
import { needleOf } from './searchText.ts';

/** The cards that match, in the order of the list. */
export type CardFinder = (query: SearchQuery) => CardSummary[];

/** The texts that are looked through as one. The line break keeps the two sides apart. */
const columns = {
  name: ({ foldedName }: CardSummary) => foldedName,
  sides: (_: CardSummary, { effects, fearEffects = '' }: FoldedTexts) => `${effects}\n${fearEffects}`,
  desire: (_: CardSummary, { effects }: FoldedTexts) => effects,
  fear: (_: CardSummary, { fearEffects = '' }: FoldedTexts) => fearEffects,
  flavor: (_: CardSummary, { flavor }: FoldedTexts) => flavor,
};

type Column = keyof typeof columns;

/**
 * @param texts - Folded texts, one for each card in the same order; a query that needs none does without.
 */
export function createCardFinder(cards: readonly CardSummary[], texts: readonly FoldedTexts[] = []): CardFinder {
  const textsAt = (position: number) => texts[position] ?? noTexts;
  const haystacks = new Map<Column, Haystack>();
  const haystackOf = (column: Column) => {
    const made =
      haystacks.get(column) ?? createHaystack(cards.map((card, position) => columns[column](card, textsAt(position))));
    haystacks.set(column, made);
    return made;
  };

  return (query) => {
    const text = textConditionOf(query);
    const others = conditionsOf(query).filter(({ key }) => key !== text?.key);
    if (!text) return cards.filter((card, position) => holdAll(others, card, textsAt(position)));
    const found: CardSummary[] = [];
    haystackOf(text.column).find(text.needle, (position) => {
      const card = cards[position];
      if (card !== undefined && (others.length === 0 || holdAll(others, card, textsAt(position)))) found.push(card);
      return false;
    });
    return found;
  };
}

const holdAll = (conditions: readonly Condition[], card: CardSummary, texts: FoldedTexts) =>
  conditions.every(({ holds }) => holds(card, texts));

/**
 * The one condition of a query that its haystack settles instead of the
 * predicate; a test holds the two against each other.
 */
function textConditionOf({ name, effects, in: [side, other] = [], fearEffects, flavor }: SearchQuery) {
  const settled = (key: SearchKey, column: Column, typed = '') => {
    const needle = needleOf(typed);
    return needle === '' ? undefined : { key, column, needle };
  };
  return (
    settled('effects', side === undefined || other !== undefined ? 'sides' : side, effects) ??
    settled('fearEffects', 'fear', fearEffects) ??
    settled('flavor', 'flavor', flavor) ??
    settled('name', 'name', name)
  );
}
