/** Plays a dispute through: every clone decides so that the played card and its answer meet. */

import { cardOf, type Game } from '../engine/event.ts';
import { canReact, type Decision } from '../engine/legal.ts';
import type { CardNumber } from '../engine/printedCard.ts';
import { nothing } from '../engine/question.ts';
import type { Item, State } from '../engine/state.ts';
import { whyNot } from '../engine/whyNot.ts';
import type { Book, Side } from '../language/book.ts';
import { roomForX } from '../position/dealer.ts';
import { beginAt, extend, type Position } from '../position/position.ts';
import { isRefusal, type Refusal } from '../rules/refusal.ts';
import type { SeatNumber } from '../rules/table.ts';
import { answering, type Dispute, type Opening, playing } from './dispute.ts';
import { type Fault, unfitReason } from './unfit.ts';

/** The played card on the stem, before "You" decide, and the ways to go on. */
export type Meeting = {
  readonly window: Position;
  readonly item: Item;
  /** The item that is answered: the same, or an attack of "You" below it. */
  readonly target: Item;
  /** All pass. */
  readonly unanswered: Position;
  /** With the answers that can be given. A price that keeps the card from being cancelled is not paid. */
  readonly answered: Position;
  /** With the answers, and that price paid; absent if there is none. */
  readonly paid?: Position;
  /** The cards that answer, with the side on which they do. */
  readonly given: ReadonlyMap<CardNumber, Side>;
  readonly faults: ReadonlyMap<CardNumber, Fault>;
};

type Course = {
  readonly book: Book;
  readonly dispute: Dispute;
  /** The first decision. */
  readonly opening?: Decision | undefined;
  readonly answers?: readonly CardNumber[];
  readonly pays?: boolean;
};

/** The meeting of the two cards at this table; `undefined` if the played card does not come into play there. */
export function meetingAt(book: Book, dispute: Dispute, { table, decision }: Opening): Meeting | undefined {
  const start = beginAt(book, { table });
  const isWindow = ({ state }: Position) =>
    state.pending?.kind === 'react' && state.pending.seat === answering && itemPlayed(dispute, state) !== undefined;
  const window = playOn({ book, dispute, opening: decision }, start, isWindow)?.position;
  const item = window && itemPlayed(dispute, window.state);
  const target = item && (dispute.ownAttack ? ownAttack(window.state) : item);
  if (!target) return undefined;
  const unanswered = playOn({ book, dispute }, window).position;
  const faults = new Map<CardNumber, Fault>();
  for (const card of dispute.answers) {
    const fault = answerFault(book, dispute, window, target, card);
    if (fault) faults.set(card, fault);
  }
  const answers = dispute.answers.filter((card) => !faults.has(card));
  const { position: answered, isPriced } = playOn({ book, dispute, answers }, window);
  const given = new Map<CardNumber, Side>();
  for (const event of answered.events.slice(window.events.length))
    if (event.kind === 'announce' && answers.includes(event.source)) given.set(event.source, event.side);
  for (const card of answers)
    if (!given.has(card)) faults.set(card, { says: 'can no longer be used then', see: 'making-choices' });
  const paid = isPriced && playOn({ book, dispute, answers, pays: true }, window).position;
  return { window, item, target, unanswered, answered, given, faults, ...(paid && { paid }) };
}

const ownAttack = ({ stem }: State): Item | undefined =>
  stem.find(({ kind, controller }) => kind === 'attack' && controller === answering);

/** Why a card cannot answer the item, on any side on which it may be used now. */
function answerFault(
  book: Book,
  dispute: Dispute,
  { state }: Position,
  item: Item,
  card: CardNumber,
): Fault | undefined {
  const { fear } = cardOf(book, card);
  const sides: readonly Side[] =
    fear && dispute.answerSide === 'fear'
      ? ['fear']
      : fear && state.seats[answering]?.afraid
        ? ['desire', 'fear']
        : ['desire'];
  const [unfit, ...others] = sides.map((side) => unfitReason(book, card, side, item));
  if (unfit && !others.includes(undefined)) return unfit;
  const refusal = whyNot({ book, state }, { do: 'react', card });
  const played = cardOf(book, dispute.played).name;
  return refusal && { says: `cannot answer ${played}: ${lowerFirst(refusal.refused)}`, see: refusal.see };
}

const lowerFirst = (text: string) => (text.charAt(0).toLowerCase() + text.slice(1)).replace(/\.$/, '');

