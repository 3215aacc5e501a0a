import { describe, expect, test } from 'vitest';
import { cardTexts } from './cardTexts.ts';
import { allCards, cardSets, cardsOfSet, findCard } from './catalogue.ts';

describe('the catalogue', () => {
  test('holds the sets in list order, promo last, and 104 cards', () => {
    expect(cardSets.map(({ name }) => name)).toEqual([
      'Duel',
      'Melee',
      'Possibilities',
      'Puppeteer',
      'Agaku',
      'Ego',
      'Promo',
    ]);
    expect(allCards()).toHaveLength(104);
  });

  test('finds a card by its place', () => {
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
