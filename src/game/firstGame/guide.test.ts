/** The guided game runs on the rules engine and reaches the states that the script gives. */

import { expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { runAct } from '../../../tests/scenarios/runScenario.ts';
import type { Game } from '../engine/event.ts';
import { newGame } from '../engine/newGame.ts';
import { parseRuleText } from '../glossary/ruleText.ts';
import { compileBook } from '../language/compileBook.ts';
import { sentencesOf } from '../position/scenario.ts';
import { guidedSetup, headOrder } from './deal.ts';
import { guidedBeats } from './guide.ts';
import { firstGame } from './script.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);
const beats = guidedBeats(book);

test('the head contains each card of two sets once', () => {
  const cards = sets.filter(({ id }) => guidedSetup.sets.includes(id)).flatMap((set) => set.cards.map(({ id }) => id));
  expect(headOrder.toSorted((a, b) => a - b)).toEqual(cards.toSorted((a, b) => a - b));
});

test('each step of the script leads to its state', () => {
  const game: Game = { book, state: newGame(book, guidedSetup).state };
  for (const { label, plays, holds } of firstGame)
    expect(runAct(game, { decisions: sentencesOf(plays), holds: sentencesOf(holds) }), label).toBeUndefined();
});

test('the reader is asked in each of their half-turns and whenever they may react', () => {
  expect(
    beats.filter(({ asked }) => asked).map(({ step, decision }) => `${firstGame[step]?.label} ${decision.do}`),
  ).toEqual(['1 take', '2 react', '3a play', '3b take', '4b pass', '5a play', '5a choose', '5b take', '6 pass']);
});

test.each(firstGame)('step $label describes its decision in at most 25 words', ({ decision }) => {
  expect(decision.split(/\s+/).length).toBeLessThanOrEqual(25);
});

test.each(firstGame)('step $label: every link is valid', ({ situation, decision, outcome }) => {
  for (const text of [situation, decision, outcome]) expect(() => parseRuleText(text)).not.toThrow();
});
