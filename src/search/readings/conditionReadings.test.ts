/** Texts that are read as one condition, and offered with the number of cards that meet it. */

import { expect, test } from 'vitest';
import { cardSearch } from '../cardSearchLoader.ts';
import { allCards } from '../catalogue.ts';
import { setNames } from '../currentSets.ts';
import { parseQuery } from '../query/querySyntax.ts';
import type { SearchQuery } from '../query/searchQuery.ts';
import { otherAnswers } from './otherAnswers.ts';

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
  ['attacks without fear', { type: 'attack', ...asTyped('-does:fear-side') }],
  ['cards that are not attacks', asTyped('-type:attack')],
  ['cards that do not heal', asTyped('-does:heal')],
  ['cards that cost two ticks and two corpus', { cost: '{T2}{C2}' }],
  ['deals nine', { damage: 9 }],
  ['ten damage', { damage: 10 }],
  ['attacks that deal 5', { type: 'attack', damage: 5 }],
  ['cards that deal 5 mental damage', { discipline: 'mental', damage: 5 }],
  ['physical attacks that deal 4', { type: 'attack', discipline: 'physical', damage: 4 }],
  ['deals at least 7', asTyped('damage>=7')],
  ['8 or more damage', asTyped('damage>=8')],
  ['attacks with a resource value over 3', { type: 'attack', ...asTyped('rv>3') }],
  ['cards with value up to two', asTyped('rv<=2')],
  ['cards with an activated effect', { contains: ['activated'] }],
])('%s', async (typed, query) => {
  const { searches, doing } = await otherAnswers(typed);
  const [read] = [...searches, { ...doing, count: doing?.found.length }];
  const { cards } = { cards: await cardSearch.load() };
  expect(read?.query).toEqual(query);
  expect(read?.count).toBe(cards.find(query ?? {}).length);
  expect(read?.count).toBeGreaterThan(0);
});

test('cards that do not cost ticks are all cards without ticks in their cost', async () => {
  const [read] = (await otherAnswers('cards that do not cost ticks')).searches;
  const found = (await cardSearch.load()).find(read?.query ?? {});
  expect(found.length).toBe(allCards().filter(({ cost }) => !cost.includes('{T')).length);
  expect(found.filter(({ cost }) => cost.includes('{T'))).toEqual([]);
});

test('misspelt conditions are read as the correct ones', async () => {
  const searchesFor = async (typed: string) => (await otherAnswers(typed)).searches;
  expect(await searchesFor('cards that cost 2 tikcs')).toEqual(await searchesFor('cards that cost 2 ticks'));
});

test('a condition that few cards meet is answered by these cards', async () => {
  const { doing } = await otherAnswers('ten damage');
  expect(doing).toMatchObject({ isFirst: true, found: expect.arrayContaining([expect.objectContaining({ id: 608 })]) });
});

test('a question that only begins so is no condition', async () => {
  for (const typed of ['value of friendship', 'gain weight', 'costs nothing to ask']) {
    const { searches } = await otherAnswers(typed);
    expect(searches).toEqual([]);
  }
});
