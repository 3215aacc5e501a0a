import { describe, expect, test } from 'vitest';
import type { GameEvent } from '#game/engine/event.ts';
import { viewFor } from '#game/engine/view.ts';
import { book } from '#game/generated/book.ts';
import { beginAt } from '#game/position/position.ts';
import { momentsOf, withNewer } from './momentsOf.ts';

const words = { card: 104, persona: null, text: '' } as const;
const hit = (seat: number, number: number, transient = 0): GameEvent => ({
  id: 0,
  see: 'damage',
  kind: 'damage',
  seat,
  by: 1 - seat,
  track: 'corpus',
  number,
  transient,
  words,
});
const heal = (seat: number, number: number): GameEvent => ({
  id: 0,
  see: 'list-of-resources',
  kind: 'gain',
  seat,
  track: 'corpus',
  number,
  words,
});
const fright = (seat: number): GameEvent => ({ id: 1, see: 'desire-and-fear', kind: 'afraid', seat });

const viewAt = (corpus: number) =>
  viewFor(book, beginAt(book, { table: { seats: [{ name: 'You', corpus }, { name: 'Twice' }] } }).state, 0);

describe('a picture is shown', () => {
  test('of the heaviest blow, and of one to the reader before others', () => {
    expect(momentsOf(viewAt(12), [hit(1, 2), hit(1, 5)])).toMatchObject([{ event: { seat: 1 }, lost: 5 }]);
    expect(momentsOf(viewAt(12), [hit(1, 5), hit(0, 3)])).toMatchObject([{ event: { seat: 0 }, lost: 3 }]);
  });

  test('of what kills before all other blows, damage or not', () => {
    const lost: GameEvent = { ...hit(1, 1), see: 'list-of-resources', kind: 'lose' } as GameEvent;
    const death: GameEvent = { id: 1, see: 'death', kind: 'die', seat: 1 };
    expect(momentsOf(viewAt(12), [hit(0, 5), lost, death])).toMatchObject([{ event: { kind: 'lose', seat: 1 } }]);
    expect(momentsOf(viewAt(12), [lost])).toEqual([]);
  });

  test('of what transient points have not taken, and of what they took entirely if nothing else hits', () => {
    expect(momentsOf(viewAt(12), [hit(0, 9, 3)])).toMatchObject([{ lost: 6 }]);
    expect(momentsOf(viewAt(12), [hit(0, 3, 3)])).toMatchObject([{ kind: 'blow', lost: 0 }]);
    expect(momentsOf(viewAt(12), [hit(0, 3, 3), hit(1, 1)])).toMatchObject([{ event: { seat: 1 }, lost: 1 }]);
    expect(momentsOf(viewAt(12), [hit(0, 0)])).toEqual([]);
  });

  test('of a card that is cancelled or redirected, before the blows; of a card that nobody may know, none', () => {
    const torn: GameEvent = {
      id: 2,
      see: 'actions',
      kind: 'cancel',
      seat: 0,
      item: 'attack',
      source: 104,
      kept: false,
    };
    const turned: GameEvent = { id: 3, see: 'actions', kind: 'redirect', seat: 0, source: 104, to: 1 };
    expect(momentsOf(viewAt(12), [hit(0, 3), torn])).toMatchObject([{ kind: 'cancel', card: 104 }, { kind: 'blow' }]);
    expect(momentsOf(viewAt(12), [turned, { ...torn, source: 0 }])).toMatchObject([{ kind: 'redirect', card: 104 }]);
  });

  test('of an idea that is stolen, if the reader may know it, and of the blow with it', () => {
    const stolen: GameEvent = { id: 4, see: 'actions', kind: 'steal', seat: 1, from: 0, moved: 104 };
    expect(momentsOf(viewAt(12), [hit(0, 2), stolen])).toMatchObject([{ kind: 'steal', card: 104 }, { kind: 'blow' }]);
    expect(momentsOf(viewAt(12), [{ ...stolen, moved: 0 }])).toEqual([]);
  });

  test('of what heals the reader much, if nothing hits anybody', () => {
    expect(momentsOf(viewAt(12), [heal(0, 6)])).toMatchObject([{ kind: 'heal', lost: -6 }]);
    expect(momentsOf(viewAt(12), [heal(0, 2), heal(1, 6)])).toEqual([]);
    expect(momentsOf(viewAt(12), [heal(0, 6), hit(1, 2)])).toMatchObject([{ kind: 'blow' }]);
  });

  test('of the fright of the reader alone, if it lasts', () => {
    expect(momentsOf(viewAt(3), [hit(0, 9), fright(0)])).toMatchObject([{ kind: 'blow' }, { kind: 'fright' }]);
    expect(momentsOf(viewAt(12), [fright(1)])).toEqual([]);
    expect(momentsOf(viewAt(12), [fright(0)])).toEqual([]);
  });
});

test('a blow keeps the numbers of its time, whatever changes the points later', () => {
  expect(momentsOf(viewAt(12), [hit(0, 3)])).toMatchObject([{ lost: 3, after: 12 }]);
  expect(momentsOf(viewAt(12), [hit(0, 9), heal(0, 4), hit(0, 3, 1)])).toMatchObject([{ lost: 9, after: 10 }]);
  const paid: GameEvent = { id: 3, see: 'pay-costs', kind: 'pay', seat: 0, ticks: 0, corpus: 2, cerebrium: 0 };
  expect(momentsOf(viewAt(12), [hit(0, 4), heal(1, 6), paid])).toMatchObject([{ lost: 4, after: 14 }]);
});

test('newer pictures cut short the one on the screen, but not the fright, and those that wait stay', () => {
  const [blow] = momentsOf(viewAt(3), [hit(0, 2)]);
  const [newer] = momentsOf(viewAt(3), [hit(1, 4)]);
  const [other, frightened] = momentsOf(viewAt(3), [hit(0, 9), fright(0)]);
  if (!blow || !newer || !other || !frightened) throw new Error('There are no pictures.');
  expect(withNewer([blow], [newer])).toEqual([newer]);
  expect(withNewer([blow, other], [])).toEqual([blow, other]);
  expect(withNewer([blow, other], [newer])).toEqual([other, newer]);
  expect(withNewer([blow, frightened], [newer])).toEqual([frightened, newer]);
  expect(withNewer([frightened, blow], [newer, frightened])).toEqual([frightened, blow, newer]);
});
