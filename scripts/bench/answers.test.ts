import { describe, expect, test } from 'vitest';
import { answersTo } from './answers.ts';
import { generateCards } from './generateCards.ts';
import { benchCardsFrom } from './readCards.ts';

const foreign = [
  { id: 30001, name: 'Déjà Vu', type: 'event', set: 77, number: 3, effects: 'Gain 3 “credits”.', cost: '3' },
  { id: 5, name: "The Cavalry's Arrival", set: 12, effects: 'Deal 2 damage — quickly.', cost: '2 Mana', flavor: null },
  { id: 6, name: 'Retired', set: 12, active: false },
];

async function answers(content: unknown, queries: string[]) {
  const ids: Record<string, readonly number[]> = {};
  for await (const answer of answersTo(benchCardsFrom(content), queries)) ids[answer.query] = answer.ids;
  return ids;
}

describe('the cards of another game', () => {
  test('are searched by the same search', async () => {
    expect(
      await answers(foreign, ['', 'name=deja+vu', 'cost=2%20mana', 'cost=3', 'set=77', 'name=cavalry%E2%80%99s']),
    ).toEqual({
      '': [5, 30001],
      'name=deja+vu': [30001],
      'cost=2%20mana': [5],
      'cost=3': [30001],
      'set=77': [30001],
      'name=cavalry%E2%80%99s': [5],
    });
    expect(await answers(foreign, ['effects="credits"', 'effects=damage+-+quick', 'name=retired'])).toEqual({
      'effects="credits"': [30001],
      'effects=damage+-+quick': [5],
      'name=retired': [],
    });
  });

  test('may come as one set or as several', async () => {
    const set = { id: 12, name: 'Core', slug: 'core', cards: foreign.slice(1) };
    expect(await answers(set, ['set=core'])).toEqual({ 'set=core': [5] });
    expect(await answers([set, { id: 13, cards: [] }], ['set=12', ''])).toEqual({ 'set=12': [5], '': [5] });
  });
});

describe('generated cards', () => {
  test('are the same in every run, and all different', () => {
    const cards = generateCards(500);
    expect(generateCards(500)).toEqual(cards);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(500);
  });
});
