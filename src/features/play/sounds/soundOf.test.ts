import { expect, test } from 'vitest';
import type { GameEvent } from '#game/engine/event.ts';
import { soundOf } from './soundOf.ts';

const at = { id: 1, see: 'damage' } as const;
const damage: GameEvent = { ...at, kind: 'damage', seat: 1, by: 0, track: 'corpus', number: 3, transient: 0 };
const afraid = (seat: number): GameEvent => ({ ...at, kind: 'afraid', seat });
const turn = (seat: number): GameEvent => ({ ...at, kind: 'turn', seat, ticks: 1, withheld: 0 });
const announce = (item: 'attack' | 'take'): GameEvent => ({
  ...at,
  kind: 'announce',
  seat: 0,
  item,
  source: 105,
  side: 'desire',
  x: 0,
});
const cancel: GameEvent = { ...at, kind: 'cancel', seat: 0, item: 'attack', source: 105, kept: false };
const take: GameEvent = { ...at, kind: 'take', seat: 0, moved: 105 };

test.each([
  ['a blow is a thud', [announce('attack'), damage], 'thud'],
  ['a loss of nothing is silent', [{ ...damage, number: 0 }], undefined],
  ['your fright is a drawer that shuts', [damage, afraid(0)], 'drawer'],
  ['another clone’s fright is only the blow', [damage, afraid(1)], 'thud'],
  ['a cancelled card tears', [announce('attack'), cancel], 'tear'],
  ['a played card is stamped', [announce('attack')], 'stamp'],
  ['a take is paper', [announce('take'), take], 'paper'],
  ['a bell rings for your turn', [turn(0)], 'bell'],
  ['but not for the others’', [turn(1)], undefined],
  [
    'the end is stamped',
    [{ ...at, kind: 'over', outcome: { winners: [0], by: 'last' } } as unknown as GameEvent],
    'stamp',
  ],
] as const)('%s', (_title, events, sound) => {
  expect(soundOf(events, 0)).toBe(sound);
});
