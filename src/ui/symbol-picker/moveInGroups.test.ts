import { describe, expect, test } from 'vitest';
import { moveInGroups } from './moveInGroups.ts';

const rows = [['a', 'b'], ['c', 'd', 'e'], [], ['f']];

describe('an arrow key in the symbols', () => {
  test.each([
    ['a', 'ArrowRight', 'b'],
    ['b', 'ArrowRight', 'c'],
    ['c', 'ArrowLeft', 'b'],
    ['a', 'ArrowLeft', 'a'],
    ['f', 'ArrowRight', 'f'],
    ['b', 'ArrowDown', 'd'],
    ['e', 'ArrowDown', 'f'],
    ['e', 'ArrowUp', 'b'],
    ['f', 'ArrowUp', 'c'],
    ['d', 'Home', 'a'],
    ['d', 'End', 'f'],
  ])('leads from %s by %s to %s', (from, key, to) => {
    expect(moveInGroups(rows, from, key)).toBe(to);
  });

  test('leads to the first when the one it stood on is gone, and other keys lead nowhere', () => {
    expect(moveInGroups(rows, 'z', 'ArrowDown')).toBe('a');
    expect(moveInGroups(rows, 'a', 'x')).toBeUndefined();
  });
});
