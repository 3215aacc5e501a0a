/** Deaths by the item that has just resolved, and where the cards of the dead go (#dying, #death). */

import { isDying, numbersOfTheDead } from '../rules/dying.ts';
import { outcomeOfDeaths } from '../rules/howToWin.ts';
import type { SeatNumber } from '../rules/table.ts';
import { type Because, emit, type Game } from './event.ts';
import { isFromThoughts } from './payment.ts';
import { checkFear } from './points.ts';
import { belongsAside } from './printedCard.ts';
import { shuffle } from './random.ts';
import { firstInTurnOrder, seatAt } from './seating.ts';
import { type Item, standingOf } from './state.ts';
import { endGame, putUnder } from './zones.ts';

/** All clones at 0 or lower die in the same check. Their cause is the item that has resolved. */
export function resolveDeaths(game: Game, fatal: Item): void {
  const { state } = game;
  const dying = [...state.seats.keys()].filter((seat) => isDying(seatAt(state, seat)));
  if (dying.length === 0) return;
  for (const seat of dying) bury(game, seat, { cause: fatal.event });
  const outcome = outcomeOfDeaths(standingOf(state), fatal.controller);
  if (outcome) {
    endGame(game, outcome);
    return;
  }
  const seat = firstInTurnOrder(state);
  state.work.push(...state.aside.splice(0, dying.length).map((card) => ({ step: 'add-state', seat, card }) as const));
  checkFear(game);
}

/** Removes the clone's items from the stem and puts all its cards under the head, shuffled. */
function bury(game: Game, seat: SeatNumber, because: Because): void {
  const { state } = game;
  const clone = seatAt(state, seat);
  const own = state.stem.filter(({ controller }) => controller === seat);
  const played = own.filter(({ kind }) => isFromThoughts(kind)).map(({ card }) => card);
  state.stem = state.stem.filter((item) => !own.includes(item));
  const cards = [...clone.thoughts, ...clone.condition.map(({ card }) => card), ...clone.memories, ...played];
  const aside = cards.filter(belongsAside);
  const under = shuffle(
    state.random,
    cards.filter((card) => !belongsAside(card)),
  );
  state.aside.push(...aside);
  putUnder(state, under, 0);
  Object.assign(clone, numbersOfTheDead(clone), {
    thoughts: [],
    condition: [],
    memories: [],
    afraid: false,
    nextAttack: 0,
  });
  emit(game, 'dying', { kind: 'die', seat }, undefined, because);
}
