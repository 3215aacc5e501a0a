import { describe, expect, it } from 'vitest';
import type { CardSet } from './cardSet.ts';
import { groupBySet } from './setGroups.ts';

const set = (id: number, name: string): CardSet => ({
  id,
  name,
  abbreviation: name.slice(0, 3).toUpperCase(),
  slug: name.toLowerCase(),
  icon: '',
  description: '',
  sortOrder: id,
  active: true,
  releaseDate: '2026-10-01',
  spotColor: '#000000',
});

const duel = set(1, 'Duel');
const promo = set(0, 'Promo');
const all = [
  { id: 101, set: 1 },
  { id: 102, set: 1 },
  { id: 1, set: 0 },
];

describe('cards grouped by set', () => {
  it('are listed under their sets, with sets and cards in the order given', () => {
    expect(groupBySet([duel, promo], all, all)).toEqual([
      { set: duel, cards: [all[0], all[1]], total: 2 },
      { set: promo, cards: [all[2]], total: 1 },
    ]);
  });

  it('include a set in which nothing was found, with its total number of cards', () => {
    const [inDuel, inPromo] = groupBySet([duel, promo], [{ id: 1, set: 0 }], all);
    expect(inDuel).toEqual({ set: duel, cards: [], total: 2 });
    expect(inPromo?.cards).toHaveLength(1);
  });

  it('leave out cards of sets that are not listed', () => {
    expect(groupBySet([promo], all, all).flatMap(({ cards }) => cards)).toEqual([{ id: 1, set: 0 }]);
  });
});
