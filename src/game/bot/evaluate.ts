/** Evaluates a position for a seat, in points of corpus or cerebrium. */

import { cardOf } from '../engine/event.ts';
import { sideOf } from '../engine/inEffect.ts';
import { type CardNumber, printed } from '../engine/printedCard.ts';
import type { SeatState, State, StateCard } from '../engine/state.ts';
import { gameConstants } from '../glossary/gameConstants.ts';
import type { Book } from '../language/book.ts';
import type { SeatNumber } from '../rules/table.ts';

/** The parts of a clone's evaluation; `reason.ts` puts them into words. */
export type Worth = {
  readonly points: number;
  readonly danger: number;
  readonly thoughts: number;
  readonly states: number;
  readonly tempo: number;
};

export const worthKeys = ['points', 'danger', 'thoughts', 'states', 'tempo'] as const;

/** Weight of the mean of several rivals. At 1, clones look after themselves until the head is empty. */
const severalRivals = 2;

const won = 1000;
const card = { perThought: 1.2, perValue: 0.25, perMemory: 0.15, perState: 1.5 };
const safeAt = 10;

/** A point is worth more the nearer the track is to death. */
const dangerOf = (points: number): number => (points >= safeAt ? 0 : -0.12 * (safeAt - points) ** 2);

export function worthOfSeat(book: Book, seat: SeatState): Worth {
  if (!seat.alive) return { points: -won, danger: 0, thoughts: 0, states: 0, tempo: 0 };
  const { corpus, cerebrium, thoughts, memories, condition, ticks, owedTicks, nextAttack } = seat;
  const held = thoughts.reduce(
    (sum, thought) => sum + card.perThought + card.perValue * resourceValue(book, thought),
    0,
  );
  const states = condition.reduce(
    (sum, own) => sum + (isCurse(book, own) ? -3 : card.perState + 0.5 * cardOf(book, own.card).value),
    0,
  );
  return {
    points: corpus.real + cerebrium.real + 0.3 * (corpus.transient + cerebrium.transient),
    danger: dangerOf(corpus.real) + dangerOf(cerebrium.real),
    thoughts: held + card.perMemory * Math.min(memories.length, 8),
    states,
    tempo: 0.4 * ticks - 1.5 * owedTicks + 0.5 * nextAttack,
  };
}

/** Whether a state harms the clone that has it. */
export const isCurse = (book: Book, { card, side }: StateCard): boolean =>
  printed(card) === gameConstants.paranoiaCard ||
  sideOf(cardOf(book, card), side).constants.some(({ is }) => is === 'curse');

const resourceValue = (book: Book, card: CardNumber): number =>
  card === 0 ? 1 : (book.cards[printed(card)]?.value ?? 1);

/** The sum of the resource values of cards. */
export const totalValue = (book: Book, cards: readonly number[]): number =>
  cards.reduce((sum, one) => sum + resourceValue(book, one), 0);

export const worthSum = (worth: Worth): number => worthKeys.reduce((sum, key) => sum + worth[key], 0);

/** `total` is the worth of the seat (`own`, by part) minus the weighted mean worth of its living opponents (`others`). */
export type Appraisal = { readonly total: number; readonly own: Worth; readonly others: number };

export function evaluate(book: Book, state: State, seat: SeatNumber): Appraisal {
  const own = worthOfSeat(book, state.seats[seat] as SeatState);
  const rivals = state.seats.filter((_, other) => isRival(state, seat, other));
  const others =
    rivals.length === 0
      ? -won
      : (rivals.length > 1 ? severalRivals : 1) * mean(rivals.map((rival) => worthSum(worthOfSeat(book, rival)))) -
        50 * (state.seats.length - 1 - rivals.length);
  const { outcome } = state;
  const decided = outcome === null ? 0 : outcome.winners.includes(seat) ? won : -won;
  return { total: worthSum(own) - others + decided, own, others };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Whether another seat is alive and no teammate. */
export function isRival({ modules, seats }: State, seat: SeatNumber, other: SeatNumber): boolean {
  const isTeammate = modules.includes('module-two-heads') && other === (seat + 2) % seats.length;
  return other !== seat && !isTeammate && seats[other]?.alive === true;
}
