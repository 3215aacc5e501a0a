import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import type { CardSet } from '#game/cards/cardSet.ts';
import { cardList } from '#game/generated/cardList.ts';
import { cardTexts } from '#game/generated/cardTexts.ts';
import { readCardSets, readCards, readCardTexts } from './readCardData.ts';

afterEach(() => vi.restoreAllMocks());

const [first, ...others] = cardList.sets;

describe('loaded card data', () => {
  test('is unchanged if it is valid', () => {
    const log = vi.spyOn(console, 'error');
    expect(readCardSets(cardList.sets)).toEqual(cardList.sets);
    expect(readCards(cardList.cards)).toEqual(cardList.cards);
    expect(readCardTexts(cardTexts)).toEqual(cardTexts);
    expect(log).not.toHaveBeenCalled();
  });

  test('loses its bad rows, and one line in the log gives their number', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const bad = [{ ...first, name: 7 }, null] as unknown as CardSet[];
    expect(readCardSets([...bad, ...others])).toEqual(others);
    expect(log).toHaveBeenCalledExactlyOnceWith(`Left out 2 of ${others.length + 2} sets, first of all:`, bad[0]);
  });

  test('loses a card that makes no sense without losing the others', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [card] = cardList.cards;
    const bad = [
      { ...card, type: 'spell' },
      { ...card, name: '' },
      { ...card, set: -1 },
      { ...card, abilities: null },
    ];
    expect(readCards([...(bad as unknown as CardSummary[]), ...cardList.cards])).toEqual(cardList.cards);
  });

  test('loses the texts of one card without losing the others', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const rows = [{ id: 1 } as CardTexts, ...cardTexts];
    expect(readCardTexts(rows)).toEqual(cardTexts);
  });
});
