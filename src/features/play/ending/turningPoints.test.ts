import { expect, test } from 'vitest';
import type { GameEvent } from '#game/engine/event.ts';
import { turningPoints } from './turningPoints.ts';

const words = (card: number) => ({ card, persona: null, side: 'desire', span: [0, 1] }) as const;
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

test('a game was decided by its heaviest losses, in the order in which they happened', () => {
  const points = turningPoints(events).map(({ turn: number, event }) => [number, event.words?.card]);
  expect(points).toEqual([
    [2, 104],
    [4, 108],
    [4, 201],
  ]);
});

test('points that were transient are not lost', () => {
  const shielded = told([turn, hit(1, 6, 102, 6), turn, hit(0, 7, 104, 3), turn, hit(1, 5, 103)]);
  expect(turningPoints(shielded).map(({ event }) => event.words?.card)).toEqual([104, 103]);
});

test('where the head runs out, the take that emptied it is one of the moments', () => {
  const take = { kind: 'announce', seat: 0, item: 'take', source: 107, side: 'desire', x: 0 };
  const over = { kind: 'over', outcome: { how: 'empty-head', winners: [1], points: 25 } };
  const moments = turningPoints([...events.slice(0, -1), ...told([turn, take, over])]);
  expect(moments).toHaveLength(3);
  expect(moments.at(-1)).toMatchObject({ turn: 5, event: { kind: 'announce', item: 'take' } });
  expect(moments.map(({ event }) => event.words?.card)).not.toContain(108);
});
