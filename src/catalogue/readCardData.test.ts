import { cardList } from 'virtual:card-list';
import { cardTexts } from 'virtual:card-texts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CardSummary, CardTexts } from '#domain/cards/cardList.ts';
import { readCardList, readCardTexts } from './readCardData.ts';

afterEach(() => vi.restoreAllMocks());

const [first, second, ...others] = cardList.cards;

describe('card data at the door', () => {
  test('are taken as they are when they are good', () => {
    const log = vi.spyOn(console, 'error');
    expect(readCardList(cardList)).toEqual(cardList);
    expect(readCardTexts(cardTexts)).toEqual(cardTexts);
    expect(log).not.toHaveBeenCalled();
  });

  test('lose their bad rows, and one line in the log says how many', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const bad = [{ ...first, name: 7 }, null, { ...second, type: 'spell' }] as unknown as CardSummary[];
    expect(readCardList({ ...cardList, cards: [...bad, ...others] }).cards).toEqual(others);
    expect(log).toHaveBeenCalledExactlyOnceWith('Left out 3 of 105 cards, first of all:', bad[0]);
  });

  test('lose the texts of one card without losing the others', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const rows = [{ id: 1 } as CardTexts, ...cardTexts];
    expect(readCardTexts(rows)).toEqual(cardTexts);
  });
});
