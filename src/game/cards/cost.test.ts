/** Costs: canonical spelling, resource value and spoken form. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardList } from '#game/generated/cardList.ts';
import { canonicalCost, costSymbols, resourceValueOf, speakCost } from './cost.ts';
import { costGroups } from './symbol.ts';

/** Any cost that could be printed: at most one symbol of each group, at least one in all. */
const printableCost = fc
  .tuple(...costGroups.map(({ symbols }) => fc.option(fc.constantFrom(...symbols), { nil: undefined })))
  .map((choices) => choices.flatMap((symbol) => (symbol ? [symbol.token] : [])))
  .filter((tokens) => tokens.length > 0);

describe('the canonical cost', () => {
  it('is the cost as printed, in whatever order its symbols are given', () => {
    const shuffled = printableCost.chain((tokens) =>
      fc.tuple(fc.constant(tokens.join('')), fc.shuffledSubarray(tokens, { minLength: tokens.length })),
    );
    fc.assert(
      fc.property(shuffled, ([printed, tokens]) => {
        expect(canonicalCost(tokens.join(' ').toLowerCase())).toBe(printed);
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          printableCost.map((tokens) => tokens.toReversed().join('')),
        ),
        (cost) => {
          expect(canonicalCost(canonicalCost(cost))).toBe(canonicalCost(cost));
        },
      ),
    );
  });

  it('is the cost printed on every card', () => {
    for (const { cost } of cardList.cards) expect(canonicalCost(cost)).toBe(cost);
  });

  it.each([
    ['{c0}{t1}', '{T1}{C0}'],
    [' {I1} {b0} ', '{B0}{I1}'],
    ['{s1}{m2}{i3}{bx}{c4}{t2}', '{T2}{C4}{BX}{I3}{M2}{S1}'],
  ])('of %s is %s', (typed, canonical) => {
    expect(canonicalCost(typed)).toBe(canonical);
  });

  it('of a text that is not a cost is the text itself, trimmed and in upper case', () => {
    expect(canonicalCost(' 2w{u} ')).toBe('2W{U}');
    expect(canonicalCost('{T1}{TC}')).toBe('{T1}{TC}');
  });
});

describe('the symbols of a cost', () => {
  it('come in the order printed, without the words between them', () => {
    expect(costSymbols('{T1} and {C2}').map(({ token }) => token)).toEqual(['{T1}', '{C2}']);
  });
});

describe('the resource value', () => {
  it.each([
    ['{C0}', 0],
    ['{TX}{C0}', 0],
    ['{T1}{BX}', 1],
    ['{T1}{C0}{I2}', 3],
    ['{T1}{B0}{M6}', 7],
  ])('of %s is %i', (cost, value) => {
    expect(resourceValueOf(cost)).toBe(value);
  });

  it('equals the value entered for each card', () => {
    for (const { cost, resourceValue } of cardList.cards) expect(resourceValueOf(cost)).toBe(resourceValue);
  });
});

describe('a spoken cost', () => {
  it.each([
    ['{T1}{C2}{I1}', '1 tick, 2 corpus, forget 1 idea'],
    ['{C0}', 'no corpus (free)'],
    ['{B0}', 'no cerebrium (free)'],
    ['{T1}{B0}', '1 tick, no cerebrium'],
    ['{T2}{C0}{MX}', '2 ticks, no corpus, repress X memories'],
    ['{C0}{S1}', 'no corpus, remove 1 state'],
    ['', ''],
  ])('%s is "%s"', (cost, spoken) => {
    expect(speakCost(cost)).toBe(spoken);
  });
});
