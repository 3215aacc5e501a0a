/**
 * Decides when a player is asked, and when a decision is automatic. Many reactions are legal in every window, but few
 * players want to interrupt themselves: only an item that threatens a clone, or that one of its reactions is aimed at,
 * stops the game, and an own item if a reaction gains something for good and the game goes on. Nothing stops it if the
 * clone can only pass, or if each reaction certainly comes to no more than passing: the screen shows the blow. Which of several effects goes on the stem first is
 * asked only if the numbers of the clones depend on it.
 */

import { isAimed } from '../engine/choices.ts';
import { type Decision, legalDecisions } from '../engine/legal.ts';
import type { Pending } from '../engine/question.ts';
import type { State } from '../engine/state.ts';
import { effectsOf, threatens } from '../engine/threat.ts';
import { type View, viewFor } from '../engine/view.ts';
import type { Book } from '../language/book.ts';
import { type Effect, whomOf } from '../language/program.ts';
import type { SeatNumber, Track } from '../rules/table.ts';
import { forecast, measures, outcomeOf } from './endings.ts';
import { forecastsOf, gainsForGood, isIdleShield, reactionEffects } from './forecasts.ts';

export type Stops = {
  /** Never passes automatically in a window in which something else can be done. */
  readonly hold: boolean;
  /** Never passes or ends the turn automatically. */
  readonly askAlways: boolean;
};

/** The automatic decision, if the pending seat need not be asked. */
export function automaticDecision(book: Book, state: State, { hold, askAlways }: Stops): Decision | undefined {
  const { pending } = state;
  if (askAlways || !pending) return undefined;
  if (pending.kind === 'choose') return hold || pending.for !== 'order' ? undefined : anyOrder(book, state, pending);
  const legal = legalDecisions({ book, state });
  const [only, ...more] = legal;
  if (pending.kind === 'action') return !hold && only?.do === 'end' && more.length === 0 ? only : undefined;
  if (stopsFor(book, state, pending.seat, legal)) return undefined;
  return hold && more.length > 0 ? undefined : { do: 'pass' };
}

type Choosing = Extract<Pending, { kind: 'choose' }>;

/** The first of the orders, if all lead to the same numbers and none is open. */
function anyOrder(book: Book, state: State, { seat, options }: Choosing): Decision | undefined {
  const view = viewFor(book, state, seat);
  const [first, ...others] = options.map((value) => forecast(book, view, { do: 'choose', value }));
  const isCertain = first?.length && first.every((end) => measures.every((what) => end[what] !== undefined));
  const isSame = others.every((ends) => JSON.stringify(ends) === JSON.stringify(first));
  return isCertain && isSame ? { do: 'choose', value: options[0] as number } : undefined;
}

function stopsFor(book: Book, state: State, seat: SeatNumber, legal: readonly Decision[]): boolean {
  const top = state.stem.at(-1);
  if (!top || legal.length < 2) return false;
  const view = viewFor(book, state, seat);
  const reactions = legal.map((decision) => ({ decision, effects: reactionEffects(book, view, decision) }));
  if (top.controller === seat)
    return reactions.some(({ effects }) => effects.some(gainsForGood)) && !isWonByPassing(book, view);
  // A legal reaction to a chosen item has one; one that strikes whoever attacks may be legal for what else it does.
  const isAttacked = state.stem.some(({ kind, controller }) => kind === 'attack' && controller !== seat);
  const finds = (effect: Effect) => isAimed(effect) && (isAttacked || whomOf(effect) !== 'attack-controller');
  const threats = state.stem.filter((item) => threatens(book, state, item, seat));
  const hit = new Set(threats.flatMap((item) => effectsOf(book, item)).flatMap(trackOf));
  const { isIdle } = forecastsOf(book, view);
  return reactions.some(
    ({ decision, effects }) =>
      effects.some(
        (effect) => finds(effect) || (threats.length > 0 && !isIdleShield(effect, (track) => hit.has(track))),
      ) && !isIdle(decision),
  );
}

function isWonByPassing(book: Book, view: View): boolean {
  const { over } = outcomeOf(book, view, { do: 'pass' });
  return over !== undefined && over !== 'with this turn' && over.result.winners.includes(view.you);
}

const trackOf = (effect: Effect): readonly Track[] => ('track' in effect ? [effect.track] : []);
