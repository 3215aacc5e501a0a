import { cardList } from 'virtual:card-list';
import { describe, expect, test, vi } from 'vitest';
import { openCards, type PackedCards, packCards } from './packedCardList.ts';

const silence = () => undefined;
const { cards } = cardList;
const packed = packCards(cards);
const unpackCards = (from: PackedCards, report: (sentence: string) => void) => openCards(from, report).cards;

describe('the packed card list', () => {
  test('is unpacked as it was packed', () => {
    expect(unpackCards(packed, silence)).toEqual(cards);
    expect(unpackCards(JSON.parse(JSON.stringify(packed)), silence)).toEqual(cards);
  });

  test('returns single cards and all names without unpacking the other cards', () => {
    const report = vi.fn();
    const opened = openCards({ ...packed, type: packed.type.with(1, 9) }, report);
    expect(opened.cardAt(0)).toEqual(cards[0]);
    expect(opened.cardAt(1)).toBeUndefined();
    expect(opened.cardAt(cards.length)).toBeUndefined();
    expect(opened.foldedNames).toEqual(cards.map(({ foldedName }) => foldedName));
    expect(report).not.toHaveBeenCalled();
    expect(opened.cards).toBe(opened.cards);
    expect(report).toHaveBeenCalledOnce();
  });

  test('may be empty', () => {
    expect(unpackCards(packCards([]), silence)).toEqual([]);
  });

  test.each([
    ['type', 0, 3],
    ['discipline', 0, 2],
    ['name', 'Identical Haymaker', ''],
    ['abilities', 0, 4],
    ['number', 1, 1.5],
    ['resourceValue', 1, 'x'],
    ['set', 1, null],
    ['id', 101, -1],
  ] as const)('omits a card with a bad %s, keeps the others, and reports it once', (column, good, bad) => {
    const report = vi.fn();
    const spoilt = { ...packed, [column]: spoil(packed[column], good, bad) };
    const left = [...unpackCards(spoilt, report)];
    expect(left).toHaveLength(cards.length - 1);
    expect(cards).toEqual(expect.arrayContaining(left));
    expect(report).toHaveBeenCalledExactlyOnceWith(`Left out 1 of ${cards.length} cards, which made no sense.`);
  });
});

/** Returns the column with its first good value replaced by a bad one. */
function spoil(column: string | readonly unknown[], good: string | number, bad: unknown) {
  if (typeof column === 'string') return column.replace(String(good), String(bad));
  const spoilt = [...column];
  spoilt[spoilt.indexOf(good)] = bad;
  return spoilt;
}
