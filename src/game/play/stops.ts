/**
 * Decides when a player is asked, and when a decision is automatic. Many reactions are legal in every window, but few
 * players want to interrupt themselves: only an item that threatens a clone, or that one of its reactions is aimed at,
 * stops the game. A threat does so even if the clone can only pass, so that no player is hit by something unseen.
 */

import type { Book } from '../engine/book.ts';
import { type Decision, legalDecisions } from '../engine/legal.ts';
import { sourceProgram } from '../engine/programs.ts';
import type { State } from '../engine/state.ts';
import { threatens } from '../engine/threat.ts';
import { type Effect, effectParts, whomOf } from '../language/program.ts';

export type Stops = {
  /** Never passes automatically in a window in which something else can be done. */
  readonly hold: boolean;
  /** Never passes or ends the turn automatically. */
  readonly askAlways: boolean;
};

/** The automatic decision, if the pending seat need not be asked. */
export function automaticDecision(book: Book, state: State, { hold, askAlways }: Stops): Decision | undefined {
  const { pending } = state;
  if (askAlways || !pending || pending.kind === 'choose') return undefined;
  const legal = legalDecisions({ book, state });
  const [only, ...more] = legal;
  if (pending.kind === 'action') return !hold && only?.do === 'end' && more.length === 0 ? only : undefined;
  if (stopsFor(book, state, pending.seat, legal)) return undefined;
  return hold && more.length > 0 ? undefined : { do: 'pass' };
}

function stopsFor(book: Book, state: State, seat: number, legal: readonly Decision[]): boolean {
  const top = state.stem.at(-1);
  if (!top || top.controller === seat) return false;
  if (state.stem.some((item) => threatens(book, state, item, seat))) return true;
  return legal.some((decision) => decision.do === 'react' && needsAnItem(book, state, seat, decision.card));
}

const aimed: ReadonlySet<Effect['do']> = new Set(['cancel', 'redirect', 'take-control', 'steal-take']);

/** Whether a legal reaction is aimed at an item on the stem. Because it is legal, such an item is there. */
function needsAnItem(book: Book, state: State, seat: number, card: number): boolean {
  const sides = state.seats[seat]?.afraid ? (['desire', 'fear'] as const) : (['desire'] as const);
  return sides.some((side) =>
    sourceProgram(book, { card, persona: null, side })
      .body.flatMap(effectParts)
      .some((effect) => aimed.has(effect.do) || whomOf(effect) === 'attack-controller'),
  );
}
