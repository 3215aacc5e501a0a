/** A game as it is played on a screen: where it stands, and all that happened so far. */

import { apply } from '../engine/apply.ts';
import type { Book } from '../engine/book.ts';
import type { GameEvent } from '../engine/event.ts';
import { type Decision, legalDecisions } from '../engine/legal.ts';
import type { State } from '../engine/state.ts';
import { advance } from '../engine/turn.ts';
import { isRefusal, type Refusal } from '../rules/refusal.ts';

export type Position = { readonly state: State; readonly events: readonly GameEvent[] };

/** A laid table, played on to its first decision. */
export function beginAt(book: Book, state: State): Position {
  const events: GameEvent[] = [];
  advance({ book, state, events });
  return { state, events };
}

/** Whether those who could only pass are asked, or pass by themselves. */
export type Passing = 'asked' | 'automatic';

/**
 * The position after a decision.
 * Refused if the decision is not legal, with a sentence and its rule.
 */
export function decide(
  book: Book,
  position: Position,
  decision: Decision,
  { passing = 'automatic' }: { readonly passing?: Passing } = {},
): Position | Refusal {
  let next = extend(book, position, decision);
  while (passing === 'automatic' && !isRefusal(next) && canOnlyPass(book, next.state))
    next = extend(book, next, { do: 'pass' });
  return next;
}

function extend(book: Book, { state, events }: Position, decision: Decision): Position | Refusal {
  const applied = apply(book, state, decision);
  return isRefusal(applied) ? applied : { state: applied.state, events: [...events, ...applied.events] };
}

const canOnlyPass = (book: Book, state: State): boolean =>
  state.pending?.kind === 'react' && legalDecisions({ book, state }).length === 1;
