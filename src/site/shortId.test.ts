/** Short ids: short, stable strings that stand for numbers in addresses. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardList } from '#game/generated/cardList.ts';
import { decodeShortId, encodeShortId, newShortId } from './shortId.ts';

describe('H8: a short id', () => {
  it('decodes to the id of each card', () => {
    const ids = cardList.cards.map(({ id }) => id);
    expect(ids.map(encodeShortId).map(decodeShortId)).toEqual(ids);
  });

  it('has ten characters and decodes to any whole number up to 10^13', () => {
    fc.assert(
      fc.property(
        fc.maxSafeNat().map((id) => id % 1e13),
        (id) => {
          expect(encodeShortId(id)).toMatch(/^[A-Za-z0-9]{10}$/);
          expect(decodeShortId(encodeShortId(id))).toBe(id);
        },
      ),
    );
  });

  it('consists of ten letters and digits for every card and never changes', () => {
    for (const { id } of cardList.cards) expect(encodeShortId(id)).toMatch(/^[A-Za-z0-9]{10}$/);
    expect(encodeShortId(104)).toBe('42A93gW9oE');
  });

  it.each([
    ['nothing', ''],
    ['a word', 'short'],
    ['ten letters that nobody encoded', 'AAAAAAAAAA'],
    ['a path', '../../../..'],
    ['a cost', '{T1}{C0}{B0}'],
    ['eleven characters', '42A93gW9oEE'],
    ['a very long text', 'a'.repeat(100_000)],
  ])('cannot be decoded from %s', (_, text) => {
    expect(decodeShortId(text)).toBeUndefined();
  });

  it.each([-1, 1.5, Number.NaN, 1e15])('does not exist for %d', (id) => {
    expect(() => encodeShortId(id)).toThrow(RangeError);
  });
});

it('every flash and every game gets a new id, even in the same millisecond', () => {
  const ids = Array.from({ length: 1000 }, newShortId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{10}$/);
});
