/** The legal decisions of a seat, in a stable order. */

import { gameConstants } from '../glossary/gameConstants.ts';
import type { SeatNumber } from '../rules/table.ts';
import { canAnnounce, newItem } from './draft.ts';
import { cardOf, type Game } from './event.ts';
import { personaProgram, stateProgram } from './inEffect.ts';
import { filledSlots } from './options.ts';
import type { CardNumber } from './printedCard.ts';
import { seatAt } from './seating.ts';

/** A single decision of a seat. */
export type Decision =
  | { readonly do: 'take'; readonly slot: number }
  | { readonly do: 'play' | 'react'; readonly card: CardNumber }
  /** `card` 0 is the persona. */
  | { readonly do: 'activate'; readonly card: CardNumber; readonly ability: number }
  | { readonly do: 'end' | 'pass' | 'withdraw' }
  | { readonly do: 'choose'; readonly value: number };

/** Every decision that would be accepted; empty when the game is over. */
export function legalDecisions(game: Game): Decision[] {
  const { pending } = game.state;
  if (!pending) return [];
  if (pending.kind === 'action') return actions(game, pending.seat);
  if (pending.kind === 'react') return reactions(game, pending.seat);
  const answers = pending.options.map((value): Decision => ({ do: 'choose', value }));
  return canWithdraw(game) ? [...answers, { do: 'withdraw' }] : answers;
}

/** Whether there is something to withdraw: an item that is being announced and is not yet paid for. */
export const canWithdraw = ({ state }: Game): boolean => state.draft !== null;

function actions(game: Game, seat: SeatNumber): Decision[] {
  const { state } = game;
  const { ticks, thoughts } = seatAt(state, seat);
  const found: Decision[] = [];
  if (ticks >= gameConstants.takeTicks) for (const slot of filledSlots(state)) found.push({ do: 'take', slot });
  for (const card of thoughts) if (canPlay(game, seat, card)) found.push({ do: 'play', card });
  for (const { card, ability } of abilities(game, seat))
    if (canActivate(game, seat, card, ability)) found.push({ do: 'activate', card, ability });
  if (ticks === 0) found.push({ do: 'end' });
  return found;
}

function reactions(game: Game, seat: SeatNumber): Decision[] {
  const found: Decision[] = [];
  for (const card of seatAt(game.state, seat).thoughts)
    if (canReact(game, seat, card)) found.push({ do: 'react', card });
  found.push({ do: 'pass' });
  return found;
}

/** Whether a card in the seat's own thoughts can be played now. Only attacks and states can be. */
export function canPlay(game: Game, seat: SeatNumber, card: CardNumber): boolean {
  const { type } = cardOf(game.book, card);
  return type !== 'reaction' && canAnnounce(game, newItem(game, type, seat, card));
}

export const canReact = (game: Game, seat: SeatNumber, card: CardNumber): boolean =>
  cardOf(game.book, card).type === 'reaction' && canAnnounce(game, newItem(game, 'reaction', seat, card));

/** The activated effects that a seat controls, used or not. */
function abilities({ state, book }: Game, seat: SeatNumber): { card: CardNumber; ability: number; used: boolean }[] {
  const clone = seatAt(state, seat);
  const found = clone.condition.flatMap((source) =>
    stateProgram(book, source).activated.map(({ once }, ability) => ({
      card: source.card,
      ability,
      used: once !== undefined && source.used,
    })),
  );
  const persona = personaProgram(book, clone)?.activated ?? [];
  return [
    ...found,
    ...persona.map(({ once }, ability) => ({ card: 0, ability, used: once !== undefined && clone.personaUsed })),
  ];
}

/** An activated effect, or `undefined` if the seat does not control it. */
export const abilityOf = (game: Game, seat: SeatNumber, card: CardNumber, ability: number) =>
  abilities(game, seat).find((own) => own.card === card && own.ability === ability);

export function canActivate(game: Game, seat: SeatNumber, card: CardNumber, ability: number): boolean {
  const found = abilityOf(game, seat, card, ability);
  return found !== undefined && !found.used && canAnnounce(game, newItem(game, 'activated', seat, card, ability));
}
