/** A saved game: its setup and its decisions. Everything else is replayed. */

import type { Refusal } from '../rules/refusal.ts';
import { applyInPlace } from './apply.ts';
import type { Book } from './book.ts';
import type { GameEvent } from './event.ts';
import type { Decision } from './legal.ts';
import { type GameSetup, newGame } from './newGame.ts';
import type { State } from './state.ts';
import { whyNot } from './whyNot.ts';

export type GameLog = { readonly edition: string; readonly setup: GameSetup; readonly decisions: readonly Decision[] };

export type Replayed = { readonly state: State; readonly events: readonly GameEvent[] };

/**
 * The game after all its decisions. To undo, replay one decision fewer.
 * Refused if it was played with another edition, or if a decision is not legal.
 */
export function replay(book: Book, { edition, setup, decisions }: GameLog): Replayed | Refusal {
  if (edition !== book.edition) return { refused: 'This game was played with other printed texts.', see: 'glossary' };
  const { state, events } = newGame(book, setup);
  const game = { book, state, events: [...events] };
  for (const decision of decisions) {
    const refusal = whyNot(game, decision);
    if (refusal) return refusal;
    applyInPlace(game, decision);
  }
  return { state, events: game.events };
}
