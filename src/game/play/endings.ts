/** Predicts the numbers of the clones after each decision, once the stem is empty again. */

import { sampleWorld } from '../bot/sampleWorld.ts';
import { applyInPlace } from '../engine/apply.ts';
import { cardOf, type Game, type GameEvent } from '../engine/event.ts';
import type { Decision } from '../engine/legal.ts';
import type { Ask, Pending } from '../engine/question.ts';
import { randomFrom } from '../engine/random.ts';
import { type State, standingOf } from '../engine/state.ts';
import type { View } from '../engine/view.ts';
import { gameConstants } from '../glossary/gameConstants.ts';
import type { Book, Side } from '../language/book.ts';
import type { Price } from '../language/program.ts';
import { pointsOf } from '../rules/howToWin.ts';
import { livingSeats, type Points, type Outcome as Result, type SeatNumber, type Track } from '../rules/table.ts';

/** The numbers of a clone: points of each track, real and transient, and cards. */
export const measures = [
  'corpus',
  'cerebrium',
  'transient corpus',
  'transient cerebrium',
  'thoughts',
  'states',
] as const;
export type Measure = (typeof measures)[number];

/** The numbers of a clone that are certain. */
export type Ending = Partial<Record<Measure, number>>;

/** The least and the most. */
export type Span = readonly [number, number];

type Measured = Readonly<Record<Track, Points>> & Readonly<Record<'thoughts' | 'condition', readonly unknown[]>>;

export const measure = ({ corpus, cerebrium, thoughts, condition }: Measured): Record<Measure, number> => ({
  corpus: corpus.real,
  cerebrium: cerebrium.real,
  'transient corpus': corpus.transient,
  'transient cerebrium': cerebrium.transient,
  thoughts: thoughts.length,
  states: condition.length,
});

/** The answers of the deciding seat to the questions that follow its decision. */
export type Aim = Partial<Record<Ask, number | 'most'>>;

type Choosing = Extract<Pending, { kind: 'choose' }>;

/**
 * The end of a game: with a result and the sums of the living, the highest first, or with the turn, in which the head
 * is empty, unless a card is repressed before.
 */
export type GameEnd = { readonly result: Result; readonly sums: readonly number[] } | 'with this turn';

function gameEnd(state: State): GameEnd | undefined {
  const { outcome: result, head } = state;
  if (!result) return head.length === 0 ? 'with this turn' : undefined;
  return { result, sums: [...sumsOf(state)].sort((a, b) => b - a) };
}

/** The points of the living, if the head ran out now, in the order of their seats. */
export function sumsOf(table: Parameters<typeof standingOf>[0]): number[] {
  const standing = standingOf(table);
  return livingSeats(standing).map((seat) => pointsOf(standing, seat));
}

/** Number of deals of the unseen cards, each with different answers. A number is certain if it is the same in all. */
const tries = 8;
/** Upper bound on decisions: a guard, not a rule. No stem takes as many. */
const longest = 200;

/**
 * The points of every clone after a decision, by seat, if nobody reacts to it. It depends on nothing that the seat may
 * not know.
 */
export const forecast = (book: Book, view: View, decision: Decision): readonly Ending[] =>
  foresee(book, view, decision, {}).ends;

