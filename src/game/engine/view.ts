/**
 * The view of a game that one seat may have. A separate type, because code that
 * decides for a seat gets this, and never the state.
 */

import type { Book } from '../language/book.ts';
import type { SeatNumber } from '../rules/table.ts';
import type { GameEvent } from './event.ts';
import { type Decision, legalDecisions } from './legal.ts';
import { isFromThoughts } from './payment.ts';
import type { CardNumber } from './printedCard.ts';
import type { Pending } from './question.ts';
import type { Current, Draft, Item, SeatState, State } from './state.ts';

/** A card, or `null` if the seat has not seen it. */
export type Seen = CardNumber | null;

/** Cards that lie at these places of the head, in an order that the seat has not seen. */
export type Batch = { readonly cards: readonly CardNumber[]; readonly places: readonly number[] };

export type SeatView = Omit<SeatState, 'thoughts'> & { readonly thoughts: readonly Seen[] };

export type View = Pick<
  State,
  'edition' | 'modules' | 'first' | 'active' | 'turn' | 'phase' | 'stage' | 'aside' | 'window' | 'work' | 'outcome'
> & {
  readonly you: SeatNumber;
  readonly seats: readonly SeatView[];
  /** From the top. */
  readonly head: readonly Seen[];
  readonly batches: readonly Batch[];
  readonly headspace: readonly ({ readonly card: Seen; readonly faceDown: boolean } | null)[];
  /** The cards that the seat sees as `null` or 0, sorted by number. */
  readonly unseen: readonly CardNumber[];
  readonly stem: readonly Item[];
  readonly waiting: readonly Item[];
  readonly current: Current | null;
  /** The draft of this seat; null while another seat is announcing. */
  readonly draft: Draft | null;
  /** The seat that decides; the question too, if it is this seat. */
  readonly pending: Pending | { readonly kind: Pending['kind']; readonly seat: SeatNumber } | null;
  /** Empty while another seat decides. */
  readonly legal: readonly Decision[];
};

/** The view of a seat. It contains neither cards hidden from the seat nor the random generator. */
export function viewFor(book: Book, state: State, you: SeatNumber): View {
  const { edition, modules, first, active, turn, phase, stage, aside, window, work, outcome } = state;
  const { pending, draft, current } = state;
  const seen = (card: CardNumber): Seen => (((state.known[card] ?? 0) >> you) & 1 ? card : null);
  const ofItem = (item: Item): Item => (item.kind === 'take' && seen(item.card) === null ? { ...item, card: 0 } : item);
  const own = pending?.seat === you;
  const announcing = draft?.item.controller;
  return {
    edition,
    modules,
    first,
    active,
    turn,
    phase,
    stage,
    aside,
    window,
    work,
    outcome,
    you,
    unseen: hiddenCards(state)
      .filter((card) => seen(card) === null)
      .sort((a, b) => a - b),
    seats: state.seats.map((seat, index) => {
      // A card that another seat is announcing still counts among its thoughts, unseen.
      const held = draft && announcing === index && index !== you && isFromThoughts(draft.item.kind) ? [null] : [];
      return { ...seat, thoughts: [...(index === you ? seat.thoughts : seat.thoughts.map(seen)), ...held] };
    }),
    head: state.head.map(seen),
    batches: state.batches.flatMap((batch) => batchFor(state, batch, seen)),
    headspace: state.headspace.map(
      (slot) => slot && { card: slot.faceDown ? seen(slot.card) : slot.card, faceDown: slot.faceDown },
    ),
    stem: state.stem.map(ofItem),
    waiting: state.waiting,
    current: current && { ...current, item: ofItem(current.item) },
    draft: announcing === you ? draft : null,
    pending: pending && (own ? pending : { kind: pending.kind, seat: pending.seat }),
    legal: own ? legalDecisions({ book, state }) : [],
  };
}

/** Empty if the seat has seen the order, or cannot tell which of the cards has left the head. */
function batchFor({ head }: State, batch: readonly CardNumber[], seen: (card: CardNumber) => Seen): Batch[] {
  const cards = batch.filter((card) => seen(card) === null).sort((a, b) => a - b);
  const places = cards.map((card) => head.indexOf(card)).sort((a, b) => a - b);
  return cards.length === 0 || places.includes(-1) ? [] : [{ cards, places }];
}

/** Every card in a place that is hidden from some seats, or that a seat is announcing from its thoughts. */
function hiddenCards({ seats, head, headspace, draft }: State): CardNumber[] {
  return [
    ...head,
    ...seats.flatMap(({ thoughts }) => thoughts),
    ...headspace.flatMap((slot) => (slot?.faceDown ? slot.card : [])),
    ...(draft && isFromThoughts(draft.item.kind) ? [draft.item.card] : []),
  ];
}

/** The event as a seat sees it: a card that it may not know is 0. */
export function viewEvent(event: GameEvent, seat: SeatNumber): GameEvent {
  if (event.seenBy === undefined || (event.seenBy >> seat) & 1) return event;
  return {
    ...event,
    ...('moved' in event && { moved: 0 }),
    ...('gone' in event && { gone: 0 }),
    ...('source' in event && { source: 0 }),
  } as GameEvent;
}
