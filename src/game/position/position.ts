/**
 * A position: how a game starts, and the decisions made since. State and events follow from these two, which are plain
 * data. Hand over, the trial of a card, worked examples and scenarios all begin with a `Start`.
 */

import { apply, applyInPlace } from '../engine/apply.ts';
import { copyState } from '../engine/copyState.ts';
import type { GameEvent } from '../engine/event.ts';
import { type Decision, legalDecisions } from '../engine/legal.ts';
import { type GameSetup, newGame } from '../engine/newGame.ts';
import type { State } from '../engine/state.ts';
import { advance } from '../engine/turn.ts';
import { whyNot } from '../engine/whyNot.ts';
import type { Book } from '../language/book.ts';
import { isRefusal, type Refusal } from '../rules/refusal.ts';
import { type LaidTable, layTable } from './laidTable.ts';

/** A table laid by hand, in the middle of a game, or the setup of a whole game. */
export type Start = { readonly table: LaidTable } | { readonly setup: GameSetup };

export type Position = {
  readonly start: Start;
  /** Decisions since the start, including automatic ones. */
  readonly decisions: readonly Decision[];
  readonly state: State;
  readonly events: readonly GameEvent[];
};

/** The position at the first decision. */
export function beginAt(book: Book, start: Start): Position {
  if ('setup' in start) return { start, decisions: [], ...newGame(book, start.setup) };
  const state = layTable(book, start.table);
  const events: GameEvent[] = [];
  advance({ book, state, events });
  return { start, decisions: [], state, events };
}

/** Whether a pass is automatic if nothing else can be decided. */
export type Automatic = 'asked' | 'passes';

/**
 * The position after a decision and the automatic passes that follow.
 * Refused if the decision is not legal, with a sentence and its rule.
 */
export function decideAndPass(
  book: Book,
  position: Position,
  decision: Decision,
  automatic: Automatic = 'passes',
): Position | Refusal {
  const next = extend(book, position, decision);
  return isRefusal(next)
    ? next
    : decideAutomatically(book, next, ({ state }) => forcedDecision(book, state, automatic));
}

/** The position after all automatic decisions. Throws if one of them is not legal. */
export function decideAutomatically(
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
  const { start } = first;
  const game = { book, state: copyState(first.state), events: [...first.events] };
  const decisions = [...first.decisions];
  for (const decision of made) {
    if (whyNot(game, decision)) break;
    before({ start, decisions, state: game.state, events: game.events });
    applyInPlace(game, decision);
    decisions.push(decision);
  }
  return { start, decisions, state: game.state, events: game.events };
}

/** The position after a decision, without automatic ones. Refused if it is not legal. */
export function extend(book: Book, before: Position, decision: Decision): Position | Refusal {
  const applied = apply(book, before.state, decision);
  if (isRefusal(applied)) return applied;
  return {
    start: before.start,
    decisions: [...before.decisions, decision],
    state: applied.state,
    events: [...before.events, ...applied.events],
  };
}

function forcedDecision(book: Book, state: State, automatic: Automatic): Decision | undefined {
  if (automatic === 'asked' || !state.pending || state.pending.kind === 'choose') return undefined;
  const [only, ...more] = legalDecisions({ book, state });
  if (more.length > 0) return undefined;
  return only?.do === 'pass' ? only : undefined;
}