/** The same for a seat that will answer so, with the X that it will have announced. */
function foresee(book: Book, view: View, decision: Decision, aim: Aim): Omit<Outcome, 'spent' | 'either'> {
  const random = randomFrom(1);
  let certain: Ending[] = [];
  const spans: Partial<Record<Track, Span>>[] = view.seats.map(() => ({}));
  const seen = view.seats.map(() => ({ corpus: new Set<number>(), cerebrium: new Set<number>() }));
  const deciders = new Set<SeatNumber>();
  let price: Price | undefined;
  let over: GameEnd | undefined;
  let turns: Outcome['turns'] = [];
  let changed: Outcome['changed'] = [];
  let side: Side | undefined;
  let x = 0;
  let gambles = false;
  for (let number = 0; number < tries; number += 1) {
    const events: GameEvent[] = [];
    // As announcing would count them: of an item that is being announced, what it will cause can be told.
    const nextEvent = view.draft?.item.event ?? 1;
    const game: Game = { book, state: { ...sampleWorld(view, random), nextEvent }, events };
    if (gambles) sortHead(game, view, number % 2 === 0);
    applyInPlace(game, decision);
    resolveStem(game, gambles ? number >> 1 : number, (pending) => {
      const answer = pending.seat === view.you ? aim[pending.ask] : undefined;
      if (answer !== undefined || pending.options.length < 2) return answer;
      deciders.add(pending.seat);
      if ('step' in pending && pending.step.step === 'unless') ({ price } = pending.step);
      return undefined;
    });
    const announced = events.find(({ kind }) => kind === 'announce');
    if (announced?.kind === 'announce' && announced.seat === view.you) {
      x = announced.x;
      side ??= announced.side;
    }
    gambles ||= events.some(({ kind }) => kind === 'gamble');
    const ends = game.state.seats.map(measure);
    const end = gameEnd(game.state);
    const causes = events.flatMap(({ kind, cause }) => (kind === 'cancel' || kind === 'redirect' ? cause : []));
    turns = number === 0 ? causes : turns.filter((cause) => causes.includes(cause));
    const hits = events.flatMap((event) => ('change' in event && event.change ? [{ ...event, id: 0 }] : []));
    const alike = new Set(hits.map((hit) => JSON.stringify(hit)));
    changed = number === 0 ? hits : changed.filter((hit) => alike.has(JSON.stringify(hit)));
    if (number === 0) [certain, over] = [ends, end];
    else if (JSON.stringify(end) !== JSON.stringify(over)) over = undefined;
    for (const [seat, end] of ends.entries())
      for (const what of measures) {
        if (end[what] !== certain[seat]?.[what]) delete certain[seat]?.[what];
        if (what !== 'corpus' && what !== 'cerebrium') continue;
        seen[seat]?.[what].add(end[what]);
        const { [what]: [least, most] = [end[what], end[what]], ...others } = spans[seat] ?? {};
        spans[seat] = { ...others, [what]: [Math.min(least, end[what]), Math.max(most, end[what])] };
      }
  }
  const [decider, another] = deciders;
  const open = gambles || decider === undefined || another !== undefined ? undefined : { decider, seen, price };
  return { ends: certain, spans: gambles ? spans : [], open, x, over, turns, changed, side };
}

/** Puts the cards of the least or the greatest value, of those that the seat has not seen, where gambles turn them up. */
function sortHead({ book, state: { head } }: Game, view: View, least: boolean): void {
  const known = new Set(view.batches.flatMap(({ places }) => places));
  const open = [...head.keys()].filter((place) => view.head[place] === null && !known.has(place));
  const cards = open.map((place) => head[place] ?? 0);
  cards.sort((a, b) => (cardOf(book, a).value - cardOf(book, b).value) * (least ? 1 : -1));
  for (const [index, place] of open.entries()) head[place] = cards[index] ?? 0;
}

export type Change = {
  readonly seat: SeatNumber;
  readonly track: Measure;
  readonly from: number;
  readonly to: number;
  /** The farthest that it may come to, if a gamble decides; `to` is then the nearest. */
  readonly far?: number;
  /** Its clone is one of those of which one will be chosen. */
  readonly or?: boolean;
};

type Ends = {
  /** Certain numbers, by seat. */
  readonly ends: readonly Ending[];
  /** After a gamble the least and the most points, by seat. */
  readonly spans: readonly Partial<Record<Track, Span>>[];
  /** If one clone decides, and nothing else: which clone, and the points that its answers lead to, by seat. */
  readonly open?:
    | {
        readonly decider: SeatNumber;
        readonly seen: readonly Record<Track, ReadonlySet<number>>[];
        /** For which it may keep its attack. */
        readonly price?: Price | undefined;
      }
    | undefined;
  /** Number of thoughts that the decision itself uses. */
  readonly spent: number;
};

export type Hit = Extract<GameEvent, { kind: 'damage' | 'no-damage' }>;

export type Outcome = Ends & {
  /** The greatest X; 0 if there is none. */
  readonly x: number;
  /** The numbers of each clone if it is the one that the seat will choose. */
  readonly either: readonly Change[];
  /** The end of the game, if it is certain unless somebody reacts. */
  readonly over?: GameEnd | undefined;
  /** The events that announced what certainly cancels or redirects another item. */
  readonly turns: readonly (number | undefined)[];
  /** The damage that certainly differs from the printed one, without ids. */
  readonly changed: readonly Hit[];
  /** The side on which the seat uses the card, the desire side if it may use both. */
  readonly side?: Side | undefined;
};

