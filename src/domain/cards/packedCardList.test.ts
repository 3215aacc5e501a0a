import { cardList } from 'virtual:card-list';
import { describe, expect, test, vi } from 'vitest';
import { packCardList, unpackCardList } from './packedCardList.ts';

const silence = () => undefined;
const packed = packCardList(cardList);

describe('the slim list', () => {
  test('comes out of its package as it went in', () => {
    expect(unpackCardList(packed, silence)).toEqual(cardList);
    expect(unpackCardList(JSON.parse(JSON.stringify(packed)), silence)).toEqual(cardList);
  });

  test('may be empty', () => {
    expect(unpackCardList(packCardList({ sets: [], cards: [] }), silence)).toEqual({ sets: [], cards: [] });
  });

  test.each([
    ['type', 'attack', 'spell'],
    ['discipline', 'physical', 'astral'],
    ['number', '1', '1.5'],
    ['resourceValue', '1', 'x'],
    ['set', '1', ''],
    ['id', '101', '-1'],
    ['name', 'Identical Haymaker', ''],
  ] as const)('loses a card with a bad %s, keeps the others, and says so once', (column, good, bad) => {
    const report = vi.fn();
    const spoilt = { ...packed, cards: { ...packed.cards, [column]: packed.cards[column].replace(good, bad) } };
    const { cards } = unpackCardList(spoilt, report);
    expect(cards).toHaveLength(103);
    expect(cardList.cards).toEqual(expect.arrayContaining([...cards]));
    expect(report).toHaveBeenCalledExactlyOnceWith('Left out 1 of 104 cards, which made no sense.');
  });
});
