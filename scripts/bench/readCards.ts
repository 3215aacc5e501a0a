/**
 * Cards for the benchmark: any card set in the shape of `cards/sets/*.json`,
 * read leniently, so that the cards of other games can be measured too.
 */

import { cardListOf, cardTextsOf } from '#cards/build/catalogueData.ts';
import { type Card, cardIdOf } from '#game/cards/card.ts';
import type { CardList, CardTexts } from '#game/cards/cardList.ts';
import type { CardSetFile } from '#game/cards/cardSet.ts';

/** What the page would be given of these cards. */
export type BenchCards = { readonly list: CardList; readonly texts: readonly CardTexts[] };

type Loose<Whole> = { readonly [Key in keyof Whole]?: Whole[Key] | null };
type LooseSet = Loose<Omit<CardSetFile, 'cards'>> & { readonly cards: readonly Loose<Card>[] };

/** From an array of cards, one set file, or an array of set files. */
export function benchCardsFrom(content: unknown): BenchCards {
  const rows = Array.isArray(content) ? content : [content];
  const setFiles = rows.every(isSetFile) ? rows : setsOf(rows);
  return benchCardsOf(setFiles.map(wholeSet));
}

function benchCardsOf(sets: readonly CardSetFile[]): BenchCards {
  const noFace = { thumb: '', full: '' };
  return { list: cardListOf(sets, () => noFace), texts: cardTextsOf(sets) };
}

const isSetFile = (row: unknown): row is LooseSet =>
  typeof row === 'object' && row !== null && 'cards' in row && Array.isArray(row.cards);

/** Loose cards under the sets they name. */
function setsOf(cards: readonly Loose<Card>[]): LooseSet[] {
  const ids = new Set(cards.map(({ set }) => set ?? 0));
  return [...ids].map((id) => ({ id, cards: cards.filter(({ set }) => (set ?? 0) === id) }));
}

function wholeSet(set: LooseSet, position: number): CardSetFile {
  const id = set.id ?? set.cards[0]?.set ?? position;
  return {
    id,
    name: set.name ?? `Set ${id}`,
    abbreviation: set.abbreviation ?? '',
    slug: set.slug ?? '',
    icon: '',
    description: '',
    sortOrder: set.sortOrder ?? id,
    active: set.active ?? true,
    releaseDate: '',
    spotColor: '',
    cards: set.cards.map((card, place) => wholeCard(card, id, place + 1)),
  };
}

function wholeCard(card: Loose<Card>, setId: number, place: number): Card {
  const set = card.set ?? setId;
  const number = card.number ?? place;
  return {
    id: card.id ?? cardIdOf(set, number),
    name: String(card.name ?? ''),
    type: card.type ?? 'attack',
    discipline: card.discipline ?? 'physical',
    set,
    number,
    effects: card.effects ?? '',
    ...(card.fearEffects && { fearEffects: card.fearEffects }),
    flavor: card.flavor ?? '',
    cost: String(card.cost ?? ''),
    resourceValue: card.resourceValue ?? 0,
    releaseDate: '',
    artist: '',
    active: card.active ?? true,
    art: { icons: [], scene: '' },
  };
}
