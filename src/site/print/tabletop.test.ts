/** Decks for Tabletop Simulator take each card from its place on the sheet of its set. */

import { expect, test } from 'vitest';
import { allCards, cardSets, cardsOfSet } from '#search/catalogue.ts';
import { sheetColumns, tabletopDeck } from './tabletop.ts';

type Deck = {
  readonly DeckIDs: readonly number[];
  readonly CustomDeck: Readonly<
    Record<string, { readonly FaceURL: string; readonly NumWidth: number; readonly NumHeight: number }>
  >;
  readonly ContainedObjects: readonly { readonly Nickname: string; readonly CardID: number }[];
};

const deckOf = (cards: ReturnType<typeof allCards>) => {
  const catalogue = { sets: cardSets, cardsOfSet, origin: 'https://clones.games' };
  return (tabletopDeck('Deck', cards, catalogue) as { ObjectStates: readonly Deck[] }).ObjectStates[0] as Deck;
};

test('a deck has as many copies of every card as the game, and its numbers refer to the right cards', () => {
  const { DeckIDs, CustomDeck, ContainedObjects } = deckOf(allCards());
  // There are two copies of Paranoia.
  expect(ContainedObjects).toHaveLength(allCards().length + 1);
  expect(DeckIDs).toEqual(ContainedObjects.map(({ CardID }) => CardID));
  for (const { Nickname, CardID } of ContainedObjects) {
    const sheet = CustomDeck[Math.floor(CardID / 100)];
    const set = cardSets.find(({ slug }) => sheet?.FaceURL.endsWith(`/${slug}.jpg`));
    expect(cardsOfSet(set?.id ?? -1)[CardID % 100]?.name).toBe(Nickname);
  }
});

test('a sheet has room for all cards of its set', () => {
  for (const set of cardSets) {
    const { CustomDeck } = deckOf(cardsOfSet(set.id));
    expect(Object.keys(CustomDeck)).toEqual([String(set.id + 1)]);
    const [sheet] = Object.values(CustomDeck);
    expect(sheet?.NumWidth).toBe(sheetColumns);
    expect((sheet?.NumWidth ?? 0) * (sheet?.NumHeight ?? 0)).toBeGreaterThanOrEqual(cardsOfSet(set.id).length);
  }
});

test('a single card is not saved as a deck', () => {
  const card = deckOf(allCards().filter(({ id }) => id === 101)) as unknown as { Name: string; CardID: number };
  expect(card).toMatchObject({ Name: 'Card', CardID: 200 });
});
