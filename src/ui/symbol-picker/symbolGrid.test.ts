import { describe, expect, test } from 'vitest';
import { costGroups, symbolGroups } from '#game/cards/symbol.ts';
import { matchingSymbols, moveInGroups } from './symbolGrid.ts';

const rows = [['a', 'b'], ['c', 'd', 'e'], [], ['f']];

describe('a key in the symbol picker', () => {
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
  ])('moves from %s by %s to %s', (from, key, to) => {
    expect(moveInGroups(rows, from, key)).toBe(to);
  });

  test('moves to the first symbol if the current one is gone, and nowhere for other keys', () => {
    expect(moveInGroups(rows, 'z', 'ArrowDown')).toBe('a');
    expect(moveInGroups(rows, 'a', 'x')).toBeUndefined();
  });
});

const tokens = (typed: string, groups = symbolGroups) =>
  matchingSymbols(groups, typed).flatMap(({ symbols }) => symbols.map(({ token }) => token));

describe('letters typed in the picker', () => {
  test.each([
    ['trig', ['{TRG}']],
    ['2 ticks', ['{T2}']],
    ['transient', ['{TC}', '{TB}']],
    ['m6', ['{M6}']],
    ['{b4}', ['{B4}']],
    ['Ability', ['{ACT}', '{TRG}']],
    ['zebra', []],
  ])('find the symbols for %s', (typed, expected) => {
    expect(tokens(typed)).toEqual(expected);
  });

  test('keep all symbols if there are none', () => {
    expect(tokens('')).toHaveLength(symbolGroups.flatMap(({ symbols }) => symbols).length);
  });

  test('find no ability and no resource in a cost', () => {
    expect(tokens('trig', costGroups)).toEqual([]);
    expect(tokens('transient', costGroups)).toEqual([]);
  });
});
