import { describe, expect, test } from 'vitest';
import type { GameEvent } from '#game/engine/event.ts';
import { viewFor } from '#game/engine/view.ts';
import { book } from '#game/generated/book.ts';
import type { Player } from '#game/play/playedGame.ts';
import { beginAt } from '#game/position/position.ts';
import { lines } from './lines.ts';
import { speechesOf } from './speeches.ts';

const person: Player = { kind: 'person' };
const app: Player = { kind: 'app', level: 'easy' };
const seats = [{ name: 'You' }, { name: 'Twice' }, { name: 'Nine' }];
const view = viewFor(book, beginAt(book, { table: { seats } }).state, 0);

const gameOf = (seed: number) => ({ players: [person, app, app], setup: { seats, sets: [1, 2], modules: [], seed } });

let ids = 0;
const happened = (event: object) => {
  ids += 1;
  return { id: ids, see: 'damage', ...event } as GameEvent;
};
const turn = (seat: number) => happened({ kind: 'turn', seat, ticks: 2, withheld: 0 });
const hit = (seat: number, number: number, transient = 0) =>
  happened({ kind: 'damage', seat, by: 0, track: 'corpus', number, transient });
const over = (...winners: number[]) => happened({ kind: 'over', outcome: { winners } });

const said = (events: readonly GameEvent[], seed = 1) => speechesOf(events, { view, game: gameOf(seed) });

describe('a clone of the app speaks', () => {
  test('once at the start of the game', () => {
    expect(said([turn(0), turn(1), turn(2)])).toMatchObject([{ occasion: 'start' }]);
  });

  test('when it loses much at once, becomes afraid, or dies; a person’s clone says nothing', () => {
    const [blow, block, own] = [hit(1, 6), hit(1, 9, 5), hit(0, 9)];
    const [fright, death] = [happened({ kind: 'afraid', seat: 2 }), happened({ kind: 'die', seat: 1 })];
    expect(said([blow, block, own, fright, death])).toMatchObject([
      { seat: 1, occasion: 'hurt', after: blow.id },
      { seat: 2, occasion: 'hurt', after: fright.id },
      { seat: 1, occasion: 'lost', after: death.id },
    ]);
  });

  test('when it has won, or when a person has beaten it on points', () => {
    expect(said([over(2)])).toMatchObject([{ seat: 2, occasion: 'won' }]);
    expect(said([over(0)])).toMatchObject([{ seat: 1, occasion: 'lost' }]);
  });
});

test('the same game says the same again, another game something else', () => {
  const events = [turn(0), hit(1, 6), hit(2, 8), over(1)];
  expect(said(events, 5)).toEqual(said(events, 5));
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => said(events, seed)[0]?.line)).size).toBeGreaterThan(2);
});

test('a clone says each of its lines before it repeats one', () => {
  const four = [hit(1, 6), hit(1, 7), hit(1, 8), hit(1, 9)];
  expect(new Set(said(four).map(({ line }) => line))).toEqual(new Set(lines.twice.hurt));
});

test('each of the four people has fifteen lines that fit beside a portrait', () => {
  for (const occasions of Object.values(lines)) {
    const all = Object.values(occasions).flat();
    expect(new Set(all).size).toBe(15);
    expect(all.filter((line) => line.length > 46)).toEqual([]);
  }
});
