import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { book } from '#game/generated/book.ts';
import { soak } from '../../../tests/randomGames/playRandomGames.ts';
import { randomSetup } from '../../../tests/randomGames/randomSetup.ts';
import { isRefusal } from '../rules/refusal.ts';
import { apply, applyInPlace } from './apply.ts';
import { copyState } from './copyState.ts';
import type { GameEvent } from './event.ts';
import { type Decision, legalDecisions } from './legal.ts';
import { newGame } from './newGame.ts';
import { randomFrom } from './random.ts';
import type { State } from './state.ts';
import { whyNot } from './whyNot.ts';

/** Shrinks towards few decisions, each the first legal one. */
const games = fc.record({ seed: fc.nat(10_000), options: fc.array(fc.nat(60), { maxLength: 120 }) });

const begin = (seed: number) => newGame(book, randomSetup(book, randomFrom(seed), seed)).state;

/** Plays the legal decision at each index (modulo their number). Calls `show` with each state and its decision. */
function play(seed: number, options: readonly number[], show: (state: State, decision: Decision) => void): State {
  let state = begin(seed);
  for (const option of options) {
    const legal = legalDecisions({ book, state });
    const decision = legal[option % legal.length];
    if (!decision) break;
    show(state, decision);
    const result = apply(book, state, decision);
    if (isRefusal(result)) throw new Error(`Refused: ${result.refused}`);
    state = result.state;
  }
  return state;
}

const nothing = () => undefined;

/** 200 decisions for each run: 20,000 unless numRuns is configured. */
const decisions = 200 * (fc.readConfigureGlobal()?.numRuns ?? 100);

test('thousands of random decisions lead to no impossible state', () => {
  expect(soak(book, decisions, 1).faults).toEqual([]);
});

describe('a game', () => {
  test('continues from its JSON exactly as if it had not been saved', () => {
    fc.assert(
      fc.property(games, ({ seed, options }) => {
        play(seed, options, (state, decision) => {
          const restored = JSON.parse(JSON.stringify(state)) as State;
          const events: GameEvent[] = [];
          applyInPlace({ book, state: restored, events }, decision);
          expect(apply(book, state, decision)).toEqual({ state: restored, events });
        });
      }),
      { numRuns: 25 },
    );
  });
});

describe('a decision', () => {
  test('does not mutate the state in which it is made', () => {
    fc.assert(
      fc.property(games, ({ seed, options }) => {
        play(seed, options, (state, decision) => {
          const before = JSON.stringify(state);
          apply(book, state, decision);
          expect(JSON.stringify(state)).toBe(before);
        });
      }),
      { numRuns: 25 },
    );
  });

  test('that is being announced can be withdrawn without a trace', () => {
    const withoutOrder = (state: State) => ({
      ...state,
      nextItem: 0,
      seats: state.seats.map((seat) => ({ ...seat, thoughts: seat.thoughts.toSorted() })),
    });
    fc.assert(
      fc.property(games, ({ seed, options }) => {
        let before = begin(seed);
        play(seed, options, (state) => {
          if (!state.draft) {
            before = state;
            return;
          }
          const result = apply(book, state, { do: 'withdraw' });
          expect(isRefusal(result) ? result : withoutOrder(result.state)).toEqual(withoutOrder(before));
        });
      }),
      { numRuns: 10 },
    );
  });

  test('that is illegal is refused with a sentence and changes nothing', () => {
    const decisions = fc.oneof(
      fc.record({ do: fc.constant('take' as const), slot: fc.integer({ min: -1, max: 5 }) }),
      fc.record({ do: fc.constantFrom('play' as const, 'react' as const), card: fc.nat(700) }),
      fc.record({ do: fc.constant('activate' as const), card: fc.nat(700), ability: fc.nat(2) }),
      fc.record({ do: fc.constantFrom('end' as const, 'pass' as const, 'withdraw' as const) }),
      fc.record({ do: fc.constant('choose' as const), value: fc.integer({ min: -1, max: 700 }) }),
    );
    fc.assert(
      fc.property(games, decisions, ({ seed, options }, decision) => {
        const state = play(seed, options, nothing);
        const before = JSON.stringify(state);
        const legal = legalDecisions({ book, state }).some(
          (other) => JSON.stringify(other) === JSON.stringify(decision),
        );
        const result = apply(book, state, decision);
        expect(isRefusal(result)).toBe(!legal);
        if (isRefusal(result)) expect(result.refused).toMatch(/^[A-Z].*\.$/);
        expect(JSON.stringify(state)).toBe(before);
      }),
    );
  });
});

/** Every decision that the pending seat might attempt in a state. */
function attempts({ seats, pending, headspace }: State): Decision[] {
  const { thoughts = [], condition = [] } = seats[pending?.seat ?? 0] ?? {};
  const sources = [0, ...condition.map(({ card }) => card)];
  const values = pending?.kind === 'choose' ? pending.options : [];
  return [
    ...headspace.map((_, slot): Decision => ({ do: 'take', slot })),
    ...thoughts.flatMap((card): Decision[] => [
      { do: 'play', card },
      { do: 'react', card },
    ]),
    ...sources.flatMap((card) => [0, 1].map((ability): Decision => ({ do: 'activate', card, ability }))),
    { do: 'end' },
    { do: 'pass' },
    { do: 'withdraw' },
    ...values.map((value): Decision => ({ do: 'choose', value })),
  ];
}

test('the decisions offered are exactly those accepted', () => {
  fc.assert(
    fc.property(games, ({ seed, options }) => {
      play(seed, options, (state) => {
        const accepted = attempts(state).filter((decision) => !whyNot({ book, state }, decision));
        const offered = legalDecisions({ book, state });
        expect(new Set(accepted.map((one) => JSON.stringify(one)))).toEqual(
          new Set(offered.map((one) => JSON.stringify(one))),
        );
      });
    }),
    { numRuns: 10 },
  );
});

test('a copied state shares nothing mutable', () => {
  fc.assert(
    fc.property(games, ({ seed, options }) => {
      const state = play(seed, options.slice(0, 40), nothing);
      const copy = copyState(state);
      const before = JSON.stringify(state);
      for (const option of options) {
        const legal = legalDecisions({ book, state: copy });
        const decision = legal[option % legal.length];
        if (decision) applyInPlace({ book, state: copy }, decision);
      }
      expect(JSON.stringify(state)).toBe(before);
    }),
  );
});

test('the cause of every event is an earlier event', () => {
  fc.assert(
    fc.property(games, ({ seed, options }) => {
      const setup = randomSetup(book, randomFrom(seed), seed);
      const { state, events } = newGame(book, setup);
      const all: GameEvent[] = [...events];
      for (const option of options) {
        const legal = legalDecisions({ book, state });
        const decision = legal[option % legal.length];
        if (decision) applyInPlace({ book, state, events: all }, decision);
      }
      expect(all.map(({ id }) => id)).toEqual(all.map((_, index) => index + 1));
      for (const { id, cause } of all) expect(cause ?? 0).toBeLessThan(id);
    }),
  );
});
