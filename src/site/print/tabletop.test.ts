/** A deck for Tabletop Simulator shows each card from its place on the sheet of its set. */

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

test('every card is there as often as the game has it, and its number leads to it', () => {
  const { DeckIDs, CustomDeck, ContainedObjects } = deckOf(allCards());
  // Paranoia is there twice.
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

test('one card alone is no deck', () => {
  const card = deckOf(allCards().filter(({ id }) => id === 101)) as unknown as { Name: string; CardID: number };
  expect(card).toMatchObject({ Name: 'Card', CardID: 200 });
});
