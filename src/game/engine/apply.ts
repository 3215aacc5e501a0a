/** One decision in, the next state or a refusal out. */

import type { Book } from '../language/book.ts';
import type { Refusal } from '../rules/refusal.ts';
import { answerStep } from './answerStep.ts';
import { copyState } from './copyState.ts';
import { answerDraft, newItem, openDraft, withdrawDraft } from './draft.ts';
import { cardOf, emit, type Game, type GameEvent } from './event.ts';
import type { Decision } from './legal.ts';
import { nextLiving } from './seating.ts';
import type { State } from './state.ts';
import { putOnStem } from './triggers.ts';
import { advance, beginEndPhase } from './turn.ts';
import { whyNot } from './whyNot.ts';

export type Applied = { readonly state: State; readonly events: readonly GameEvent[] };

/** The state after a decision of the pending seat, or a refusal. Does not mutate the state given. */
export function apply(book: Book, state: State, decision: Decision): Applied | Refusal {
  const refusal = whyNot({ book, state }, decision);
  if (refusal) return refusal;
  const events: GameEvent[] = [];
  const next = copyState(state);
  applyInPlace({ book, state: next, events }, decision);
  return { state: next, events };
}

/** Mutates the state without checking that the decision is legal: for callers that make only legal ones. */
export function applyInPlace(game: Game, decision: Decision): void {
  makeDecision(game, decision);
  advance(game);
}

function makeDecision(game: Game, decision: Decision): void {
  const { state, book } = game;
  const { pending } = state;
  if (!pending) throw new Error('Nobody has anything to decide.');
  const { seat } = pending;
  state.pending = null;
  switch (decision.do) {
    case 'take':
      openDraft(game, newItem(game, 'take', seat, state.headspace[decision.slot]?.card ?? 0));
      return;
    case 'play':
      openDraft(game, newItem(game, cardOf(book, decision.card).type, seat, decision.card));
      return;
    case 'react':
      openDraft(game, newItem(game, 'reaction', seat, decision.card));
      return;
    case 'activate':
      openDraft(game, newItem(game, 'activated', seat, decision.card, decision.ability));
      return;
    case 'end':
      beginEndPhase(game);
      return;
    case 'pass':
      emit(game, 'reaction', { kind: 'pass', seat });
      if (state.window) state.window = { seat: nextLiving(state, seat), passes: state.window.passes + 1 };
      return;
    case 'withdraw':
      if (state.draft) withdrawDraft(game, state.draft);
      return;
    case 'choose': {
      if (pending.kind !== 'choose') throw new Error('There is nothing to choose.');
      if (pending.for === 'step') answerStep(game, pending.step, decision.value);
      else if (pending.for === 'order') {
        const item = state.waiting.find(({ id }) => id === decision.value);
        if (item) putOnStem(game, item);
      } else if (state.draft) answerDraft(game, state.draft, pending.ask, decision.value);
      return;
    }
    default:
      decision satisfies never;
  }
}
