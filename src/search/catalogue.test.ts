import { describe, expect, test } from 'vitest';
import { cardTexts } from './cardTexts.ts';
import { allCards, cardSets, cardsOfSet, findCard } from './catalogue.ts';

describe('the catalogue', () => {
  test('holds the sets in list order, Duel first and promo last, and the cards in the order of their sets', () => {
    expect(cardSets).toEqual(cardSets.toSorted((a, b) => a.sortOrder - b.sortOrder));
    expect([cardSets[0]?.name, cardSets.at(-1)?.name]).toEqual(['Duel', 'Promo']);
    expect(allCards()).toEqual(cardSets.flatMap(({ id }) => cardsOfSet(id)));
  });

  test('finds a card by set and number', () => {
    expect(findCard(1, 4)?.name).toBe('Down the Cellar Steps');
    expect(findCard(0, 1)?.name).toBe('Paranoia');
    expect(findCard(1, 17)).toBeUndefined();
    expect(findCard(0, 104)).toBeUndefined();
    expect(findCard(9, 99)).toBeUndefined();
  });

  test('lists a set in print order', () => {
    expect(cardsOfSet(6).map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, place) => place + 1));
    expect(cardsOfSet(9)).toEqual([]);
  });

  test('loads the texts once, one for each card', async () => {
    const texts = await cardTexts.load();
    expect(allCards().every(({ id }) => texts.has(id))).toBe(true);
    expect(cardTexts.load()).toBe(cardTexts.load());
  });
});
