/**
 * Reads the cards to measure with, and searches them. Files have the format of `cards/sets/*.json` and are
 * read leniently, so that the cards of other games can be measured too.
 */

import { cardListOf, cardTextsOf } from '../../cards/build/catalogueData.ts';
import { type Card, cardIdOf } from '../../src/game/cards/card.ts';
import type { CardList, CardTexts } from '../../src/game/cards/cardList.ts';
import type { CardSetFile } from '../../src/game/cards/cardSet.ts';
import { indexCards } from '../../src/search/cardIndex.ts';
import { createCardSearch } from '../../src/search/cardSearch.ts';
import { parseSearchParams } from '../../src/search/query/searchParams.ts';

/** The card list and texts that the page would get. */
export type BenchCards = { readonly list: CardList; readonly texts: readonly CardTexts[] };

type Loose<Whole> = { readonly [Key in keyof Whole]?: Whole[Key] | null };
type LooseSet = Loose<Omit<CardSetFile, 'cards'>> & { readonly cards: readonly Loose<Card>[] };

/** Accepts an array of cards, one set file, or an array of set files. */
export function benchCardsFrom(content: unknown): BenchCards {
  const rows = Array.isArray(content) ? content : [content];
  const sets = (rows.every(isSetFile) ? rows : setsOf(rows)).map(completeSet);
  return { list: cardListOf(sets, () => ({ thumb: '', full: '' })), texts: cardTextsOf(sets) };
}

const isSetFile = (row: unknown): row is LooseSet =>
  typeof row === 'object' && row !== null && 'cards' in row && Array.isArray(row.cards);

function setsOf(cards: readonly Loose<Card>[]): LooseSet[] {
  const ids = new Set(cards.map(({ set }) => set ?? 0));
  return [...ids].map((id) => ({ id, cards: cards.filter(({ set }) => (set ?? 0) === id) }));
}

/** Drops fields that are missing or null. */
const given = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));

function completeSet(set: LooseSet, position: number): CardSetFile {
  const id = set.id ?? set.cards[0]?.set ?? position;
  const defaults = { id, name: `Set ${id}`, abbreviation: '', slug: '', sortOrder: id, active: true };
  const unused = { icon: '', description: '', releaseDate: '', spotColor: '' };
  const cards = set.cards.map((card, index) => completeCard(card, id, index + 1));
  return { ...unused, ...defaults, ...given(set), cards };
}

function completeCard(card: Loose<Card>, setId: number, place: number): Card {
  const [set, number] = [card.set ?? setId, card.number ?? place];
  const defaults = { id: cardIdOf(set, number), set, number, type: 'attack', discipline: 'physical' } as const;
  const texts = { name: String(card.name ?? ''), effects: '', flavor: '', cost: String(card.cost ?? '') };
  const unused = { resourceValue: 0, releaseDate: '', artist: '', active: true, art: { icons: [], scene: '' } };
  return { ...unused, ...defaults, ...given(card), ...texts, ...given({ effects: card.effects, flavor: card.flavor }) };
}

/** Searches the cards with an index made here. */
export const searchOf = ({ list, texts }: BenchCards) =>
  createCardSearch(list.cards, new Map(texts.map((own) => [own.id, own])), indexCards(list, texts));

/** Yields the card ids that the search finds for each query, ascending, for comparison with an independent scan. */
export function* answersTo(cards: BenchCards, queries: readonly string[]) {
  const { find } = searchOf(cards);
  for (const query of queries) {
    const found = find(parseSearchParams(query, cards.list.sets).query);
    yield { query, ids: found.map(({ id }) => id).toSorted((a, b) => a - b) };
  }
}
