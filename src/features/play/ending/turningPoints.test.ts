import { expect, test } from 'vitest';
import type { GameEvent } from '#game/engine/event.ts';
import { turningPoints } from './turningPoints.ts';

const words = (card: number) => ({ card, persona: null, text: '' }) as const;
const turn = { kind: 'turn', seat: 0, ticks: 2, withheld: 0 } as const;
const hit = (seat: number, number: number, card: number, transient = 0) =>
  ({ kind: 'damage', seat, by: 1 - seat, track: 'corpus', number, transient, words: words(card) }) as const;

const told = (what: readonly object[]) => what.map((event, id) => ({ see: 'damage', ...event, id }) as GameEvent);

const events = told([
  turn,
  hit(1, 5, 102),
  turn,
  hit(0, 9, 104),
  turn,
  hit(1, 2, 103),
  turn,
  hit(0, 7, 108),
  hit(1, 8, 201),
  { kind: 'die', seat: 0 } as const,
]);

const over = (winner: number) =>
  ({ kind: 'over', outcome: { how: 'empty-head', winners: [winner], points: 25 } }) as const;

test('a game was decided by what cost the most, in the order in which it began', () => {
  const points = turningPoints(events, 0).map(({ turn: number, event }) => [number, event.words?.card]);
  expect(points).toEqual([
    [2, 104],
    [4, 108],
    [4, 201],
  ]);
});

test('points that were transient are not lost', () => {
  const shielded = told([turn, hit(1, 6, 102, 6), turn, hit(0, 7, 104, 3), turn, hit(1, 5, 103)]);
  expect(turningPoints(shielded, 0).map(({ event }) => event.words?.card)).toEqual([104, 103]);
});

test('what a card does again and again is one sum, from its first turn on; the winner is told by gains', () => {
  const gain = { kind: 'gain', seat: 0, track: 'cerebrium', number: 2, words: words(413) } as const;
  const engine = told([turn, hit(0, 9, 104), turn, gain, turn, gain, gain, hit(1, 5, 102), over(0)]);
  expect(turningPoints(engine, 0)).toMatchObject([
    { turn: 2, event: { words: { card: 413 } }, points: 6, times: 3 },
    { turn: 3, event: { words: { card: 102 } }, points: 5, times: 1 },
  ]);
});

const play = (seat: number, source: number, item = 'attack') => ({ kind: 'announce', seat, item, source, x: 0 });

test('points that a state of the winner adds to damage, or takes from it, count once: for the state', () => {
  const changed = (seat: number, change: number, state: number) => ({
    ...hit(seat, 5, 100 + state),
    change,
    changedBy: [state],
  });
  const game = told([turn, changed(1, 2, 14), changed(1, 2, 14), changed(0, -3, 13), changed(0, 9, 15), over(0)]);
  expect(turningPoints(game, 0)).toMatchObject([
    { points: 6, times: 2, state: undefined },
    { points: 4, times: 2, state: 14 },
    { points: 3, times: 1, state: 13 },
  ]);
});

test('a state is dated by the turn on which it was played, whatever it did first later', () => {
  const state = { ...hit(1, 5, 102), change: 2, changedBy: [14] };
  const ticks = hit(1, 2, 15);
  const game = told([turn, play(0, 14, 'state'), turn, play(0, 15, 'state'), turn, ticks, state, over(0)]);
  expect(turningPoints(game, 0)).toMatchObject([
    { turn: 1, state: 14, at: { kind: 'announce', source: 14 } },
    { turn: 2, event: { words: { card: 15 } }, at: { kind: 'announce', source: 15 } },
    { turn: 3, event: { words: { card: 102 } }, at: { kind: 'damage' } },
  ]);
});

test('an attack that was turned back counts twice: for whom it spared and for whom it hit', () => {
  const back = { kind: 'redirect', seat: 1, source: 104, to: 0 } as const;
  const others = [102, 103, 108].flatMap((card) => [turn, play(1, card), hit(0, 6, card)]);
  const game = told([turn, play(0, 104), back, hit(0, 5, 104), ...others, over(1)]);
  expect(turningPoints(game, 0)[0]).toMatchObject({ turn: 1, points: 5, isTurned: true });
  const notTurned = told([turn, play(0, 104), back, turn, play(1, 104), hit(0, 5, 104), ...others, over(1)]);
  expect(turningPoints(notTurned, 0).map(({ event }) => event.words?.card)).not.toContain(104);
});

test('the last loss of a reader who died is one of the moments', () => {
  const early = told([turn, hit(0, 1, 103), { kind: 'die', seat: 0 }, hit(1, 5, 102), hit(2, 6, 104), hit(1, 4, 108)]);
  expect(turningPoints(early, 0).map(({ event }) => event.words?.card)).toEqual([103, 102, 104]);
});

test('where the head runs out, the take that emptied it is one of the moments', () => {
  const take = { kind: 'announce', seat: 0, item: 'take', source: 107, side: 'desire', x: 0 };
  const moments = turningPoints([...events.slice(0, -1), ...told([turn, take, over(1)])], 0);
  expect(moments.at(-1)).toMatchObject({ turn: 5, event: { kind: 'announce', item: 'take' } });
  expect(moments.map(({ event }) => event.words?.card)).toEqual([104, 108, undefined]);
});
