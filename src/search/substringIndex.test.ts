import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSubstringIndex } from './substringIndex.ts';

const found = (texts: readonly string[], needle: string, atMost = Number.POSITIVE_INFINITY) => {
  const positions: number[] = [];
  createSubstringIndex(texts).find(needle, (position) => positions.push(position) >= atMost);
  return positions;
};

describe('a substring index', () => {
  test('finds the same as a search of each text', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(text), text, (texts, needle) => {
        const asked = texts.flatMap((one, position) => (one.includes(needle) ? [position] : []));
        expect(found(texts, needle)).toEqual(asked);
      }),
      { numRuns: 500 },
    );
  });

  test('never finds a needle that begins in one text and ends in the next', () => {
    expect(found(['ab', 'cd'], 'bc')).toEqual([]);
  });

  test('stops when the callback returns true', () => {
    expect(found(['a', 'b', 'a', 'a'], 'a', 2)).toEqual([0, 2]);
  });

  test('finds nothing in an empty list of texts', () => {
    expect(found([], 'a')).toEqual([]);
    expect(found([], '')).toEqual([]);
  });
});
