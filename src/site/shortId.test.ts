/** Short ids: short, stable names of numbers, in addresses. */

import { cardList } from 'virtual:card-list';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeShortId, encodeShortId } from './shortId.ts';

describe('H8: a short id', () => {
  it('leads back to each of the 104 cards', () => {
    const ids = cardList.cards.map(({ id }) => id);
    expect(ids.map(encodeShortId).map(decodeShortId)).toEqual(ids);
  });

  it('leads back to any whole number', () => {
    fc.assert(
      fc.property(fc.nat(), (id) => {
        expect(decodeShortId(encodeShortId(id))).toBe(id);
      }),
    );
  });

  it('has ten letters and digits for every card, and is the same for ever', () => {
    for (const { id } of cardList.cards) expect(encodeShortId(id)).toMatch(/^[A-Za-z0-9]{10}$/);
    expect(encodeShortId(104)).toBe('42A93gW9oE');
  });

  it.each([
    ['nothing', ''],
    ['a word', 'short'],
    ['ten letters that nobody encoded', 'AAAAAAAAAA'],
    ['a path', '../../../..'],
    ['a cost', '{T1}{C0}{B0}'],
    ['a very long text', 'a'.repeat(100_000)],
  ])('is not %s', (_, text) => {
    expect(decodeShortId(text)).toBeUndefined();
  });

  it.each([-1, 1.5, Number.NaN])('does not exist for %d', (id) => {
    expect(() => encodeShortId(id)).toThrow(RangeError);
  });
});
