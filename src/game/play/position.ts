/** A game that is played on a screen: its state, its decisions and its events. */

import { apply, applyInPlace } from '../engine/apply.ts';
import { copyState } from '../engine/copyState.ts';
import type { GameEvent } from '../engine/event.ts';
import { type Decision, legalDecisions } from '../engine/legal.ts';
import type { State } from '../engine/state.ts';
import { advance } from '../engine/turn.ts';
import { whyNot } from '../engine/whyNot.ts';
import type { Book } from '../language/book.ts';
import { isRefusal, type Refusal } from '../rules/refusal.ts';

export type Position = {
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** Decisions since the first position, including automatic ones. */
  readonly decisions: readonly Decision[];
};

/** The position of a table that was set up by hand, advanced to its first decision. */
export function beginAt(book: Book, state: State): Position {
  const events: GameEvent[] = [];
  advance({ book, state, events });
  return { state, events, decisions: [] };
}

/** Whether a pass is automatic if nothing else can be decided. */
export type Automatic = 'asked' | 'passes';

/**
 * The position after a decision and the automatic passes that follow.
 * Refused if the decision is not legal, with a sentence and its rule.
 */
export function decide(
  book: Book,
  position: Position,
  decision: Decision,
  automatic: Automatic = 'passes',
): Position | Refusal {
  const next = extend(book, position, decision);
  return isRefusal(next) ? next : settle(book, next, ({ state }) => forcedDecision(book, state, automatic));
}

/** The position after all automatic decisions. Throws if one of them is not legal. */
export function settle(
  book: Book,
  position: Position,
  automatic: (position: Position) => Decision | undefined,
): Position {
  let next = position;
  for (let decision = automatic(next); decision; decision = automatic(next)) {
    const after = extend(book, next, decision);
    if (isRefusal(after)) throw new Error(`A decision that makes itself is not legal: ${after.refused}`);
    next = after;
  }
  return next;
}

/**
 * The position after these decisions. Stops before the first that is not legal.
 * @param before - Called with the position before each legal decision.
 */
export function replay(
  book: Book,
  first: Position,
  made: readonly Decision[],
  before: (position: Position) => void = () => undefined,
): Position {
  const game = { book, state: copyState(first.state), events: [...first.events] };
  const decisions = [...first.decisions];
  for (const decision of made) {
    if (whyNot(game, decision)) break;
    before({ state: game.state, events: game.events, decisions });
    applyInPlace(game, decision);
    decisions.push(decision);
  }
  return { state: game.state, events: game.events, decisions };
}

/** The position after a decision, without automatic ones. Refused if it is not legal. */
export function extend(book: Book, { state, events, decisions }: Position, decision: Decision): Position | Refusal {
  const applied = apply(book, state, decision);
  if (isRefusal(applied)) return applied;
  return { state: applied.state, events: [...events, ...applied.events], decisions: [...decisions, decision] };
}

function forcedDecision(book: Book, state: State, automatic: Automatic): Decision | undefined {
  if (automatic === 'asked' || !state.pending || state.pending.kind === 'choose') return undefined;
  const [only, ...more] = legalDecisions({ book, state });
  if (more.length > 0) return undefined;
  return only?.do === 'pass' ? only : undefined;
}
