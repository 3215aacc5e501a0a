/** Search for cards by what they do, in everyday words. */

import { describe, expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { cardListOf, cardTextsOf } from '#cards/build/catalogueData.ts';
import type { Card } from '#game/cards/card.ts';
import type { CardSetFile } from '#game/cards/cardSet.ts';
import { indexCards } from '../cardIndex.ts';
import { createCardSearch } from '../cardSearch.ts';
import { cardSearch } from '../cardSearchLoader.ts';
import { allCards } from '../catalogue.ts';
import { parseQuery } from '../query/querySyntax.ts';
import { actionReading } from './actionReading.ts';
import { actions } from './deedsByWord.ts';
import { otherAnswers } from './otherAnswers.ts';

const cardsDoing = async (typed: string) => (await otherAnswers(typed)).doing?.found.map(({ name }) => name) ?? [];

test.each([
  ['card that steals', 'Steal the Punchline'],
  ['cards that heal me', 'Autograph'],
  ['cheap attack', 'Identical Haymaker'],
  ['make them discard', 'Elbows at Breakfast'],
  ['card that gets stronger with more states', 'Seating Plan'],
  ['counterspell', 'Interrupt Yourself'],
  ['random damage', 'Coin-Operated Fist'],
  ['bring a card back from discard', 'Bargain With the Dark'],
  ['extra action card', 'Queue Jumper'],
  ['poison someone each turn', 'Itchy Collar'],
  ['hurts the one who attacks me', 'Spiked Overcoat'],
  ['damage whoever attacks me', 'Spiked Overcoat'],
  ['steal a state', 'Hostile Takeover'],
  ['hand an attack to someone else', 'Human Shield, Yours'],
])('"%s" finds %s', async (typed, name) => {
  expect(await cardsDoing(typed)).toContain(name);
});

test.each(actions.flatMap(({ said, label }) => said.map((words) => [words, label])))(
  '"%s" searches for cards that %s, and finds some',
  async (words) => {
    const attempt = actionReading(words, () => false)?.attempts[0];
    expect(attempt).toBeDefined();
    expect((await cardSearch.load()).find(attempt?.query ?? {})).not.toEqual([]);
  },
);

test('a new card is found by what its program does, without a word about it anywhere', async () => {
  const { sets } = await loadCardData();
  const [first, ...others] = sets;
  const effects = 'Deal 11 {B} damage to another clone.';
  const added = {
    ...first?.cards[0],
    id: 199,
    number: 99,
    name: 'Brand New',
    type: 'attack',
    discipline: 'mental',
    effects,
  } as Card;
  const files = [{ ...first, cards: [...(first?.cards ?? []), added] } as CardSetFile, ...others];
  const list = cardListOf(files, () => ({ thumb: '', full: '' }));
  const texts = cardTextsOf(files);
  const { find } = createCardSearch(list.cards, new Map(texts.map((own) => [own.id, own])), indexCards(list, texts));
  const [hardest] = actionReading('hardest mental attack', () => false)?.attempts ?? [];
  for (const query of [hardest?.query ?? {}, { damage: 11 }, parseQuery('damage>=11', list.sets)?.query ?? {}])
    expect(find(query).map(({ name }) => name)).toContain('Brand New');
});

test('the hardest attack is the one with the most damage', async () => {
  const { doing } = await otherAnswers('hardest hitting card');
  const most = Math.max(...allCards().flatMap(({ damage }) => damage));
  expect(doing?.found[0]?.damage[0]).toBe(most);
});

test('naming a type or a discipline narrows the search', async () => {
  expect((await otherAnswers('cheap reaction')).doing?.found.every(({ type }) => type === 'reaction')).toBe(true);
  expect(
    (await otherAnswers('counter magic card')).doing?.found.every(({ discipline }) => discipline === 'mental'),
  ).toBe(true);
});

test('a misspelt word is read as the correct one', async () => {
  expect(new Set(await cardsDoing('cards that staels'))).toEqual(new Set(await cardsDoing('cards that steals')));
});

test('cards that do it on their desire side for their cost come first', async () => {
  expect((await cardsDoing('state as cost'))[0]).toBe('Throw the Furniture');
  expect((await cardsDoing('attack that hits everyone'))[0]).toBe('Flailing in a Crowd');
});

test.each(['how to steal a car', 'heal the world song', 'draw a cat', 'free wifi'])(
  '"%s" is not read as a search for cards',
  async (typed) => {
    expect((await otherAnswers(typed)).doing).toBeUndefined();
  },
);

describe('whether cards are shown before rules', () => {
  test.each([
    ['which card steals', true],
    ['random damage', true],
    ['can I steal a card', false],
    ['hand limit', false],
  ])('for "%s": %s', async (typed, isFirst) => {
    expect((await otherAnswers(typed)).doing?.isFirst).toBe(isFirst);
  });
});
