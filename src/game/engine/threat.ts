/** Whether an item on the stem does something to a clone that does not control it. */

import type { Book } from '../language/book.ts';
import { type Effect, effectParts, whomOf } from '../language/program.ts';
import type { SeatNumber } from '../rules/table.ts';
import { bodyOf, copiedBody } from './programs.ts';
import type { ItemId } from './question.ts';
import { nextLiving } from './seating.ts';
import { chosenClone, type Item, isChosen, type SeatState } from './state.ts';

/** As much of a game as everyone sees. */
type Table = {
  readonly seats: readonly Pick<SeatState, 'alive' | 'condition'>[];
  readonly stem: readonly Item[];
};

/** Whether an item has chosen the seat, something of its own, or affects it anyway. A gain threatens nobody. */
export function threatens(book: Book, state: Table, item: Item, seat: SeatNumber): boolean {
  const { controller, choices } = item;
  if (controller === seat) return false;
  const own = new Set(state.seats[seat]?.condition.map(({ card }) => card));
  const ownItem = (id: ItemId | null | undefined) =>
    state.stem.some((other) => other.id === id && other.controller === seat);
  for (const chosen of [choices, choices.copy ?? {}]) {
    if (chosen.clone === seat || chosen.newClone === seat || ownItem(chosen.item)) return true;
    if (isChosen(chosen.state) && own.has(chosen.state)) return true;
  }
  return effectsOf(book, item).some((effect) => touches(state, item, effect, seat));
}

/** The effects of an item, including optional parts and those of a card that it resolves. */
export const effectsOf = (book: Book, item: Item): Effect[] =>
  bodyOf(book, item).flatMap((effect) => [
    ...effectParts(effect),
    ...(effect.do === 'resolve-card' && isChosen(item.choices.card)
      ? copiedBody(book, item.choices.card, effect.side).flatMap(effectParts)
      : []),
  ]);

function touches(state: Table, item: Item, effect: Effect, seat: SeatNumber): boolean {
  const { controller } = item;
  if (effect.do === 'gain') return false;
  if (effect.do === 'offer') return true;
  if (effect.do === 'remove-states') return (state.seats[seat]?.condition.length ?? 0) > 0;
  if (effect.do === 'damage-neighbours')
    return nextLiving(state, controller) === seat || nextLiving(state, controller, -1) === seat;
  const whom = whomOf(effect);
  switch (whom) {
    case 'each-other-clone':
    case 'each-clone':
      return true;
    case 'that-clone':
    case 'it':
      return item.otherSeat === seat || chosenClone(item) === seat;
    // The clone or the attack has been chosen.
    case 'another-clone':
    case 'attack-controller':
    case 'you':
    case undefined:
      return false;
    default:
      return whom satisfies never;
  }
}
