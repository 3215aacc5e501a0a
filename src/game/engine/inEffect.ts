/** The constant effects of states and personas as they apply now (#aside-state-effects). */

import type { Book, BookCard, Side } from '../language/book.ts';
import type { Constant, Program } from '../language/program.ts';
import { isAfraid } from '../rules/desireAndFear.ts';
import { tableModulesOf } from '../rules/setup.ts';
import type { SeatNumber, Track } from '../rules/table.ts';
import { thoughtLimitWith } from '../rules/thoughtLimit.ts';
import { cardOf } from './event.ts';
import type { CardNumber, PrintedWords } from './printedCard.ts';
import type { SeatState, State, StateCard } from './state.ts';

/** The program of a side; a card without a fear side is used on its desire side. */
export const sideOf = (card: BookCard, side: Side): Program => (side === 'fear' && card.fear) || card.desire;

export const stateProgram = (book: Book, { card, side }: StateCard): Program => sideOf(cardOf(book, card), side);

/** Whether a state is added to another clone's condition. */
export const isCurse = ({ constants }: Program): boolean => constants.some(({ is }) => is === 'curse');

/** The public part of a clone that decides which constant effects it has. */
type Affected = Pick<SeatState, 'condition' | 'persona' | 'afraid'>;

/** The program of the side of its persona that applies now, if it has a persona. */
export function personaProgram(book: Book, seat: Affected): Program | undefined {
  const persona = seat.persona === null ? undefined : book.personas[seat.persona];
  return persona && (seat.afraid ? persona.fear : persona.desire);
}

function* constantsOf(book: Book, seat: Affected): Generator<Constant> {
  for (const state of seat.condition) yield* stateProgram(book, state).constants;
  const persona = personaProgram(book, seat);
  if (persona) yield* persona.constants;
}

type Shaken = Pick<SeatState, 'alive' | 'corpus' | 'cerebrium' | 'condition'>;

/** Whether a clone is afraid now, by its points or because a state says so. */
export function isSeatAfraid(book: Book, seat: Shaken): boolean {
  const { alive, corpus, cerebrium } = seat;
  return isAfraid({ alive, corpus, cerebrium, toldAfraid: fearWords(book, seat) !== undefined });
}

/** The words of a state that make its clone afraid, if any. */
export function fearWords(book: Book, { condition }: Pick<SeatState, 'condition'>): PrintedWords | undefined {
  for (const { card, side } of condition)
    for (const { is, words } of sideOf(cardOf(book, card), side).constants)
      if (is === 'afraid') return { card, persona: null, text: words };
  return undefined;
}

/** The total change that effects make to a clone's thought limit. */
export function limitChange(book: Book, seat: Affected): number {
  let change = 0;
  for (const constant of constantsOf(book, seat)) if (constant.is === 'thought-limit') change += constant.by;
  return change;
}

type TableWith<Seat> = Pick<State, 'modules'> & { readonly seats: readonly Seat[] };

export const thoughtLimitOf = (book: Book, { modules, seats }: TableWith<Affected>, seat: SeatNumber): number =>
  thoughtLimitWith(tableModulesOf(modules), limitChange(book, seats[seat] as Affected));

/** The change that texts of attacker and victim make to an attack's damage; may be negative. */
export function damageChange(book: Book, attack: BookCard, track: Track, by: Affected, to: Affected): number {
  let change = 0;
  for (const constant of constantsOf(book, by)) {
    if (constant.is !== 'attack-damage') continue;
    if (constant.discipline !== undefined && constant.discipline !== attack.discipline) continue;
    if (constant.track === undefined || constant.track === track) change += constant.more;
  }
  for (const constant of constantsOf(book, to)) if (constant.is === 'armour') change -= constant.less;
  return change;
}

/** The states that do, each with its change. */
export function damageChanges(...[book, attack, track, by, to]: Parameters<typeof damageChange>) {
  const only = (...condition: readonly StateCard[]) => ({ condition: [...condition], persona: null, afraid: false });
  return [
    ...by.condition.map((state) => ({ ...state, change: damageChange(book, attack, track, only(state), only()) })),
    ...to.condition.map((state) => ({ ...state, change: damageChange(book, attack, track, only(), only(state)) })),
  ].filter(({ change }) => change !== 0);
}

/** Whether a clone may choose this state. Other clones than its owner cannot while another of its states guards it. */
export function mayChooseState(book: Book, owner: SeatState, ownerIsChooser: boolean, card: CardNumber): boolean {
  if (ownerIsChooser) return true;
  return !owner.condition.some(
    (other) => other.card !== card && stateProgram(book, other).constants.some(({ is }) => is === 'guard'),
  );
}
