import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costGroups } from '#game/cards/symbol.ts';
import { readCost } from './readCost.ts';

describe('a cost typed loosely', () => {
  test.each([
    ['{T1}{C0}', '{T1}{C0}'],
    ['{c0} {t1}', '{T1}{C0}'],
    ['t1c0', '{T1}{C0}'],
    ['C0, T1', '{T1}{C0}'],
    ['1 tick, no corpus', '{T1}{C0}'],
    ['2 ticks 1 cerebrium', '{T2}{B1}'],
    ['forget 2 ideas', '{I2}'],
    ['2 ideas', '{I2}'],
    ['repress 3 memories; x corpus', '{CX}{M3}'],
    ['', ''],
  ])('%s is read as %s', (typed, cost) => {
    expect(readCost(typed)).toEqual({ cost, unknown: [] });
  });

  test.each([
    ['t1 mana', '{T1}', ['mana']],
    ['t9', '', ['t9']],
    ['{T9}{C1}', '{C1}', ['{t9}']],
    ['free', '', ['free']],
  ])('%s is read with the unknown words reported', (typed, cost, unknown) => {
    expect(readCost(typed)).toEqual({ cost, unknown });
  });

  test('may contain the token, the letters or the words of every cost symbol', () => {
    const symbols = costGroups.flatMap((group) => group.symbols);
    fc.assert(
      fc.property(fc.constantFrom(...symbols), ({ token, spoken }) => {
        for (const spelling of [token, token.slice(1, -1), spoken, spoken.toUpperCase()]) {
          expect(readCost(spelling)).toEqual({ cost: token, unknown: [] });
        }
      }),
    );
  });
});
