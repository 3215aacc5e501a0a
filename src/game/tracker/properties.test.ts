/** Property tests: no sequence of taps leads to an impossible table, and undo is exact. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { points, setups, tap, taps } from '../../../tests/support/tableTaps.ts';
import { isAfraid } from '../rules/desireAndFear.ts';
import { dyingSeats } from '../rules/dying.ts';
import { isRefusal } from '../rules/refusal.ts';
import type { Setup } from '../rules/setup.ts';
import { livingSeats, type Table } from '../rules/table.ts';
import { applyEvent } from './applyEvent.ts';
import { enter, newTrackedGame, redo, type TrackedGame, tableOf, undo } from './game.ts';
import { readGameFile, writeGameFile } from './gameFile.ts';
import { describeStep } from './history.ts';
import { openSavedGame, saveGame } from './savedGame.ts';
import type { TableEvent } from './tableEvent.ts';

const wholeAndNotBelowZero = (number: number) => Number.isSafeInteger(number) && number >= 0;

/** The invariants that a table violates; empty if all hold. */
function impossibilities(table: Table): string[] {
  const { clones, outcome } = table;
  const living = livingSeats(table);
  const dead = clones.filter(({ alive }) => !alive);
  const counts = clones.flatMap((clone) => [
    ...[clone.ticks, clone.owedTicks, clone.thoughts, clone.paranoia],
    ...[clone.corpus.transient, clone.cerebrium.transient],
  ]);
  const claims: Readonly<Record<string, boolean>> = {
    'a count is below 0 or not whole': !counts.every(wholeAndNotBelowZero),
    'points are not whole': !clones.every(({ corpus, cerebrium }) =>
      Number.isSafeInteger(corpus.real + cerebrium.real),
    ),
    'a clone died of nothing': dead.some(({ corpus, cerebrium }) => Math.min(corpus.real, cerebrium.real) > 0),
    'the dead have something': dead.some(
      (clone) => clone.ticks + clone.thoughts + clone.paranoia + clone.corpus.transient + clone.cerebrium.transient > 0,
    ),
    'the dead are afraid': dead.some((clone) => isAfraid(clone)),
    'there is more Paranoia than deaths': clones.reduce((sum, { paranoia }) => sum + paranoia, 0) > dead.length,
    'nobody has won': outcome !== undefined && outcome.winners.length === 0,
    'the game goes on with one clone or none': outcome === undefined && living.length < 2,
  };
  return Object.keys(claims).filter((claim) => claims[claim]);
}

/** The invariants that a step from one table to the next violates; empty if all hold. */
function breaches(before: Table, after: Table): string[] {
  const nextTurn = after.turn !== before.turn;
  const claims: Readonly<Record<string, boolean>> = {
    'the turn went on over the dying': nextTurn && dyingSeats(before).length > 0,
    'a tick was left unspent': nextTurn && after.clones[before.active]?.ticks !== 0,
    'a turn was left out': nextTurn && after.turn !== before.turn + 1,
    'the dead got a turn': nextTurn && !after.clones[after.active]?.alive,
    'transient points outlived a turn':
      nextTurn && after.clones.some(({ corpus, cerebrium }) => corpus.transient + cerebrium.transient > 0),
  };
  return Object.keys(claims).filter((claim) => claims[claim]);
}

/** Plays events as a player taps them: a refused one changes nothing. */
function playTaps(setup: Setup, events: readonly TableEvent[]): TrackedGame {
  return events.reduce((game, event) => {
    const next = enter(game, event);
    return isRefusal(next) ? game : next;
  }, newTrackedGame(setup));
}

test('no sequence of taps reaches an impossible table', () => {
  fc.assert(
    fc.property(setups, taps, (setup, events) => {
      const game = playTaps(setup, events);
      const tables = [game.laid, ...game.steps.map(({ table }) => table)];
      expect(tables.flatMap(impossibilities)).toEqual([]);
      const broken = game.steps.flatMap(({ table }, step) => breaches(tables[step] ?? table, table));
      expect(broken).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('undo and redo restore every table exactly', () => {
  fc.assert(
    fc.property(setups, taps, (setup, events) => {
      const game = playTaps(setup, events);
      let back = game;
      for (const { table } of game.steps.toReversed()) {
        expect(tableOf(back)).toEqual(table);
        back = undo(back);
      }
      expect(tableOf(back)).toEqual(game.laid);
      expect(undo(back)).toBe(back);
      const again = game.steps.reduce((played) => redo(played), back);
      expect(again).toEqual(game);
      expect(redo(again)).toBe(again);
    }),
    { numRuns: 100 },
  );
});

test('a run of taps is equal to one event with their total', () => {
  fc.assert(
    fc.property(setups, taps, points, fc.integer({ min: 2, max: 9 }), (setup, events, tapped, times) => {
      const game = playTaps(setup, events);
      const one: TableEvent = { ...tapped, amount: 1 } as TableEvent;
      const all: TableEvent = { ...tapped, amount: times } as TableEvent;
      const inOne = enter(game, all);
      if (isRefusal(inOne)) return;
      let run: TrackedGame = game;
      for (let tap = 0; tap < times; tap += 1) {
        const next = enter(run, one, { sameRun: tap > 0 });
        if (!isRefusal(next)) run = next;
      }
      expect(run).toEqual(inOne);
    }),
    { numRuns: 100 },
  );
});

test('every step has at least one complete sentence', () => {
  fc.assert(
    fc.property(setups, taps, (setup, events) => {
      const game = playTaps(setup, events);
      let before = game.laid;
      for (const { event, table } of game.steps) {
        const sentences = describeStep(before, event, table);
        expect(sentences.length).toBeGreaterThan(0);
        for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*[^ ]\.$/);
        expect(sentences.join(' ')).not.toMatch(/undefined|NaN|-\d|\b0 /);
        before = table;
      }
    }),
    { numRuns: 100 },
  );
});

test('a game read from a file equals the game that was written, including undone events', () => {
  fc.assert(
    fc.property(setups, taps, fc.nat({ max: 60 }), (setup, events, undos) => {
      let game = playTaps(setup, events);
      for (let count = 0; count < undos; count += 1) game = undo(game);
      const read = readGameFile(writeGameFile(saveGame({ id: 'abcd1234', played: 5000, game }, 1_700_000_000_000)));
      if ('fault' in read) throw new Error(read.fault);
      expect(openSavedGame(read.saved)).toEqual({ id: 'abcd1234', played: 5000, game });
    }),
    { numRuns: 100 },
  );
});

test('a refused event does not change the table, and gives its reason in a sentence', () => {
  fc.assert(
    fc.property(setups, taps, tap, (setup, events, event) => {
      const table = tableOf(playTaps(setup, events));
      const copy = structuredClone(table);
      const next = applyEvent(table, event);
      expect(table).toEqual(copy);
      if (isRefusal(next)) expect(next.refused).toMatch(/^[A-Z].*\.$/);
    }),
    { numRuns: 150 },
  );
});
