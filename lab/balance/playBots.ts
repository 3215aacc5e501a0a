/** Plays whole games between the app's opponents, and records the figures that are counted. */

import { decide, type Level } from '../../src/game/bot/decide.ts';
import { apply } from '../../src/game/engine/apply.ts';
import { copyState } from '../../src/game/engine/copyState.ts';
import { type GameSetup, newGame } from '../../src/game/engine/newGame.ts';
import { printed } from '../../src/game/engine/printedCard.ts';
import type { State } from '../../src/game/engine/state.ts';
import { viewFor } from '../../src/game/engine/view.ts';
import type { Book, Side } from '../../src/game/language/book.ts';
import { isRefusal } from '../../src/game/rules/refusal.ts';

/** With `seesAll`, the opponent knows every card: an upper bound for opponents that have to guess. */
export type Player = { readonly level: Level; readonly seesAll?: boolean };

type Ending = { readonly winners: readonly number[]; readonly how: string };
export type PlayedGame = ReturnType<typeof playGame>;

const longestGame = 5000;

export function playGame(book: Book, setup: GameSetup, players: readonly Player[]) {
  let { state } = newGame(book, setup);
  /** The cards that each seat played or reacted with, in which turn, on which side, and whether the other was open. */
  const played: { seat: number; turn: number; card: number; side: Side; choseSide: boolean }[] = [];
  const taken: number[] = [];
  const activated: number[] = [];
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
    for (const event of result.events) {
      if (event.kind === 'take') taken.push(printed(event.moved));
      if (event.kind !== 'announce') continue;
      const card = printed(event.source);
      if (event.item === 'activated' && card > 0) activated.push(card);
      if (!['attack', 'state', 'reaction'].includes(event.item)) continue;
      const choseSide = state.seats[event.seat]?.afraid === true && book.cards[card]?.fear !== undefined;
      played.push({ seat: event.seat, turn: state.turn, card, side: event.side, choseSide });
    }
    state = result.state;
  }
  const { first, turn, outcome } = state;
  // Without winners, the game was broken off.
  const { winners, how }: Ending = outcome ?? { winners: [], how: 'broken off' };
  return { first, winners, how, turns: turn, decisions, refused, played, taken, activated };
}
