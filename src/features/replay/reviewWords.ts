/** Words and figures of a review. */

import type { GameEvent } from '#game/engine/event.ts';
import type { Decision } from '#game/engine/legal.ts';
import type { State } from '#game/engine/state.ts';
import { viewEvent } from '#game/engine/view.ts';
import type { Book } from '#game/language/book.ts';
import { headline } from '#game/play/chief.ts';
import { describeDecision } from '#game/play/decisionWords.ts';
import { describeTurn, tell, type Wording } from '#game/play/words.ts';
import type { Position } from '#game/position/position.ts';
import type { Review } from '#game/review/review.ts';
import type { SeatNumber } from '#game/rules/table.ts';

export const percent = (chance: number): string => `${Math.round(100 * chance)}\u00a0%`;

export const signed = (chance: number): string => `${chance < 0 ? '−' : '+'}${percent(Math.abs(chance))}`;

export const turnOf = (words: Wording): string => describeTurn(words, words.view.turn, words.view.active);

export const labelOf = (words: Wording, decision: Decision | undefined): string =>
  decision ? describeDecision(words, decision) : '';

/** The chance of a seat once the game is over. */
export const resultOf = ({ outcome }: State, seat: SeatNumber): number =>
  outcome?.winners.includes(seat) ? 1 / outcome.winners.length : 0;

/** A change of the chance that is worth a sentence. */
const change = 0.05;

const isBlow = ({ kind }: GameEvent): boolean => /^(damage|lose|cancel|redirect|steal)$/.test(kind);

/** Whether a blow is good for a seat: that of a loss is the one that loses. */
const isFor = ({ kind, seat }: { kind: GameEvent['kind']; seat: SeatNumber }, you: SeatNumber): boolean =>
  (seat === you) !== /^(damage|lose)$/.test(kind);

/** The curve in words: where it rose most if the reader has won, or else fell most, and what happened there. */
export function tellCurve(
  { curve }: Review,
  book: Book,
  { state, events }: Pick<Position, 'state' | 'events'>,
): string {
  const [first] = curve;
  if (first === undefined) return 'You had nothing to decide in this game.';
  const { you } = first.own.view;
  const result = resultOf(state, you);
  const chances = curve.map(({ chance }) => chance);
  const [least, most] = [Math.min(...chances), Math.max(...chances)].map(percent);
  const told = `Your chance to win: ${percent(first.chance)} after your first decision, at least ${least}, at most ${most}.`;
  const moved = [...chances, result]
    .slice(1)
    .map((chance, place) => (chance - (chances[place] ?? 0)) * (result > 0 ? 1 : -1));
  const greatest = Math.max(...moved);
  const before = curve[moved.indexOf(greatest)];
  const after = curve[moved.indexOf(greatest) + 1];
  if (!before || greatest < change) return told;
  const chanceAfter = (point: Review['curve'][number]) =>
    `${percent(point.chance)} after “${labelOf({ book, view: point.own.view }, point.own.options[0])}”`;
  const turns = [...new Set([before, after ?? before].map(({ own }) => `turn ${own.view.turn}`))];
  const between = events
    .filter(({ id }) => id >= before.own.nextEvent && id < (after?.own.nextEvent ?? Number.POSITIVE_INFINITY))
    .filter((event) => isBlow(event) && 'seat' in event && isFor(event, you) === result > 0)
    .map((event) => viewEvent(event, you));
  const event = headline(between, you);
  const end = after ? chanceAfter(after) : `then you ${result > 0 ? 'won' : 'lost'}`;
  const what = event ? ` Between: ${tell({ book, view: before.own.view }, event)}` : '';
  return `${told} It ${result > 0 ? 'rose' : 'fell'} most ${turns.length > 1 ? `from ${turns.join(' to ')}` : `in ${turns[0]}`}: ${chanceAfter(before)}, ${end}.${what}`;
}
