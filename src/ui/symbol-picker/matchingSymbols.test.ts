import { describe, expect, test } from 'vitest';
import { costGroups, symbolGroups } from '#game/cards/symbol.ts';
import { matchingSymbols } from './matchingSymbols.ts';

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
  ])('%s', (typed, expected) => {
    expect(tokens(typed)).toEqual(expected);
  });

  test('that are none leave everything', () => {
    expect(tokens('')).toHaveLength(symbolGroups.flatMap(({ symbols }) => symbols).length);
  });

  test('find no ability and no resource where a cost is asked for', () => {
    expect(tokens('trig', costGroups)).toEqual([]);
    expect(tokens('transient', costGroups)).toEqual([]);
  });
});
