/** A game as it is played on a screen: where it stands, how it came there, and all that happened. */

import { apply, applyInPlace } from '../engine/apply.ts';
import type { Book } from '../engine/book.ts';
import { copyState } from '../engine/copyState.ts';
import type { GameEvent } from '../engine/event.ts';
import { type Decision, legalDecisions } from '../engine/legal.ts';
import type { State } from '../engine/state.ts';
import { advance } from '../engine/turn.ts';
import { whyNot } from '../engine/whyNot.ts';
import { isRefusal, type Refusal } from '../rules/refusal.ts';

export type Position = {
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** Since the first position, also those that were made by themselves. */
  readonly decisions: readonly Decision[];
};

/** A laid table, played on to its first decision. */
export function beginAt(book: Book, state: State): Position {
  const events: GameEvent[] = [];
  advance({ book, state, events });
  return { state, events, decisions: [] };
}

/** Whether passing makes itself where nothing else can be decided. */
export type Automatic = 'asked' | 'passes';

/**
 * The position after a decision.
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

/** The position after everything that makes itself. */
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
 * The position after these decisions; from the first that is not legal on they are left out.
 * @param before - Told of each position that is left, as far as it is legal to leave it.
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

/** Refused if the decision is not legal. */
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
