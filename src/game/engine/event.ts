/** What happened, one event at a time: with its cause, its rule, and the words on the card that said so. */

import type { RuleAnchor } from '../glossary/anchors.ts';
import type { Outcome, Track } from '../tracker/table.ts';
import type { Book, BookCard, Side } from './book.ts';
import { everyone } from './seating.ts';
import { type CardNumber, chosenClone, type Item, type ItemKind, printed, type State, type Words } from './state.ts';

type What =
  | { readonly kind: 'turn'; readonly seat: number; readonly ticks: number; readonly withheld: number }
  | { readonly kind: 'end-phase'; readonly seat: number }
  | {
      readonly kind: 'announce';
      readonly seat: number;
      readonly item: ItemKind;
      readonly source: CardNumber;
      readonly side: Side;
      readonly x: number;
      readonly clone: number;
    }
  | { readonly kind: 'pass'; readonly seat: number }
  | { readonly kind: 'established' }
  | { readonly kind: 'resolve'; readonly seat: number; readonly item: ItemKind; readonly source: CardNumber }
  | { readonly kind: 'nothing'; readonly seat: number; readonly source: CardNumber }
  | {
      readonly kind: 'pay';
      readonly seat: number;
      readonly ticks: number;
      readonly corpus: number;
      readonly cerebrium: number;
    }
  | {
      readonly kind: 'damage';
      readonly seat: number;
      readonly by: number;
      readonly track: Track;
      readonly number: number;
      readonly transient: number;
    }
  | {
      readonly kind: 'lose' | 'gain' | 'gain-transient';
      readonly seat: number;
      readonly track: Track;
      readonly number: number;
    }
  | { readonly kind: 'gain-ticks' | 'lose-ticks'; readonly seat: number; readonly number: number }
  | {
      readonly kind: 'take' | 'gain-idea' | 'gain-memory' | 'forget' | 'remember' | 'repress' | 'gamble' | 'steal-take';
      readonly seat: number;
      readonly moved: CardNumber;
    }
  | { readonly kind: 'steal'; readonly seat: number; readonly from: number; readonly moved: CardNumber }
  | { readonly kind: 'give'; readonly seat: number; readonly to: number; readonly moved: CardNumber }
  | { readonly kind: 'add' | 'remove'; readonly seat: number; readonly moved: CardNumber }
  | { readonly kind: 'move-state'; readonly seat: number; readonly from: number; readonly moved: CardNumber }
  | { readonly kind: 'spent'; readonly seat: number; readonly moved: CardNumber }
  | { readonly kind: 'look'; readonly seat: number; readonly at: number }
  | {
      readonly kind: 'cancel';
      readonly seat: number;
      readonly item: ItemKind;
      readonly source: CardNumber;
      readonly kept: boolean;
    }
  | { readonly kind: 'redirect'; readonly seat: number; readonly source: CardNumber; readonly to: number }
  | { readonly kind: 'take-control'; readonly seat: number; readonly source: CardNumber }
  | { readonly kind: 'next-attack'; readonly seat: number; readonly number: number }
  | { readonly kind: 'replace'; readonly seat: number; readonly moved: CardNumber; readonly gone: CardNumber }
  | { readonly kind: 'refresh'; readonly repressed: CardNumber | null }
  | { readonly kind: 'afraid' | 'calm'; readonly seat: number }
  | { readonly kind: 'die'; readonly seat: number }
  | { readonly kind: 'choice'; readonly seat: number; readonly says: 'yes' | 'no' | 'first' | 'second' }
  | { readonly kind: 'vanish' }
  | { readonly kind: 'over'; readonly outcome: Outcome };

export type EventKind = What['kind'];

export type GameEvent = What & {
  readonly id: number;
  readonly see: RuleAnchor;
  /** The event that brought it about. */
  readonly cause?: number;
  /** The words that say so; absent where a rule does. */
  readonly words?: Words;
  /** Seats that may know which card it was, one bit each; absent where all may. */
  readonly seenBy?: number;
};

/** A game that is being changed. */
export type Game = {
  readonly book: Book;
  readonly state: State;
  /** Absent where nobody reads them. */
  readonly events?: GameEvent[];
};

/** What brought an event about. */
export type Because = Pick<GameEvent, 'cause' | 'words'>;

/** The event before brought it about, by a rule. */
export const byRule = ({ nextEvent }: State): Because => ({ cause: nextEvent - 1 });

/** The item that resolves did, by the words that are being carried out. */
const byItem = ({ current }: State): Because =>
  current ? { cause: current.item.event, ...(current.words && { words: current.words }) } : {};

/** Notes an event. Returns its id, as a cause for others. */
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

/** Notes that an item has been put on the stem; `cause` is the event that triggered it. */
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
    clone,
    ...(cause !== undefined && { cause }),
  });
  return id;
}

/** The card of an item as all may know it: 0 for a take of an idea that lies face down, and for a persona. */
export const sourceOf = (state: State, { kind, card }: Item): CardNumber =>
  kind === 'take' && state.known[card] !== everyone(state) ? 0 : card;

export function cardOf(book: Book, card: CardNumber): BookCard {
  const found = book.cards[printed(card)];
  if (found === undefined) throw new RangeError(`There is no card ${card} in this edition.`);
  return found;
}
