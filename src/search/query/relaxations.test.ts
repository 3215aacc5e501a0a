import { describe, expect, test } from 'vitest';
import { cardList } from '#game/generated/cardList.ts';
import { cardTexts } from '#game/generated/cardTexts.ts';
import { foldCardTexts } from '../textColumns.ts';
import { relaxationsOf, removeFilter } from './filters.ts';
import { matchesQuery } from './matchesQuery.ts';
import type { SearchQuery } from './searchQuery.ts';

function countOf(query: SearchQuery): number {
  const matches = matchesQuery(query);
  return cardList.cards.filter((card, position) => matches(card, foldCardTexts(cardTexts[position]))).length;
}

const relaxed = (query: SearchQuery) => relaxationsOf(query, countOf);

describe('a search that finds nothing', () => {
  test('is offered again without one of its conditions, fewest cards first', () => {
    expect(countOf({ name: 'head', type: 'state', set: 1 })).toBe(0);
    const offers = relaxed({ name: 'head', type: 'state', set: 1 });
    expect(offers).toContainEqual({ query: { name: 'head', type: 'state' }, count: 1 });
    expect(offers.map(({ count }) => count)).toEqual(offers.map(({ count }) => count).toSorted((a, b) => a - b));
    expect(offers.every(({ count }) => count > 0)).toBe(true);
  });

  test('is offered again for both sides', () => {
    expect(relaxed({ effects: 'Look at another', in: ['fear'] })).toContainEqual({
      query: { effects: 'Look at another' },
      count: countOf({ effects: 'Look at another' }),
    });
  });

  test('is offered again with only one condition, if dropping one is not enough', () => {
    expect(relaxed({ name: 'zzz', flavor: 'zzz', type: 'attack' })).toEqual([
      { query: { type: 'attack' }, count: countOf({ type: 'attack' }) },
    ]);
  });

  test('is offered again with its only text in other fields', () => {
    expect(relaxed({ name: 'another clone' })).toEqual([
      { query: { effects: 'another clone' }, count: countOf({ effects: 'another clone' }) },
    ]);
  });

  test('is offered again with its only name in the flavour texts', () => {
    const query = { flavor: 'cannot grow it better' };
    expect(relaxed({ name: query.flavor })).toEqual([{ query, count: countOf(query) }]);
  });

  test('has no offers if none would find anything', () => {
    expect(relaxed({ name: 'zzz' })).toEqual([]);
  });

  test('is offered again without its search syntax', () => {
    expect(
      relaxed({ type: 'attack', rest: { kind: 'value', key: 'resourceValue', operator: '>', value: 90 } }),
    ).toContainEqual({
      query: { type: 'attack' },
      count: countOf({ type: 'attack' }),
    });
  });
});

test('a condition that is removed takes only the side with it that limits it', () => {
  const query: SearchQuery = { name: 'head', effects: 'Deal', in: ['fear'] };
  expect(removeFilter(query, 'effects')).toEqual({ name: 'head' });
  expect(removeFilter(query, 'name')).toEqual({ effects: 'Deal', in: ['fear'] });
});
