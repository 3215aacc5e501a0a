import { describe, expect, test } from 'vitest';
import { book } from '#game/generated/book.ts';
import { isRefusal } from '../rules/refusal.ts';
import type { EngineModule } from '../rules/setup.ts';
import { apply } from './apply.ts';
import { type Decision, legalDecisions } from './legal.ts';
import { type GameSetup, newGame } from './newGame.ts';
import { seatAt } from './seating.ts';
import type { State } from './state.ts';
import { viewFor } from './view.ts';

const two = [{ name: 'You' }, { name: 'The other you' }];
const setup = (modules: readonly EngineModule[] = [], seats: GameSetup['seats'] = two): GameSetup => ({
  seats,
  sets: [1, 2, 3],
  modules,
  seed: 7,
});
const begin = (modules?: readonly EngineModule[], seats?: GameSetup['seats']) =>
  newGame(book, setup(modules, seats)).state;

function decide(state: State, ...decisions: readonly Decision[]): State {
  return decisions.reduce((before, decision) => {
    const result = apply(book, before, decision);
    if (isRefusal(result)) throw new Error(`${JSON.stringify(decision)}: ${result.refused}`);
    return result.state;
  }, state);
}

describe('a new game', () => {
  test('deals one idea each and four to headspace, and gives the first of two clones one tick', () => {
    const state = begin();
    expect(state.seats.map(({ thoughts }) => thoughts.length)).toEqual([1, 1]);
    expect(state.headspace).toHaveLength(4);
    expect(state.head).toHaveLength(3 * 16 - 6);
    expect(seatAt(state, state.active).ticks).toBe(1);
    expect(state.pending).toEqual({ kind: 'action', seat: state.first });
  });

  test('gives the first of three clones two ticks, and sets one Paranoia aside', () => {
    const state = begin([], [...two, { name: 'Spare' }]);
    expect(seatAt(state, state.active).ticks).toBe(2);
    expect(state.aside).toEqual([1]);
  });

  test('gives each clone only its points and ideas, and makes no clone afraid', () => {
    const state = begin([], [{ name: 'A', persona: 'wick' }, ...two]);
    const nothing = { alive: true, owedTicks: 0, condition: [], memories: [], afraid: false, nextAttack: 0 };
    for (const [seat, clone] of state.seats.entries())
      expect(clone).toMatchObject({ ...nothing, persona: seat === 0 ? 'wick' : null, personaUsed: false });
  });

  test('sets two Paranoia cards aside for four clones, and deals none', () => {
    const { aside, head, headspace, seats } = newGame(book, {
      ...setup(),
      sets: [0, 1],
      seats: [...two, ...two],
    }).state;
    expect(aside).toEqual([1, 1001]);
    const cards = [...head, ...headspace.map((slot) => slot?.card), ...seats.flatMap(({ thoughts }) => thoughts)];
    expect(cards).toHaveLength(7 + 16);
    expect(cards).not.toContain(1);
  });

  test('takes starting points and numbers of ideas from personas', () => {
    const state = begin(
      [],
      [
        { name: 'A', persona: 'twice' },
        { name: 'B', persona: 'nine' },
      ],
    );
    expect(
      state.seats.map(({ corpus, cerebrium, thoughts }) => [corpus.real, cerebrium.real, thoughts.length]),
    ).toEqual([
      [19, 17, 2],
      [21, 16, 1],
    ]);
  });

  test.each([
    ['module-no-way-out', 15, 1],
    ['module-short-tempers', 14, 1],
    ['module-full-of-yourself', 20, 3],
  ] as const)('with %s starts at %i with %i ideas', (module, points, ideas) => {
    for (const { corpus, thoughts } of begin([module]).seats) {
      expect(corpus.real).toBe(points);
      expect(thoughts).toHaveLength(ideas);
    }
  });

  test('with First Draft has each clone repress two of three ideas first', () => {
    let state = begin(['module-first-draft']);
    expect(state.phase).toBe('start');
    expect(state.seats.map(({ thoughts }) => thoughts.length)).toEqual([3, 3]);
    for (let repressed = 0; repressed < 4; repressed += 1) {
      expect(state.pending).toMatchObject({ ask: 'repress-idea' });
      const [first] = legalDecisions({ book, state });
      if (first) state = decide(state, first);
    }
    expect(state.seats.map(({ thoughts }) => thoughts.length)).toEqual([1, 1]);
    expect(state.pending?.kind).toBe('action');
  });

  test('with Blind Spots hides the first and the fourth idea from all clones', () => {
    const state = begin(['module-blind-spots']);
    for (const seat of [0, 1]) {
      const shown = viewFor(book, state, seat).headspace.map((slot) => slot?.card === null);
      expect(shown).toEqual([true, false, false, true]);
    }
  });
});

describe('the clone that goes first', () => {
  /** The whole head from the top, as it was before dealing. */
  function headOf({ seats, first, headspace, head }: State): number[] {
    const dealt = [...seats.slice(first), ...seats.slice(0, first)].flatMap(({ thoughts }) => thoughts);
    return [...dealt, ...headspace.flatMap((slot) => slot?.card ?? []), ...head];
  }

  /** The seat with the highest value: rounds of one idea each, among the tied seats. */
  function firstOf(head: readonly number[], clones: number): number | undefined {
    let tied = [...Array(clones).keys()];
    for (let top = 0; tied.length > 1 && top < head.length; top += clones) {
      const valueAt = (seat: number) => book.cards[head[top + seat] ?? 0]?.value ?? 0;
      const highest = Math.max(...tied.map(valueAt));
      tied = tied.filter((seat) => valueAt(seat) === highest);
    }
    return tied[0];
  }

  const seeds = [...Array(40).keys()];

  test.each([[2], [3]])('has revealed the highest value of %s clones, whose ideas are shuffled back', (clones) => {
    const seats = [...two, { name: 'C' }].slice(0, clones);
    for (const seed of seeds) {
      const revealing = { ...setup([], seats), seed };
      const head = headOf(newGame(book, { ...revealing, first: 0 }).state);
      const { state } = newGame(book, revealing);
      expect(state.first).toBe(firstOf(head, clones));
      expect(headOf(state)).not.toEqual(head);
      expect(headOf(state).toSorted()).toEqual(head.toSorted());
    }
  });

  test('has revealed the highest value from a stacked head, which keeps its order', () => {
    const head = [109, 104, 102, 103, 204, 205, 113, 110];
    const { state } = newGame(book, { ...setup(), head });
    expect(state.first).toBe(1);
    expect(headOf(state)).toEqual(head);
  });

  test('is random if all ideas tie', () => {
    const head = [109, 111, 209, 509, 511, 310];
    const firsts = seeds.map((seed) => newGame(book, { ...setup(), head, seed }).state.first);
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });
});

test('a game that is over offers no decisions', () => {
  const over = { ...begin(), pending: null };
  expect(legalDecisions({ book, state: over })).toEqual([]);
  expect(viewFor(book, over, 0).legal).toEqual([]);
});
