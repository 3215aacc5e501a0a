/** What a clone decides later is said with the numbers that its answers lead to. */

import { expect, test } from 'vitest';
import { applyInPlace } from '../engine/apply.ts';
import type { Game } from '../engine/event.ts';
import { viewFor } from '../engine/view.ts';
import { book } from '../generated/book.ts';
import { beginAt } from '../position/position.ts';
import { sayOpen } from './decisionWords.ts';
import { forecastsOf } from './forecasts.ts';

const numberOf = (name: string) => Object.values(book.cards).find((card) => card.name === name)?.id ?? 0;

test('of a choice that the reader has later, it says the points after each answer, with what adds to the damage', () => {
  const attack = numberOf('Which One Is Real');
  const condition = [{ card: numberOf('Rehearsed Argument'), side: 'desire' as const }];
  const seats = [
    { name: 'A', thoughts: [numberOf('Interrupt Yourself'), 102, 104] },
    { name: 'B', ticks: 2, thoughts: [attack], condition },
  ];
  const game: Game = { book, state: beginAt(book, { table: { seats, active: 1 } }).state };
  applyInPlace(game, { do: 'play', card: attack });
  applyInPlace(game, { do: 'pass' });
  const view = viewFor(book, game.state, 0);
  const { open } = forecastsOf(book, view).outcome({ do: 'pass' });
  expect(view.pending?.kind).toBe('react');
  expect(open && sayOpen(view, open)).toBe('You decide: {B} 20 or 14');
});
