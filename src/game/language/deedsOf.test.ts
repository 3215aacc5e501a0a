/** Deeds are read from the programs of cards: a new card is found without a word about it anywhere. */

import { expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { deeds } from '../cards/deed.ts';
import { deedsOf } from './deedsOf.ts';
import { printedText } from './marks.ts';
import { parse } from './parse.ts';

const { sets } = await loadCardData();
const cards = sets.flatMap(({ cards }) => cards);

const deedsOfText = (effects: string, fearEffects?: string, cost = '{T1}{C0}') =>
  deedsOf({ cost, effects, ...(fearEffects !== undefined && { fearEffects }) });

test.each([
  ['Deal 11 {C} damage to another clone.', ['hurt-body', 'hit-hard']],
  ['Deal 7 {B} damage to another clone.', ['hurt-mind']],
  ['Deal 2 {C} damage to each other clone.', ['everybody', 'hurt-body']],
  ['Gain 2 {B}.', ['heal']],
  ['Gain {I}.', ['draw']],
  ['Cancel an attack.', ['cancel']],
  ["Move an idea at random from another clone's thoughts to yours.", ['steal']],
  ['{TRG} When another clone takes an idea, it loses 1 {B}.', ['punish-taking', 'hurt-mind']],
  ['You lose 2 {C}.', []],
  ['A text that matches no phrase.', []],
])('“%s” does %j', (text, expected) => {
  expect(new Set(deedsOfText(text))).toEqual(new Set(expected));
});

test('both sides count, and what is inside a choice', () => {
  expect(deedsOfText('Gain {I}.', 'Cancel an attack.')).toEqual(expect.arrayContaining(['draw', 'cancel']));
  expect(deedsOfText('Choose one: deal 9 {C} damage to another clone; gain 2 {C}.')).toEqual(
    expect.arrayContaining(['hit-hard', 'heal', 'choice']),
  );
});

test('hurting and healing count together only if they are on one side', () => {
  expect(deedsOfText('Deal 2 {C} damage to another clone. Gain 2 {C}.')).toContain('drain');
  expect(deedsOfText('Deal 2 {C} damage to another clone.', 'Gain 2 {C}.')).not.toContain('drain');
});

test('each sentence of a card is a deed, unless its own clone only loses or forgets by it', () => {
  const sentences = cards
    .flatMap(({ effects, fearEffects = '' }) => [effects, fearEffects])
    .flatMap((text) => {
      const parsed = parse(text);
      if ('fault' in parsed) return [];
      const { constants, body, triggered, activated } = parsed.program;
      return [constants, body, ...[...triggered, ...activated].map((ability) => ability.body)]
        .flat()
        .map(({ words }) => printedText(words).replace(/^./, (letter) => letter.toUpperCase()));
    });
  const without = sentences.filter((sentence) => deedsOfText(sentence).length === 0);
  expect(without.filter((sentence) => !/^((You l|L)ose|Forget) /.test(sentence))).toEqual([]);
});

test('every deed is done by a card, and none by all', () => {
  for (const deed of deeds) {
    const doing = cards.filter((card) => deedsOf(card).includes(deed)).length;
    expect(doing, deed).toBeGreaterThan(0);
    expect(doing, deed).toBeLessThan(cards.length * 0.8);
  }
});
