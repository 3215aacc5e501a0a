/** Plays whole games between the app's opponents, and records the figures that `npm run balance` counts. */

import { decide, type Level } from '#game/bot/decide.ts';
import { apply } from '#game/engine/apply.ts';
import { copyState } from '#game/engine/copyState.ts';
import { type GameSetup, newGame } from '#game/engine/newGame.ts';
import { printed } from '#game/engine/printedCard.ts';
import type { State } from '#game/engine/state.ts';
import { viewFor } from '#game/engine/view.ts';
import type { Book, Side } from '#game/language/book.ts';
import { isRefusal } from '#game/rules/refusal.ts';

/** With `seesAll`, the opponent knows every card: an upper bound for opponents that have to guess. */
export type Player = { readonly level: Level; readonly seesAll?: boolean };

type Ending = { readonly winners: readonly number[]; readonly how: string };
export type PlayedGame = ReturnType<typeof playGame>;

const longestGame = 5000;

export function playGame(book: Book, setup: GameSetup, players: readonly Player[]) {
  let { state } = newGame(book, setup);
  /** The cards that each seat played or reacted with, and on which side. */
  const played: { seat: number; card: number; side: Side }[] = [];
  let [decisions, refused] = [0, 0];
  while (state.pending && decisions < longestGame) {
    const { seat } = state.pending;
    const { level, seesAll } = players[seat] ?? { level: 'greedy' };
    const truth: State = state;
    decisions += 1;
    const { decision } = decide(viewFor(book, state, seat), {
      book,
      level,
      seed: setup.seed * longestGame + decisions,
      ...(seesAll && { world: () => copyState(truth) }),
    });
    const result = apply(book, state, decision);
    if (isRefusal(result)) {
      refused += 1;
      break;
    }
    for (const event of result.events)
      if (event.kind === 'announce' && ['attack', 'state', 'reaction'].includes(event.item))
        played.push({ seat: event.seat, card: printed(event.source), side: event.side });
    state = result.state;
  }
  const { first, turn, outcome } = state;
  // Without winners, the game was broken off.
  const { winners, how }: Ending = outcome ?? { winners: [], how: 'broken off' };
  return { first, winners, how, turns: turn, decisions, refused, played };
}
