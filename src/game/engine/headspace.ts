/** Headspace: taking ideas from it, dealing to it, and the refresh that interrupts (#refreshing-headspace). */

import { gameConstants } from '../glossary/gameConstants.ts';
import { outcomeOfEmptyHead } from '../rules/howToWin.ts';
import type { SeatNumber } from '../rules/table.ts';
import { byRule, emit, type Game } from './event.ts';
import { maskOf, maskOfAll, seatAt } from './seating.ts';
import { standingOf } from './state.ts';
import { raise } from './triggers.ts';
import { drawTop, endGame, putUnder } from './zones.ts';

/** Moves an idea from headspace to a clone's thoughts; a refresh interrupts if one is due. */
export function takeFromHeadspace(game: Game, slot: number, seat: SeatNumber, kind: 'take' | 'steal-take'): void {
  const { state } = game;
  const taken = state.headspace[slot];
  if (!taken) return;
  state.headspace[slot] = null;
  const seenBy = taken.faceDown ? maskOf(seat) : maskOfAll(state);
  state.known[taken.card] = seenBy;
  seatAt(state, seat).thoughts.push(taken.card);
  const event = emit(game, 'three-kinds', { kind, seat, moved: taken.card }, seenBy);
  refreshIfDue(game);
  if (kind === 'take') raise(game, { kind: 'takes', seat }, event);
}

/** Refreshes headspace if it holds at most one idea. Ends the game if the head then has fewer than four. */
export function refreshIfDue(game: Game): void {
  const { state } = game;
  const left = state.headspace.flatMap((slot) => slot ?? []);
  if (left.length > gameConstants.refreshAt || state.outcome) return;
  if (state.head.length < gameConstants.headspaceSize) {
    endGame(game, outcomeOfEmptyHead(standingOf(state)));
    return;
  }
  const [last] = left;
  if (last) putUnder(state, [last.card], last.faceDown ? 0 : maskOfAll(state));
  dealHeadspace(game);
  const repressed = last && !last.faceDown ? last.card : null;
  emit(game, 'refreshing-headspace', { kind: 'refresh', repressed }, undefined, byRule(state));
}

/** Deals four ideas from the top of the head; with Blind Spots the first and the fourth face down. */
export function dealHeadspace({ state }: Game): void {
  const blind = state.modules.includes('module-blind-spots');
  const last = gameConstants.headspaceSize - 1;
  for (let slot = 0; slot <= last; slot += 1) {
    const card = drawTop(state);
    const faceDown = blind && (slot === 0 || slot === last);
    if (card !== undefined && !faceDown) state.known[card] = maskOfAll(state);
    state.headspace[slot] = card === undefined ? null : { card, faceDown };
  }
}

/** Represses an idea of headspace and puts the top idea of the head in its place, as one event. */
export function replaceIdea(game: Game, seat: SeatNumber, slot: number): void {
  const { state } = game;
  const gone = state.headspace[slot];
  const card = gone ? drawTop(state) : undefined;
  if (!gone || card === undefined) return;
  state.headspace[slot] = { card, faceDown: false };
  state.known[card] = maskOfAll(state);
  putUnder(state, [gone.card], state.known[gone.card] ?? 0);
  emit(
    game,
    'glossary-replace',
    { kind: 'replace', seat, moved: card, gone: gone.card },
    gone.faceDown ? 0 : undefined,
  );
}