/** Where a decision leads, also if the seat has yet to choose a clone; a card that is used, with the greatest X. */
export function outcomeOf(book: Book, view: View, decision: Decision, aim: Aim = {}): Outcome {
  const most: Aim = decision.do === 'choose' ? aim : { x: 'most', ...aim };
  const found = foresee(book, view, decision, most);
  const rivals = [...view.seats.keys()].filter((seat) => seat !== view.you && view.seats[seat]?.alive);
  const spent = decision.do === 'play' || decision.do === 'react' ? 1 : 0;
  const isOpen = rivals.some((seat) => measures.some((what) => found.ends[seat]?.[what] === undefined));
  const decided = { ...found, spent, either: [] };
  if (rivals.length < 2 || !isOpen) return decided;
  const aimed = new Map(
    rivals.map((clone) => [clone, foresee(book, view, decision, { ...most, clone, 'new-clone': clone })]),
  );
  const outcomes = [...aimed.values()];
  // The decision has chosen, and a gamble decides.
  if (new Set(outcomes.map((one) => JSON.stringify(one))).size === 1) return decided;
  const [first = [], ...others] = outcomes.map((one) => one.ends);
  const agreed = first.map((end, seat): Ending => {
    const certain = { ...end };
    for (const what of measures) if (others.some((other) => other[seat]?.[what] !== end[what])) delete certain[what];
    return certain;
  });
  const either = rivals.flatMap((seat) =>
    changesOf(view, [seat], { ends: [], spans: [], ...aimed.get(seat), spent }).flatMap((change) =>
      agreed[seat]?.[change.track] === undefined ? { ...change, or: true } : [],
    ),
  );
  return { ...decided, ends: agreed, spans: [], open: undefined, either };
}

/** The least and the most that a number comes to; `undefined` if it is open. */
export function spanOf({ ends, spans }: Omit<Ends, 'spent'>, seat: SeatNumber, track: Measure): Span | undefined {
  const certain = ends[seat]?.[track];
  if (certain !== undefined) return [certain, certain];
  return track === 'corpus' || track === 'cerebrium' ? spans[seat]?.[track] : undefined;
}

export function changeTo(seat: SeatNumber, track: Measure, from: number, span: Span): Change {
  const [to = from, far] = [...span].sort((a, b) => Math.abs(a - from) - Math.abs(b - from));
  return { seat, track, from, to, ...(far !== undefined && far !== to && { far }) };
}

/** The numbers of these seats that differ, or may differ, from those of now. */
export const changesOf = (view: View, seats: readonly SeatNumber[], ends: Ends): readonly Change[] =>
  seats.flatMap((seat) =>
    measures.flatMap((track) => {
      const clone = view.seats[seat];
      const from = clone ? measure(clone)[track] : 0;
      const span = spanOf(ends, seat, track);
      const change = span && changeTo(seat, track, from, span);
      const isTold = change && isChange(change, ends.ends[seat], seat === view.you ? ends.spent : 0);
      return isTold ? [change] : [];
    }),
  );

/** Whether a change is worth telling, also one that depends on a gamble. */
export const isChange = ({ track, from, to, far = to }: Omit<Change, 'seat'>, end: Ending = {}, spent = 0): boolean =>
  changes(track, from, { ...end, [track]: far }, spent);

/**
 * Whether a number is worth telling. That a card which is used leaves the thoughts, that transient points are used up,
 * and that a dead clone has nothing, goes without saying.
 */
function changes(track: Measure, from: number, end: Ending = {}, spent = 0): boolean {
  const { [track]: to = from, corpus = 1, cerebrium = 1 } = end;
  if (track === 'corpus' || track === 'cerebrium') return to !== from;
  if (Math.min(corpus, cerebrium) <= gameConstants.deadAt) return false;
  return track.startsWith('transient') ? to > from : to !== from - (track === 'thoughts' ? spent : 0);
}

/** Plays until a seat may act. Nobody reacts, and each `number` gives different answers to questions that are open. */
function resolveStem(game: Game, number: number, meant: (pending: Choosing) => number | 'most' | undefined): void {
  let answers = number;
  for (let made = 0; made < longest; made += 1) {
    const { pending } = game.state;
    if (!pending || pending.kind === 'action') return;
    if (pending.kind === 'react') applyInPlace(game, { do: 'pass' });
    else {
      const { options } = pending;
      const answer = meant(pending);
      const aimed = answer === 'most' ? options.at(-1) : options.find((option) => option === answer);
      applyInPlace(game, { do: 'choose', value: aimed ?? (options[answers % options.length] as number) });
      if (aimed === undefined) answers = Math.floor(answers / options.length);
    }
  }
}
