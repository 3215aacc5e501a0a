import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, nameDistance } from './nameDistance.ts';

describe('the distance between two words', () => {
  test.each([
    ['', '', 0],
    ['fist', 'fist', 0],
    ['fist', 'fst', 1],
    ['fist', 'fisst', 1],
    ['fist', 'fast', 1],
    ['fist', 'fsit', 1],
    ['fist', '', 4],
    ['kitten', 'sitting', 3],
  ])('%s and %s are %i edits apart', (a, b, slips) => {
    expect(editDistance(a, b)).toBe(slips);
  });

  test('is symmetric, and never more than the length of the longer word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const slips = editDistance(a, b);
        expect(editDistance(b, a)).toBe(slips);
        expect(slips).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(slips === 0).toBe(a === b);
      }),
    );
  });
});

describe('the distance between a typed name and a real one', () => {
  test('ignores the order of words', () => {
    expect(nameDistance('haircut better', 'better haircut')).toBe(0);
  });

  test('tolerates an unfinished word', () => {
    expect(nameDistance('bettre hai', 'better haircut')).toBeLessThan(1.1);
  });

  test('counts a missing space as one edit', () => {
    expect(nameDistance('betterhaircut', 'better haircut')).toBe(1);
  });

  test('prefers the name without extra words', () => {
    expect(nameDistance('big heda', 'big head')).toBeLessThan(nameDistance('big heda', 'big head of state'));
  });
});
