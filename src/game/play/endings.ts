/** Predicts the points of the deciding clone after each decision, once the stem is empty again. */

import { sampleWorld } from '../bot/sampleWorld.ts';
import { applyInPlace } from '../engine/apply.ts';
import type { Game, GameEvent } from '../engine/event.ts';
import type { Decision } from '../engine/legal.ts';
import { randomFrom } from '../engine/random.ts';
import type { View } from '../engine/view.ts';
import type { Book } from '../language/book.ts';
import { type Points, type SeatNumber, type Track, tracks } from '../rules/table.ts';

/** Points of one track of a clone, real or transient, and the number of its thoughts. */
export const measures = ['corpus', 'cerebrium', 'transient corpus', 'transient cerebrium', 'thoughts'] as const;
export type Measure = (typeof measures)[number];

/** Points that the decisions affect, if they are certain. */
export type Ending = Partial<Record<Measure, number>>;

type Measured = Readonly<Record<Track, Points>> & { readonly thoughts: readonly unknown[] };

export const measure = (clone: Measured): Record<Measure, number> => ({
  corpus: clone.corpus.real,
  cerebrium: clone.cerebrium.real,
  'transient corpus': clone.corpus.transient,
  'transient cerebrium': clone.cerebrium.transient,
  thoughts: clone.thoughts.length,
});

/** Number of deals of the unseen cards, each with different answers. A number is certain if it is the same in all. */
const tries = 8;
/** Upper bound on decisions: a guard, not a rule. No stem takes as many. */
const longest = 200;

/**
 * The ending of each legal decision if nobody reacts to it, in the order of `view.legal`. It depends on nothing that
 * the seat may not know. Leaves out tracks on which all decisions end alike; in a window for reactions, only those on
 * which no points are lost or gained at all.
 */
export function endings(book: Book, view: View): Ending[] {
  const { pending, legal, you } = view;
  if (pending?.kind !== 'react' && pending?.kind !== 'choose') return legal.map(() => ({}));
  const all = legal.map((decision): Ending => {
    const { corpus, cerebrium } = (decision.do !== 'withdraw' && forecast(book, view, decision)[view.you]) || {};
    return { ...(corpus !== undefined && { corpus }), ...(cerebrium !== undefined && { cerebrium }) };
  });
  for (const track of tracks) {
    const ends = all.filter((_, number) => legal[number]?.do !== 'withdraw').map((ending) => ending[track]);
    if (pending.kind === 'react') ends.push(view.seats[you]?.[track].real);
    if (new Set(ends).size === 1) for (const ending of all) delete ending[track];
  }
  return all;
}

/**
 * The points of every clone after a decision, by seat, if nobody reacts to it. It depends on nothing that the seat may
 * not know.
 */
export function forecast(book: Book, view: View, decision: Decision): readonly Ending[] {
  const random = randomFrom(1);
  let certain: Ending[] = [];
  for (let number = 0; number < tries; number += 1) {
    const events: GameEvent[] = [];
    const game: Game = { book, state: sampleWorld(view, random), events };
    applyInPlace(game, decision);
    resolveStem(game, number);
    if (events.some(({ kind }) => kind === 'gamble')) return [];
    const ends = game.state.seats.map(measure);
    if (number === 0) certain = ends;
    for (const [seat, end] of ends.entries())
      for (const what of measures) if (end[what] !== certain[seat]?.[what]) delete certain[seat]?.[what];
  }
  return certain;
}

export type Change = { readonly seat: SeatNumber; readonly track: Measure; readonly from: number; readonly to: number };

/** The points that differ from those of now: of the reader's rivals first. */
export function changesOf({ seats, you }: View, ends: readonly Ending[]): readonly Change[] {
  const changes = ends.flatMap((end, seat) =>
    tracks.flatMap((track) => {
      const [from, to] = [seats[seat]?.[track].real, end[track]];
      return from === undefined || to === undefined || from === to ? [] : { seat, track, from, to };
    }),
  );
  return [...changes.filter(({ seat }) => seat !== you), ...changes.filter(({ seat }) => seat === you)];
}

/** Plays until a seat may act. Nobody reacts, and each `number` gives different answers to questions. */
function resolveStem(game: Game, number: number): void {
  let answers = number;
  for (let made = 0; made < longest; made += 1) {
    const { pending } = game.state;
    if (!pending || pending.kind === 'action') return;
    if (pending.kind === 'react') applyInPlace(game, { do: 'pass' });
    else {
      const { options } = pending;
      applyInPlace(game, { do: 'choose', value: options[answers % options.length] as number });
      answers = Math.floor(answers / options.length);
    }
  }
}
