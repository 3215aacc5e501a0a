import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { randomSetup } from '../../../tests/randomGames/randomSetup.ts';
import { apply, applyInPlace } from '../engine/apply.ts';
import { copyState } from '../engine/copyState.ts';
import { legalDecisions } from '../engine/legal.ts';
import { newGame } from '../engine/newGame.ts';
import type { CardNumber } from '../engine/printedCard.ts';
import { draw, randomFrom, shuffle } from '../engine/random.ts';
import type { State } from '../engine/state.ts';
import { viewFor } from '../engine/view.ts';
import { compileBook } from '../language/compileBook.ts';
import { isRefusal } from '../rules/refusal.ts';
import { decide, type Level } from './decide.ts';
import { noChoice } from './openDecisions.ts';
import { sampleWorld } from './sampleWorld.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);

/** A game still in progress, after up to this many random decisions. */
function positionAfter(seed: number, decisions: number): State {
  const random = randomFrom(seed);
  let { state } = newGame(book, randomSetup(book, random, seed));
  for (let made = 0; made < decisions; made += 1) {
    const legal = legalDecisions({ book, state });
    const decision = legal[draw(random, legal.length)];
    if (!decision) break;
    const next = copyState(state);
    applyInPlace({ book, state: next }, decision);
    if (next.outcome) break;
    state = next;
  }
  return state;
}

const positions = fc.record({
  seed: fc.nat(5000),
  decisions: fc.nat(150),
  level: fc.constantFrom<Level>('easy', 'greedy', 'normal'),
});

/** The same position, with the cards that the seat has not seen dealt differently. */
function otherwiseDealt(state: State, seat: number, seed: number): State {
  const hidden = (card: number) => !(((state.known[card] ?? 0) >> seat) & 1);
  const places = [state.head, ...state.seats.map(({ thoughts }) => thoughts)].flat().filter(hidden);
  const batches = viewFor(book, state, seat).batches.map(({ cards }) => cards);
  const others = places.filter((card) => !batches.flat().includes(card));
  const random = randomFrom(seed);
  const to = new Map(
    [...batches, others].flatMap((group) => {
      const moved = shuffle(random, [...group]);
      return group.map((card, index) => [card, moved[index] as number] as const);
    }),
  );
  const other = copyState(state);
  const move = (card: number) => to.get(card) ?? card;
  other.head = other.head.map(move);
  for (const clone of other.seats) clone.thoughts = clone.thoughts.map(move);
  other.known = { ...state.known };
  for (const [card, place] of to) other.known[place] = state.known[card] ?? 0;
  return other;
}

describe('the opponent', () => {
  test('makes only legal decisions, each with a reason', () => {
    fc.assert(
      fc.property(positions, ({ seed, decisions, level }) => {
        const state = positionAfter(seed, decisions);
        const seat = state.pending?.seat ?? 0;
        const { decision, reason } = decide(viewFor(book, state, seat), { book, level, seed });
        expect(isRefusal(apply(book, state, decision))).toBe(false);
        expect(reason).toMatch(/^[A-Z].*\.$/);
      }),
      { numRuns: 60 },
    );
  });

  test('names numbers in its reasons, unless all it could do comes to the same', () => {
    const reasons = Array.from({ length: 300 }, (_, seed) => {
      const state = positionAfter(seed, 5 + (seed % 120));
      return decide(viewFor(book, state, state.pending?.seat ?? 0), { book, level: 'normal', seed }).reason;
    });
    const said = reasons.filter((reason) => reason !== noChoice);
    expect(said.length).toBeGreaterThan(80);
    expect(said.filter((reason) => !/^It expects .*\d.*\d/.test(reason))).toEqual([]);
  });

  test('makes the same decision for the same seed', () => {
    fc.assert(
      fc.property(positions, ({ seed, decisions, level }) => {
        const state = positionAfter(seed, decisions);
        const view = viewFor(book, state, state.pending?.seat ?? 0);
        expect(decide(view, { book, level, seed })).toEqual(decide(view, { book, level, seed }));
      }),
      { numRuns: 20 },
    );
  });

  test('makes the same decision however the cards that it has not seen are dealt', () => {
    fc.assert(
      fc.property(positions, fc.nat(), ({ seed, decisions, level }, shuffleSeed) => {
        const state = positionAfter(seed, decisions);
        const seat = state.pending?.seat ?? 0;
        const other = otherwiseDealt(state, seat, shuffleSeed);
        expect(viewFor(book, other, seat)).toEqual(viewFor(book, state, seat));
        expect(decide(viewFor(book, other, seat), { book, level, seed })).toEqual(
          decide(viewFor(book, state, seat), { book, level, seed }),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('makes a decision that depends on the number of sampled worlds, not on what stopped the search', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 1, max: 9 }), ({ seed, decisions }, most) => {
        const state = positionAfter(seed, decisions);
        const view = viewFor(book, state, state.pending?.seat ?? 0);
        let asked = 0;
        const inTime = decide(view, { book, level: 'normal', seed, stop: () => ++asked >= most });
        const { iterations } = inTime;
        expect(iterations).toBeLessThanOrEqual(most);
        expect(decide(view, { book, level: 'normal', seed, stop: (tried) => tried >= iterations })).toEqual(inTime);
      }),
      { numRuns: 20 },
    );
  });

  test('keeps a reaction that only gains points until the end of the turn while nothing threatens it', () => {
    const inTheThickOfIt = 209 as CardNumber;
    let offered = 0;
    for (let seed = 0; offered < 20; seed += 1) {
      const state = copyState(positionAfter(seed, 10 + (seed % 60)));
      const { pending } = state;
      if (pending?.kind !== 'react' || state.stem.some(({ controller }) => controller !== pending.seat)) continue;
      state.seats[pending.seat]?.thoughts.push(inTheThickOfIt);
      const view = viewFor(book, state, pending.seat);
      const reaction = { do: 'react', card: inTheThickOfIt } as const;
      expect(view.legal).toContainEqual(reaction);
      offered += 1;
      expect(decide(view, { book, level: 'greedy', seed }).decision).not.toEqual(reaction);
    }
  });

  test('throws for a seat that has nothing to decide', () => {
    const state = positionAfter(1, 0);
    const idle = ((state.pending?.seat ?? 0) + 1) % state.seats.length;
    expect(() => decide(viewFor(book, state, idle), { book, level: 'easy', seed: 1 })).toThrow(
      `Seat ${idle} has nothing to decide.`,
    );
  });
});

test('a sampled game offers its seat the same decisions as the real game, and has no unknown cards', () => {
  fc.assert(
    fc.property(positions, ({ seed, decisions }) => {
      const state = positionAfter(seed, decisions);
      const seat = state.pending?.seat ?? 0;
      const view = viewFor(book, state, seat);
      const sampled = sampleWorld(view, randomFrom(seed));
      expect(viewFor(book, { ...sampled, known: state.known }, seat).legal).toEqual(view.legal);
      expect([...sampled.head, ...sampled.seats.flatMap(({ thoughts }) => thoughts)]).not.toContain(0);
    }),
    { numRuns: 60 },
  );
});
