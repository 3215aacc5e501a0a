import { describe, expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import type { CardNumber } from '../engine/printedCard.ts';
import { compileBook } from '../language/compileBook.ts';
import type { LaidTable } from '../position/laidTable.ts';
import { beginAt, extend, type Position } from '../position/position.ts';
import { isRefusal } from '../rules/refusal.ts';
import { automaticDecision } from './stops.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);

const numberOf = (name: string): CardNumber => {
  const found = Object.values(book.cards).find((card) => card.name === name);
  if (!found) throw new RangeError(`There is no card "${name}".`);
  return found.id;
};

const off = { hold: false, askAlways: false };
const pass = { do: 'pass' };

/** A position of clones with these cards in their thoughts and two ticks each. The first is active and decides. */
function thinking(hands: readonly (readonly string[])[], laid: Partial<LaidTable> = {}): Position {
  const seats = hands.map((names, seat) => ({
    name: `Clone ${seat}`,
    ticks: 2,
    thoughts: names.map(numberOf),
  }));
  return beginAt(book, { table: { seats, ...laid } });
}

/** Plays a card up to the first window for reactions. Chooses the first option unless `choice` is given. */
function played(start: Position, name: string, choice?: number): Position {
  let next = extend(book, start, { do: 'play', card: numberOf(name) });
  while (!isRefusal(next) && next.state.pending?.kind === 'choose') {
    const { options } = next.state.pending;
    next = extend(book, next, { do: 'choose', value: choice ?? options[0] ?? -1 });
  }
  return expectPosition(next);
}

function expectPosition(next: ReturnType<typeof extend>): Position {
  if (isRefusal(next)) throw new Error(next.refused);
  return next;
}

/** All pass until this seat is asked. */
function untilAsked(position: Position, seat: number): Position {
  let next = position;
  for (let tries = 0; tries < 4 && next.state.pending?.seat !== seat; tries += 1)
    next = expectPosition(extend(book, next, { do: 'pass' }));
  expect(next.state.pending).toMatchObject({ kind: 'react', seat });
  return next;
}

const decision = ({ state }: Position, stops = off) => automaticDecision(book, state, stops);

describe('in a window for reactions', () => {
  test('a bystander who can only pass is not asked', () => {
    const watched = untilAsked(played(thinking([['House Key Knuckles'], [], []]), 'House Key Knuckles', 1), 2);
    expect(decision(watched)).toEqual(pass);
    expect(decision(watched, { ...off, hold: true })).toEqual(pass);
    expect(decision(watched, { ...off, askAlways: true })).toBeUndefined();
  });

  test('a clone is asked when an attack has chosen it, unless it can only pass', () => {
    const attacked = (hand: readonly string[]) =>
      untilAsked(played(thinking([['House Key Knuckles'], hand]), 'House Key Knuckles'), 1);
    expect(decision(attacked(['Same Flinch']))).toBeUndefined();
    expect(decision(attacked([]))).toEqual(pass);
    expect(decision(attacked([]), { ...off, askAlways: true })).toBeUndefined();
  });

  test('a clone is not asked about an attack if it can only shield points that the attack does not take', () => {
    const attacked = untilAsked(played(thinking([['That Thing You Said'], ['Same Flinch']]), 'That Thing You Said'), 1);
    expect(decision(attacked)).toEqual(pass);
    expect(decision(attacked, { ...off, hold: true })).toBeUndefined();
  });

  test('a clone is not asked about an attack if answering costs it all that the attack takes', () => {
    const attacked = untilAsked(
      played(thinking([['Identical Haymaker'], ['Duck, Obviously']]), 'Identical Haymaker'),
      1,
    );
    expect(decision(attacked)).toEqual(pass);
    expect(decision(attacked, { ...off, hold: true })).toBeUndefined();
  });

  test('a clone is asked if a reaction gains a tick, or if it is open what comes of the reaction', () => {
    for (const reaction of ['Queue Jumper', 'Second Thoughts']) {
      const start = thinking([['Identical Haymaker'], [reaction, 'Go Limp']]);
      expect(decision(untilAsked(played(start, 'Identical Haymaker'), 1))).toBeUndefined();
    }
  });

  test('a clone is not asked about its own attack, unless `hold` is on', () => {
    const own = untilAsked(played(thinking([['House Key Knuckles', 'Same Flinch'], []]), 'House Key Knuckles'), 0);
    expect(decision(own)).toEqual(pass);
    expect(decision(own, { ...off, hold: true })).toBeUndefined();
  });

  test('a clone is asked about its own attack if a reaction gains it something for good', () => {
    const own = untilAsked(
      played(thinking([['House Key Knuckles', 'Queue Jumper', 'Go Limp'], []]), 'House Key Knuckles'),
      0,
    );
    expect(decision(own)).toBeUndefined();
  });

  test('a clone is not asked about its own attack if the attack wins the game', () => {
    const start = thinking([['House Key Knuckles', 'Queue Jumper', 'Go Limp'], []]);
    const other = start.state.seats[1];
    if (other) other.corpus = { real: 5, transient: 0 };
    expect(decision(untilAsked(played(start, 'House Key Knuckles'), 0))).toEqual(pass);
  });

  test('a clone is not asked about an idea that another takes, even if it could react', () => {
    for (const reaction of ['Same Flinch', 'My Hand Slipped']) {
      const start = thinking([[], [reaction]]);
      const taken = untilAsked(expectPosition(extend(book, start, { do: 'take', slot: 0 })), 1);
      expect(decision(taken)).toEqual(pass);
      expect(decision(taken, { ...off, hold: true })).toBeUndefined();
    }
  });

  test('a bystander is asked only if it has a reaction that is aimed at the attack', () => {
    const watching = (reaction: string) =>
      decision(untilAsked(played(thinking([['House Key Knuckles'], [], [reaction]]), 'House Key Knuckles', 1), 2));
    expect(watching('Same Flinch')).toEqual(pass);
    expect(watching('Duck, Obviously')).toBeUndefined();
  });

  test('every other clone is asked about an attack on all of them', () => {
    const attacked = played(thinking([['Chandelier Moment'], ['Same Flinch'], ['Same Flinch']]), 'Chandelier Moment');
    expect(decision(untilAsked(attacked, 1))).toBeUndefined();
    expect(decision(untilAsked(attacked, 2))).toBeUndefined();
  });

  test('every other clone is asked about an attack that has each choose what happens to it', () => {
    const attacked = played(
      thinking([['Which One Is Real'], ["I'd Have Said That"], ["I'd Have Said That"]]),
      'Which One Is Real',
    );
    expect(decision(untilAsked(attacked, 1))).toBeUndefined();
    expect(decision(untilAsked(attacked, 2))).toBeUndefined();
  });

  test('a clone is not asked about an answer to its own attack if all that it can do is to cancel that attack', () => {
    const attacked = untilAsked(
      played(thinking([['House Key Knuckles', 'Duck, Obviously'], ['Same Flinch']]), 'House Key Knuckles'),
      1,
    );
    const answered = expectPosition(extend(book, attacked, { do: 'react', card: numberOf('Same Flinch') }));
    const asked = untilAsked(answered, 0);
    expect(decision(asked)).toEqual(pass);
    expect(decision(asked, { ...off, hold: true })).toBeUndefined();
  });

  test('a clone is asked about a reaction that cancels its attack', () => {
    const attacked = untilAsked(
      played(thinking([['House Key Knuckles', 'Queue Jumper', 'Go Limp'], ['Duck, Obviously']]), 'House Key Knuckles'),
      1,
    );
    const answered = expectPosition(extend(book, attacked, { do: 'react', card: numberOf('Duck, Obviously') }));
    expect(decision(untilAsked(answered, 0))).toBeUndefined();
  });
});

describe('when several of its effects wait', () => {
  const beginning = (...states: readonly string[]) => {
    const condition = states.map((name) => ({ card: numberOf(name), side: 'desire' as const }));
    const thoughts = ['Same Flinch', 'Go Limp'].map(numberOf);
    const start = beginAt(book, {
      table: { seats: [{ name: 'Clone 0', condition, thoughts }, { name: 'Clone 1' }], turnBegins: true },
    });
    expect(start.state.pending).toMatchObject({ kind: 'choose', for: 'order', seat: 0 });
    return start;
  };

  test('a clone is not asked which goes first if it comes to the same, unless `hold` is on', () => {
    const either = beginning('Leased Inner Peace', 'Mob of One');
    expect(decision(either)).toMatchObject({ do: 'choose' });
    expect(decision(either, { ...off, hold: true })).toBeUndefined();
    expect(decision(either, { ...off, askAlways: true })).toBeUndefined();
  });

  test('a clone is asked which goes first if it has yet to choose what one of them does', () => {
    expect(decision(beginning('Leased Inner Peace', 'Pawned Stopwatch'))).toBeUndefined();
  });
});

describe('on its turn', () => {
  test('a clone that can do nothing else ends it, unless `hold` is on', () => {
    const start = thinking([[], []]);
    const seat = start.state.seats[0];
    if (seat) seat.ticks = 0;
    expect(decision(start)).toEqual({ do: 'end' });
    expect(decision(start, { ...off, hold: true })).toBeUndefined();
    expect(decision(start, { ...off, askAlways: true })).toBeUndefined();
  });

  test('a clone that can do something is asked', () => {
    expect(decision(thinking([[], []]))).toBeUndefined();
  });
});
