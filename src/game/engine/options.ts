/** Options for choices: clones, items on the stem, states, cards in memories (#making-choices). */

import type { StemFilter, ValueLimit } from '../language/program.ts';
import type { SeatNumber } from '../rules/table.ts';
import { cardOf, type Game } from './event.ts';
import { mayChooseState } from './inEffect.ts';
import type { CardNumber } from './printedCard.ts';
import { bodyOf, copiedBody } from './programs.ts';
import type { ItemId } from './question.ts';
import { living, nextLiving, seatAt } from './seating.ts';
import { type Item, isChosen, type State } from './state.ts';
import { resourceValue } from './zones.ts';

/** Other clones that this item may choose. */
export function otherClones({ state }: Game, item: Item): SeatNumber[] {
  const you = item.controller;
  const others = living(state).filter((seat) => seat !== you);
  if (item.kind !== 'attack' || !state.modules.includes('no-hiding')) return others;
  const neighbours = [nextLiving(state, you), nextLiving(state, you, -1)];
  return others.filter((seat) => neighbours.includes(seat));
}

/** Whether an item matches words like "a physical attack". */
export function fits(
  { book }: Pick<Game, 'book'>,
  { attacks, abilities, discipline, maxValue = Number.POSITIVE_INFINITY, noFearSide }: StemFilter,
  item: Item,
): boolean {
  if (item.kind === 'activated' || item.kind === 'triggered') return abilities === true;
  if (item.kind !== 'attack' || !attacks) return false;
  const card = cardOf(book, item.card);
  if (discipline !== undefined && card.discipline !== discipline) return false;
  if (card.value > maxValue) return false;
  return !(noFearSide && card.fear);
}

/** Ids of the items on the stem that pass a test. */
export const itemsThat = ({ stem }: State, test: (item: Item) => boolean): ItemId[] =>
  stem.filter(test).map(({ id }) => id);

/** States of `owner`, up to a resource value, that `chooser` may choose. */
export function statesOf(
  game: Game,
  owner: SeatNumber,
  chooser: SeatNumber,
  maxValue = Number.POSITIVE_INFINITY,
): CardNumber[] {
  const clone = seatAt(game.state, owner);
  return clone.condition
    .map(({ card }) => card)
    .filter(
      (card) => resourceValue(game, card) <= maxValue && mayChooseState(game.book, clone, owner === chooser, card),
    );
}

/** A limit of the resource value as a number. */
export const valueLimit = (limit: ValueLimit, x: number): number => (limit === 'x' ? x : limit);

/** The highest resource value of the state that an item will move; `undefined` if it moves none. */
export function stateToMove({ book }: Game, item: Item): number | undefined {
  const body = bodyOf(book, item);
  const [first] = body;
  const { card } = item.choices;
  const effects = first?.do === 'resolve-card' && isChosen(card) ? copiedBody(book, card, first.side) : body;
  const move = effects.find((effect) => effect.do === 'move-state');
  return move?.do === 'move-state' ? valueLimit(move.maxValue, item.x) : undefined;
}

/** Attack cards in the memories of other living clones. */
export function attackCards({ state, book }: Game, you: SeatNumber, fearSide: boolean): CardNumber[] {
  return state.seats.flatMap(({ alive, memories }, seat) =>
    !alive || seat === you
      ? []
      : memories.filter((card) => {
          const { type, fear } = cardOf(book, card);
          return type === 'attack' && (!fearSide || fear !== undefined);
        }),
  );
}

/** Slots of headspace that hold an idea. */
export const filledSlots = ({ headspace }: State): number[] =>
  headspace.flatMap((slot, index) => (slot ? [index] : []));
