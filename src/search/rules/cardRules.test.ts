/** A card links to its rules, and each of these rules links back to the card. */

import { expect, test } from 'vitest';
import { linkFaults } from '#game/glossary/linkFaults.ts';
import { allCards, findCard } from '../catalogue.ts';
import { cardsOfRule, rulesOfCard } from './cardRules.ts';

const rulesOf = (set: number, number: number) => rulesOfCard(findCard(set, number)?.id ?? -1);

test.each(allCards())('$name and its rules link to each other', ({ id }) => {
  for (const { anchor, terms } of rulesOfCard(id)) {
    expect(terms).not.toHaveLength(0);
    expect(cardsOfRule(anchor).map((card) => card.id)).toContain(id);
  }
});

test('every card uses a rule, and no rule lists a card that does not use it', () => {
  expect(
    allCards()
      .filter(({ id }) => rulesOfCard(id).length === 0)
      .map(({ name }) => name),
  ).toEqual([]);
  const anchors = new Set(allCards().flatMap(({ id }) => rulesOfCard(id).map(({ anchor }) => anchor)));
  for (const anchor of anchors) {
    for (const { id } of cardsOfRule(anchor)) expect(rulesOfCard(id).map((rule) => rule.anchor)).toContain(anchor);
  }
});

test('symbols count as words: a transient symbol leads to the list of resources, a colon to effects', () => {
  expect(rulesOf(1, 9).map(({ anchor }) => anchor)).toContain('list-of-resources');
  expect(rulesOf(4, 16).map(({ anchor }) => anchor)).toContain('effects');
});

test('every term has a section, and every link in the rules has a target', () => {
  expect(linkFaults()).toEqual([]);
});
