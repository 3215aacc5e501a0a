/** Arbitrary taps at the table, in any order, for property tests; not all of them are allowed. */

import fc from 'fast-check';
import { isRefusal } from '#game/rules/refusal.ts';
import type { Setup } from '#game/rules/setup.ts';
import { tracks } from '#game/rules/table.ts';
import { enter, newTrackedGame, type TrackedGame } from '#game/tracker/game.ts';
import { countKinds, pointsKinds, type TableEvent, turnKinds } from '#game/tracker/tableEvent.ts';
import { setupFor } from './tableGame.ts';

const seat = fc.nat({ max: 3 });
const amount = fc.integer({ min: 1, max: 9 });

export const points: fc.Arbitrary<TableEvent> = fc.record({
  kind: fc.constantFrom(...pointsKinds),
  seat,
  track: fc.constantFrom(...tracks),
  amount,
});
const counts: fc.Arbitrary<TableEvent> = fc.record({ kind: fc.constantFrom(...countKinds), seat, amount });
// An empty head is rare, because otherwise most games would be short.
const turns: fc.Arbitrary<TableEvent> = fc.oneof(
  { weight: 40, arbitrary: fc.record({ kind: fc.constantFrom(...turnKinds.filter((kind) => kind !== 'empty-head')) }) },
  { weight: 1, arbitrary: fc.constant<TableEvent>({ kind: 'empty-head' }) },
);
const deaths: fc.Arbitrary<TableEvent> = fc.oneof(
  fc.constant<TableEvent>({ kind: 'check-deaths' }),
  seat.map((fatalBy): TableEvent => ({ kind: 'check-deaths', fatalBy })),
);
const fright: fc.Arbitrary<TableEvent> = fc.record({ kind: fc.constant('tell-afraid'), seat, afraid: fc.boolean() });

export const tap = fc.oneof(
  { weight: 6, arbitrary: points },
  { weight: 3, arbitrary: counts },
  { weight: 8, arbitrary: turns },
  { weight: 2, arbitrary: deaths },
  { weight: 1, arbitrary: fright },
);
export const taps = fc.array(tap, { minLength: 1, maxLength: 120, size: 'max' });

export const setups: fc.Arbitrary<Setup> = fc
  .record({
    clones: fc.integer({ min: 2, max: 4 }),
    modules: fc.subarray(['module-no-way-out', 'module-full-of-yourself'] as const),
    teams: fc.boolean(),
    first: seat,
    fearful: fc.boolean(),
  })
  .map(({ clones, modules, teams, first, fearful }) => {
    const setup = setupFor(clones, teams && clones === 4 ? [...modules, 'module-two-heads'] : modules, first % clones);
    return fearful ? { ...setup, seats: setup.seats.map((seat) => ({ ...seat, fearLimitChange: -2 })) } : setup;
  });

/** The game after these events; skips those that the rules refuse. */
export const entered = (game: TrackedGame, events: readonly TableEvent[]): TrackedGame =>
  events.reduce((before, event) => {
    const after = enter(before, event);
    return isRefusal(after) ? before : after;
  }, game);

/** A game of four clones with exactly this many events, the same in every run. */
export function longGame(eventCount: number): TrackedGame {
  let game = newTrackedGame(setupFor(4));
  for (const event of fc.sample(tap, { seed: 7, numRuns: 40 * eventCount })) {
    const mayEnd = event.kind === 'empty-head' || event.kind === 'check-deaths';
    if (!mayEnd && game.steps.length < eventCount) game = entered(game, [event]);
  }
  return game;
}
