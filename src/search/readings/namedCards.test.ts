/** Cards named inside a question are offered with the rules; two that are compared come with their rulings. */

import { describe, expect, test } from 'vitest';
import type { CardSummary } from '#game/cards/cardList.ts';
import { allCards } from '../catalogue.ts';
import { ruleNames } from '../rules/ruleNames.ts';
import { siteSearch } from '../siteSearch.ts';
import { pairNamedIn } from './namedCards.ts';
import { otherAnswers } from './otherAnswers.ts';

const namedIn = async (typed: string) => (await otherAnswers(typed)).named.map(({ card }) => card.name);

test.each([
  ['duck against haircut', ['Duck, Obviously', 'Better Haircut']],
  ['can human shield stop down the cellar steps', ['Human Shield, Yours', 'Down the Cellar Steps']],
  ['ghostwriter vs chandelier moment', ['Ghostwriter', 'Chandelier Moment']],
])('%s: both cards, in this order', async (typed, names) => {
  expect(await namedIn(typed)).toEqual(names);
});

test.each([
  ['does scar tissue reduce mental damage', 'Scar Tissue'],
  ['when does human shield choose the new clone', 'Human Shield, Yours'],
  ['what can ghostwriter copy', 'Ghostwriter'],
])('%s: the card is offered', async (typed, name) => {
  expect(await namedIn(typed)).toEqual([name]);
});

test('three letters of each are enough for two cards at the table, and name no pair where a rule is meant', async () => {
  const { cards } = await siteSearch.load();
  const pair = (typed: string) => pairNamedIn(typed, cards)?.map(({ name }) => name);
  const steps = ['Down the Cellar Steps', 'Duck, Obviously'];
  expect([pair('cel duc'), pair('cel vs duc'), pair('cellar duck')]).toEqual([steps, steps, steps]);
  expect([pair('ce duc'), pair('duc'), pair('duck obv'), pair('cellar steps')]).toEqual(Array(4).fill(undefined));
  expect(ruleNames.filter(({ title }) => pair(title))).toEqual([]);
});

test.each(['scar tissue', 'corpus and cerebrium', 'attack against state', 'can I play two cards'])(
  '%s: no question with the name of a card inside',
  async (typed) => {
    expect(await namedIn(typed)).toEqual([]);
  },
);

describe('a card that a question about the rules names is always offered', () => {
  const namesOf = ({ name }: CardSummary) =>
    new Set([
      name,
      ...name
        .split(',')
        .slice(0, 1)
        .filter((head) => head.length >= 6),
    ]);
  const asked = [
    (name: string) => `can I play ${name} twice`,
    (name: string) => `what does ${name.toLowerCase()} do`,
    (name: string) => `who pays the cost of ${name}`,
  ];
  // Each name in one of the three questions, in turn.
  const questions = [...allCards()]
    .flatMap((card) => [...namesOf(card)].map((name) => [name, card.name] as const))
    .map(([name, card], place) => [asked[place % asked.length]?.(name) ?? '', card] as const);
  test('by its whole name and by what is before its comma, if that is no short word', async () => {
    const missing: string[] = [];
    for (const [typed, name] of questions) if (!(await namedIn(typed)).includes(name)) missing.push(typed);
    expect(missing).toEqual([]);
  });
});

test('each of the cards comes with its rulings', async () => {
  const { named } = await otherAnswers('duck against chandelier moment');
  expect(named.map(({ rulings }) => rulings.length > 0)).toContain(true);
});
