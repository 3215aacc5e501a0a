/** Events of a game, each with its cause, its rule, and the words of a card that brought it about. */

import type { RuleAnchor } from '../glossary/anchors.ts';
import type { Book, BookCard, Side } from '../language/book.ts';
import type { Outcome, SeatNumber, Track } from '../rules/table.ts';
import { type CardNumber, type PrintedWords, printed } from './printedCard.ts';
import { maskOfAll } from './seating.ts';
import { chosenClone, type Item, type ItemKind, type State } from './state.ts';

type What =
  | { readonly kind: 'turn'; readonly seat: SeatNumber; readonly ticks: number; readonly withheld: number }
  | { readonly kind: 'end-phase'; readonly seat: SeatNumber }
  | {
      readonly kind: 'announce';
      readonly seat: SeatNumber;
      readonly item: ItemKind;
      readonly source: CardNumber;
      readonly side: Side;
      readonly x: number;
      /** The clone that it chooses, if it does. */
      readonly clone?: SeatNumber;
    }
  | { readonly kind: 'pass'; readonly seat: SeatNumber }
  | { readonly kind: 'established' }
  | { readonly kind: 'resolve'; readonly seat: SeatNumber; readonly item: ItemKind; readonly source: CardNumber }
  | { readonly kind: 'nothing'; readonly seat: SeatNumber; readonly source: CardNumber }
  | {
      readonly kind: 'pay';
      readonly seat: SeatNumber;
      readonly ticks: number;
      readonly corpus: number;
      readonly cerebrium: number;
    }
  | {
      readonly kind: 'damage';
      readonly seat: SeatNumber;
      readonly by: SeatNumber;
      readonly track: Track;
      readonly number: number;
      readonly transient: number;
      /** Added to the printed number by states and earlier effects, or taken from it; absent if nothing. */
      readonly change?: number;
      /** The states that did so; 0 stands for all else. */
      readonly changedBy?: readonly CardNumber[];
    }
  /** Damage of which nothing is left. */
  | {
      readonly kind: 'no-damage';
      readonly seat: SeatNumber;
      readonly by: SeatNumber;
      readonly track: Track;
      readonly number: 0;
      readonly change: number;
      readonly changedBy: readonly CardNumber[];
    }
  | {
      readonly kind: 'lose';
      readonly seat: SeatNumber;
      readonly track: Track;
      readonly number: number;
      readonly transient: number;
    }
  | {
      readonly kind: 'gain' | 'gain-transient';
      readonly seat: SeatNumber;
      readonly track: Track;
      readonly number: number;
    }
  | { readonly kind: 'gain-ticks' | 'lose-ticks'; readonly seat: SeatNumber; readonly number: number }
  | {
      readonly kind: 'take' | 'gain-idea' | 'gain-memory' | 'forget' | 'remember' | 'repress' | 'gamble' | 'steal-take';
      readonly seat: SeatNumber;
      readonly moved: CardNumber;
    }
  | { readonly kind: 'steal'; readonly seat: SeatNumber; readonly from: SeatNumber; readonly moved: CardNumber }
  | { readonly kind: 'give'; readonly seat: SeatNumber; readonly to: SeatNumber; readonly moved: CardNumber }
  | { readonly kind: 'add' | 'remove'; readonly seat: SeatNumber; readonly moved: CardNumber }
  | { readonly kind: 'move-state'; readonly seat: SeatNumber; readonly from: SeatNumber; readonly moved: CardNumber }
  | { readonly kind: 'spent'; readonly seat: SeatNumber; readonly moved: CardNumber }
  | { readonly kind: 'look'; readonly seat: SeatNumber; readonly at: SeatNumber }
  | {
      readonly kind: 'cancel';
      readonly seat: SeatNumber;
      readonly item: ItemKind;
      readonly source: CardNumber;
      readonly kept: boolean;
    }
  | { readonly kind: 'redirect'; readonly seat: SeatNumber; readonly source: CardNumber; readonly to: SeatNumber }
  | { readonly kind: 'take-control'; readonly seat: SeatNumber; readonly source: CardNumber }
  | { readonly kind: 'next-attack'; readonly seat: SeatNumber; readonly number: number }
  | { readonly kind: 'replace'; readonly seat: SeatNumber; readonly moved: CardNumber; readonly gone: CardNumber }
  | { readonly kind: 'refresh'; readonly repressed: CardNumber | null }
  | { readonly kind: 'afraid' | 'calm'; readonly seat: SeatNumber }
  | { readonly kind: 'die'; readonly seat: SeatNumber }
  | { readonly kind: 'choice'; readonly seat: SeatNumber; readonly says: 'yes' | 'no' | 'first' | 'second' }
  | { readonly kind: 'vanish' }
  | { readonly kind: 'over'; readonly outcome: Outcome };

export type EventKind = What['kind'];

export type GameEvent = What & {
  readonly id: number;
  readonly see: RuleAnchor;
  /** Id of the event that caused it. */
  readonly cause?: number;
  /** The words that brought it about; absent if a rule did. */
  readonly words?: PrintedWords;
  /** Bit mask of the seats that may know which card it was; absent if all may. */
  readonly seenBy?: number;
};

/** A game that is being mutated. */
export type Game = {
  readonly book: Book;
  readonly state: State;
  /** Collects the events; absent if the caller does not need them. */
  readonly events?: GameEvent[];
};

/** The cause of an event. */
export type Because = Pick<GameEvent, 'cause' | 'words'>;

/** Caused by the previous event, through a rule. */
export const byRule = ({ nextEvent }: State): Because => ({ cause: nextEvent - 1 });

/** Caused by the resolving item, through the words that are being carried out. */
const byItem = ({ current }: State): Because =>
  current ? { cause: current.item.event, ...(current.words && { words: current.words }) } : {};

/** Records an event. Returns its id, for use as the cause of others. */
export function emit(game: Game, see: RuleAnchor, what: What, seenBy?: number, because?: Because): number {
  const { state, events } = game;
  const id = state.nextEvent;
  state.nextEvent += 1;
  if (!events) return id;
  events.push({
    ...what,
    id,
    see,
    ...(because ?? byItem(state)),
    ...(seenBy !== undefined && { seenBy }),
  });
  return id;
}

/** Records that an item has been put on the stem. Returns the id; `cause` is the event that triggered the item. */
export function emitAnnounced(game: Game, see: RuleAnchor, item: Item, cause?: number): number {
  const { state, events } = game;
  const id = state.nextEvent;
  state.nextEvent += 1;
  const { controller: seat, kind, side, x } = item;
  const source = sourceOf(state, item);
  const clone = chosenClone(item);
  events?.push({
    id,
    see,
    kind: 'announce',
    seat,
    item: kind,
    source,
    side,
    x,
    ...(clone !== undefined && { clone }),
    ...(cause !== undefined && { cause }),
  });
  return id;
}

/** The card of an item as far as all may know it: 0 for a take of a face-down idea, and for a persona. */
export const sourceOf = (state: State, { kind, card }: Item): CardNumber =>
  kind === 'take' && state.known[card] !== maskOfAll(state) ? 0 : card;

export function cardOf(book: Book, card: CardNumber): BookCard {
  const found = book.cards[printed(card)];
  if (found === undefined) throw new RangeError(`There is no card ${card} in this edition.`);
  return found;
}
