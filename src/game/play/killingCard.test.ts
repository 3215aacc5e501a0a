import { expect, test } from 'vitest';
import type { GameEvent } from '../engine/event.ts';
import { killingCard } from './killingCard.ts';

const words = (card: number) => ({ card, persona: null, text: '' }) as const;
const hit = (seat: number, card: number) =>
  ({ kind: 'damage', seat, by: 1 - seat, track: 'corpus', number: 7, transient: 0, words: words(card) }) as const;
const events = [hit(1, 103), hit(0, 108), hit(1, 201), { kind: 'die', seat: 0 } as const].map(
  (event, id): GameEvent => ({ ...event, id, see: 'damage' }),
);

test('a clone died of the card that took its last points; of none if nobody died', () => {
  expect(killingCard(events)).toBe(108);
  expect(killingCard(events.slice(0, -1))).toBeUndefined();
});
