import { expect, test } from 'vitest';
import type { GameEvent } from '#game/engine/event.ts';
import { turningPoints } from './turningPoints.ts';

const words = (card: number) => ({ card, persona: null, side: 'desire', span: [0, 1] }) as const;
const turn = { kind: 'turn', seat: 0, ticks: 2, withheld: 0 } as const;
const hit = (seat: number, number: number, card: number) =>
  ({ kind: 'damage', seat, by: 1 - seat, track: 'corpus', number, transient: 0, words: words(card) }) as const;

const events = [
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
].map((event, id): GameEvent => ({ ...event, id, see: 'damage' }));

test('a game was decided by its heaviest losses, in the order in which they happened', () => {
  const points = turningPoints(events).map(({ turn: number, event }) => [number, event.words?.card]);
  expect(points).toEqual([
    [2, 104],
    [4, 108],
    [4, 201],
  ]);
});
