/** Reasons why a decision is not legal now: a sentence, and the rule behind it. */

import { gameConstants } from '../glossary/gameConstants.ts';
import { counted } from '../plural.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { SeatNumber } from '../rules/table.ts';
import { newItem } from './draft.ts';
import { cardOf, type Game } from './event.ts';
import { abilityOf, canActivate, canPlay, canReact, canWithdraw, type Decision } from './legal.ts';
import { costOf, dueOf, leastX, missingFor } from './payment.ts';
import type { CardNumber } from './printedCard.ts';
import type { Pending } from './question.ts';
import { seatAt } from './seating.ts';
import type { Item } from './state.ts';

const no = (refused: string, see: Refusal['see']): Refusal => ({ refused, see });

/** The reason why a decision would be refused; `undefined` if it would be accepted. */
export function whyNot(game: Game, decision: Decision): Refusal | undefined {
  const { pending } = game.state;
  if (!pending) return no('The game is over.', 'how-to-win');
  switch (decision.do) {
    case 'take':
      return wrongMoment(pending, 'action') ?? whyNoTake(game, pending.seat, decision.slot);
    case 'play':
      return wrongMoment(pending, 'action') ?? whyNoPlay(game, pending.seat, decision.card);
    case 'activate':
      return wrongMoment(pending, 'action') ?? whyNoActivation(game, pending.seat, decision.card, decision.ability);
    case 'end':
      return wrongMoment(pending, 'action') ?? whyNoEnd(game, pending.seat);
    case 'react':
      return wrongMoment(pending, 'react') ?? whyNoReaction(game, pending.seat, decision.card);
    case 'pass':
      return wrongMoment(pending, 'react');
    case 'withdraw':
      return canWithdraw(game) ? undefined : no('What has been paid for cannot be withdrawn.', 'pay-costs');
    case 'choose': {
      const chosen = pending.kind === 'choose' && pending.options.includes(decision.value);
      return chosen ? undefined : no('That cannot be chosen now.', 'making-choices');
    }
    default:
      return decision satisfies never;
  }
}

function wrongMoment({ kind }: Pending, wanted: Pending['kind']): Refusal | undefined {
  if (kind === wanted) return undefined;
  if (kind === 'choose') return no('A choice has to be made first.', 'making-choices');
  return wanted === 'action'
    ? no('A new action begins only when the stem is empty.', 'main-phase')
    : no('Without a stem there is nothing to react to.', 'reaction');
}

function whyNoTake({ state }: Game, seat: SeatNumber, slot: number): Refusal | undefined {
  if (!state.headspace[slot]) return no('There is no idea in that place.', 'three-kinds');
  const { takeTicks } = gameConstants;
  return seatAt(state, seat).ticks < takeTicks
    ? no(`A take costs ${counted(takeTicks, 'tick')}.`, 'three-kinds')
    : undefined;
}

function whyNoPlay(game: Game, seat: SeatNumber, card: CardNumber): Refusal | undefined {
  if (!seatAt(game.state, seat).thoughts.includes(card)) return notInThoughts;
  const { type } = cardOf(game.book, card);
  if (type === 'reaction') return no('A reaction cannot be played as an action.', 'reaction');
  return canPlay(game, seat, card) ? undefined : whyNoItem(game, newItem(game, type, seat, card));
}

const notInThoughts = no('That card is not in these thoughts.', 'glossary-thoughts');

function whyNoReaction(game: Game, seat: SeatNumber, card: CardNumber): Refusal | undefined {
  if (!seatAt(game.state, seat).thoughts.includes(card)) return notInThoughts;
  if (cardOf(game.book, card).type !== 'reaction') return no('Only a reaction answers.', 'reaction');
  return canReact(game, seat, card) ? undefined : whyNoItem(game, newItem(game, 'reaction', seat, card));
}

function whyNoActivation(game: Game, seat: SeatNumber, card: CardNumber, ability: number): Refusal | undefined {
  const found = abilityOf(game, seat, card, ability);
  if (!found) return no('That is not an effect this clone can activate now.', 'three-kinds');
  if (found.used) return no('This is activated only once each turn.', 'effects');
  return canActivate(game, seat, card, ability)
    ? undefined
    : whyNoItem(game, newItem(game, 'activated', seat, card, ability));
}

function whyNoEnd({ state }: Game, seat: SeatNumber): Refusal | undefined {
  const { ticks } = seatAt(state, seat);
  return ticks > 0 ? no(`Ticks must be spent: ${counted(ticks, 'tick')} left.`, 'main-phase') : undefined;
}

/** The reason why an item of the right kind cannot be announced. */
function whyNoItem(game: Game, item: Item): Refusal {
  const least = leastX(item);
  const missing = missingFor(game, item, least);
  switch (missing) {
    case undefined:
      return no('There is nothing for it to do.', 'making-choices');
    case 'memory':
      return no('It costs more memories than there are.', 'pay-costs');
    case 'corpus':
    case 'cerebrium':
      return no('At least 1 corpus and 1 cerebrium must be left after paying.', 'pay-costs');
    case 'tick':
    case 'idea':
    case 'state':
      return no(`It costs ${counted(dueOf(costOf(game.book, item), missing, least), missing)}.`, 'pay-costs');
    default:
      return missing satisfies never;
  }
}
