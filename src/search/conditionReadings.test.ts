/** Texts that are read as one condition, and offered with the number of cards that meet it. */

import { expect, test } from 'vitest';
import { cardSearch } from './cardSearchLoader.ts';
import { setNames } from './currentSets.ts';
import { otherAnswers } from './otherAnswers.ts';
import { parseQuery } from './querySyntax.ts';
import type { SearchQuery } from './searchQuery.ts';

const asTyped = (syntax: string) => parseQuery(syntax, setNames)?.query;

test.each<[typed: string, query: SearchQuery | undefined]>([
  ['value 7', { resourceValue: 7 }],
  ['cards with resource value 4', { resourceValue: 4 }],
  ['rv 3', { resourceValue: 3 }],
  ['costs nothing', { resourceValue: 0 }],
  ['cards that cost zero', { resourceValue: 0 }],
  ['gain 3 ideas', { effects: 'gain 3 {I}' }],
  ['gains a tick', { effects: 'gain {T}' }],
  ['lose 2 cerebrium', { effects: 'lose 2 {B}' }],
  ['no fear side', asTyped('-does:fear-side')],
  ['cards without a fear side', asTyped('-does:fear-side')],
  ['deals nine', asTyped('e:"deal 9 {C} damage" or e:"deal 9 {B} damage"')],
  ['ten damage', asTyped('e:"deal 10 {C} damage" or e:"deal 10 {B} damage"')],
  ['cards with an activated effect', { contains: ['activated'] }],
])('%s', async (typed, query) => {
  const { searches } = await otherAnswers(typed);
  const { cards } = { cards: await cardSearch.load() };
  expect(searches[0]?.query).toEqual(query);
  expect(searches[0]?.count).toBe(cards.find(query ?? {}).length);
  expect(searches[0]?.count).toBeGreaterThan(0);
});

test('a question that only begins so is no condition', async () => {
  for (const typed of ['value of friendship', 'gain weight', 'costs nothing to ask']) {
    const { searches } = await otherAnswers(typed);
    expect(searches).toEqual([]);
  }
});
