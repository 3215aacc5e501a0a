/** Cards that combine known phrases as no printed card does. Each effect has to do what it says, never nothing. */

import { expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { compileBook } from '#game/language/compileBook.ts';
import { readScenarios } from '#game/position/scenario.ts';
import { runScenario } from './runScenario.ts';

const { sets, personas } = await loadCardData();

/** A book in which a printed card has another text. */
const bookWith = (name: string, effects: string) =>
  compileBook(
    sets.map((set) => ({
      cards: set.cards.map((card) => {
        const { fearEffects: _, ...printed } = card;
        return card.name === name ? { ...printed, effects } : card;
      }),
    })),
    personas,
  );

test.each([
  [
    'another clone gains',
    'Another clone gains {M}.',
    'A plays Identical Haymaker: C. All pass.',
    'B remembers 0 cards. C remembers 1 card.',
  ],
  [
    'another clone loses a tick',
    'Another clone loses {T}.',
    'A plays Identical Haymaker: C. All pass.',
    'C owes 1 tick.',
  ],
  [
    'another clone loses points in an offer',
    'Each other clone chooses one: it loses 2 {B}; or it loses 3 {C}.',
    'A plays Identical Haymaker. All pass. B chooses first. C chooses second.',
    'B: 20/18. C: 17/20.',
  ],
  [
    'what one may do, then do to another clone',
    'You may forget an idea. If you do, deal 4 {B} damage to another clone.',
    'A plays Identical Haymaker. All pass. A chooses yes. A chooses C.',
    'B: 20/20. C: 20/16.',
  ],
])('%s', (_, text, decisions, holds) => {
  const scenario = ['x', 'A: 20/20 | thinks Crossbar', 'B: 20/20', 'C: 20/20', '-', decisions, '-', holds].join('\n');
  const [read] = readScenarios('new', scenario);
  if (!read) throw new Error('There is no scenario.');
  expect(runScenario(bookWith('Identical Haymaker', text), read)).toBeUndefined();
});

test('a triggered effect asks which clone', () => {
  const text = '{TRG} When your turn starts, deal 2 {C} damage to another clone.';
  const scenario =
    'x\nA: 20/20 | has Scar Tissue\nB: 20/20\nC: 20/20\nturn begins: A\n-\nA chooses C. All pass.\n-\nB: 20/20. C: 18/20.';
  const [read] = readScenarios('new', scenario);
  if (!read) throw new Error('There is no scenario.');
  expect(runScenario(bookWith('Scar Tissue', text), read)).toBeUndefined();
});
