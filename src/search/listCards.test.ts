/** Orders, groups and export formats of lists, tested with the cards of the game. */

import { describe, expect, test } from 'vitest';
import { allCards, cardSets, findCard } from './catalogue.ts';
import { exportFound } from './exportFound.ts';
import { listGroups, sortCards } from './listCards.ts';
import { groupings, orders } from './listing.ts';

const cards = allCards();

describe('a list sorted', () => {
  test.each(orders)('by %s contains every card once', (order) => {
    expect(new Set(sortCards(cards, order))).toEqual(new Set(cards));
  });

  test('by set keeps the order in which the cards were found', () => {
    expect(sortCards(cards, 'set')).toBe(cards);
  });

  test('by name, by value or by cost is in ascending order', () => {
    const names = sortCards(cards, 'name').map(({ foldedName }) => foldedName);
    expect(names).toEqual([...names].sort());
    const values = sortCards(cards, 'value').map(({ resourceValue }) => resourceValue);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    const costs = sortCards(cards, 'cost').map(({ cost }) => cost);
    expect(costs.lastIndexOf('{C0}')).toBeLessThan(costs.indexOf('{C1}'));
    expect(costs.lastIndexOf('{C1}')).toBeLessThan(costs.indexOf('{B1}'));
  });

  test('by type has attacks before reactions before states', () => {
    expect([...new Set(sortCards(cards, 'type').map(({ type }) => type))]).toEqual(['attack', 'reaction', 'state']);
  });
});

describe('a list grouped', () => {
  test.each(groupings)('by %s contains every card once, under distinct headings', (grouping) => {
    const groups = listGroups(grouping, cards, cards, cardSets);
    expect(new Set(groups.flatMap((group) => group.cards))).toEqual(new Set(cards));
    expect(groups.every((group) => group.cards.length === group.total)).toBe(true);
    expect(new Set(groups.map(({ anchor }) => anchor)).size).toBe(groups.length);
  });

  test('by type keeps the total of a group without results', () => {
    const [attacks, reactions] = listGroups('type', [], cards, cardSets);
    expect(attacks).toMatchObject({ title: 'Attacks', cards: [] });
    expect(reactions?.total).toBeGreaterThan(0);
  });
});

describe('an export', () => {
  const found = [findCard(1, 10), findCard(1, 12)].flatMap((card) => card ?? []);
  const [{ cost, resourceValue } = { cost: '', resourceValue: 0 }] = found;

  test('as text contains each card as it is copied alone, separated by blank lines', async () => {
    const text = await exportFound('text', found);
    expect(text.split('\n\n')).toHaveLength(2);
    expect(text).toContain(`Duck, Obviously\nPhysical reaction. Cost ${cost}`);
  });

  test('as CSV has one line per card, with quotation marks where they are needed', async () => {
    const [head, ...lines] = (await exportFound('csv', found)).split('\r\n');
    expect(head).toBe('set,number,name,type,discipline,cost,resourceValue,effects,fearEffects,flavor');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(`Duel,10,"Duck, Obviously",reaction,physical,${cost},${resourceValue},`);
  });

  test('as JSON can be parsed', async () => {
    expect(JSON.parse(await exportFound('json', found))).toEqual([
      expect.objectContaining({ set: 'Duel', number: 10, name: 'Duck, Obviously', cost, resourceValue }),
      expect.objectContaining({ number: 12, fearEffects: expect.stringContaining('Cancel') }),
    ]);
  });
});