/** Why the card does not come into play at the first of these tables. */
export const whyNotOpened = (book: Book, { table, decision }: Opening): Refusal | undefined =>
  decision && whyNot({ book, state: beginAt(book, { table }).state }, decision);

/** The topmost item of the played card. */
const itemPlayed = ({ played }: Dispute, { stem }: State): Item | undefined =>
  stem.filter(({ card }) => card === played).at(-1);

/** More decisions than a dispute can need. */
const mostDecisions = 150;

function playOn(course: Course, from: Position): { position: Position; isPriced: boolean };
function playOn(
  course: Course,
  from: Position,
  until: (position: Position) => boolean,
): { position: Position; isPriced: boolean } | undefined;

/** Decides until the stem is empty, or until a position is reached; `undefined` if it is not reached. */
function playOn(course: Course, from: Position, until?: (position: Position) => boolean) {
  let position = from;
  let isPriced = false;
  for (let count = 0; count < mostDecisions; count += 1) {
    if (until?.(position)) return { position, isPriced };
    const { pending } = position.state;
    isPriced ||= pending?.kind === 'choose' && pending.ask === 'unless';
    const decision = decisionFor(course, position, position.decisions.length === 0);
    const next = decision && extend(course.book, position, decision);
    if (!next || isRefusal(next)) break;
    position = next;
  }
  return until ? undefined : { position, isPriced };
}

function decisionFor(course: Course, { state, decisions }: Position, isFirst: boolean): Decision | undefined {
  const { book, dispute, opening, answers } = course;
  const { pending } = state;
  const isUsed = (card: CardNumber) => decisions.some((made) => made.do === 'react' && made.card === card);
  switch (pending?.kind) {
    case 'action':
      return isFirst ? opening : undefined;
    case 'react': {
      const { seat } = pending;
      const cards = seat === answering ? answers : [dispute.played];
      const card = cards?.find(
        (own) => !isUsed(own) && holds(state, seat, own) && canReact({ book, state }, seat, own),
      );
      return card === undefined ? { do: 'pass' } : { do: 'react', card };
    }
    case 'choose':
      return { do: 'choose', value: choiceFor(course, { book, state }, pending) };
    case undefined:
      return undefined;
    default:
      return pending satisfies never;
  }
}

const holds = ({ seats }: State, seat: SeatNumber, card: CardNumber) => seats[seat]?.thoughts.includes(card) === true;

type Choosing = Extract<State['pending'], { kind: 'choose' }>;

/** The option to choose: the one that makes the cards meet, or else the first. */
function choiceFor({ dispute, pays }: Course, { book, state }: Game, { ask, options, seat }: Choosing): number {
  const preferred = (...wanted: readonly (number | undefined)[]) =>
    wanted.find((value) => value !== undefined && options.includes(value)) ?? options[0] ?? nothing;
  switch (ask) {
    case 'side':
      return preferred(sideIndex(sideWanted(dispute, state.draft?.item.card)));
    case 'x':
      return preferred(Math.min(roomForX, Math.max(...options)));
    case 'clone':
      return preferred(seat === answering ? playing : answering);
    case 'new-clone':
      return preferred(state.seats.length > 2 ? 2 : playing);
    case 'item':
      return preferred((dispute.ownAttack && seat === answering ? ownAttack(state) : itemPlayed(dispute, state))?.id);
    case 'unless':
      return preferred(pays ? 1 : 0);
    case 'may':
      return preferred(1);
    case 'offer':
      // Being hurt shows more than forgetting.
      return preferred(1);
    case 'state':
    case 'new-state':
    case 'copied-card':
      return preferred(options.find((card) => card !== dispute.played && cardOf(book, card).set > 0));
    case 'slot':
    case 'memory':
    case 'mode':
    case 'pay-idea':
    case 'pay-memory':
    case 'pay-state':
    case 'forget':
    case 'pick-idea':
    case 'gained-state':
    case 'repress-idea':
    case 'give-idea':
    case 'order':
      // The two cards are kept, so that they can meet.
      return preferred(options.find((value) => value !== dispute.played && !dispute.answers.includes(value)));
    default:
      return ask satisfies never;
  }
}

const sideWanted = ({ played, answers, playedSide, answerSide }: Dispute, card = 0): Side =>
  card === played ? playedSide : answers.includes(card) ? answerSide : 'desire';

const sideIndex = (side: Side) => (side === 'fear' ? 1 : 0);
