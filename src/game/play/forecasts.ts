/** Forecasts of the legal decisions, if nobody reacts. Each is computed when it is first asked for. */

import type { Decision } from '../engine/legal.ts';
import { sourceProgram } from '../engine/programs.ts';
import type { View } from '../engine/view.ts';
import { gameConstants } from '../glossary/gameConstants.ts';
import type { Book } from '../language/book.ts';
import { type Effect, effectParts, type Resource } from '../language/program.ts';
import { tracks } from '../rules/table.ts';
import {
  type Aim,
  type Change,
  changesOf,
  type Ending,
  type GameEnd,
  type Measure,
  measure,
  measures,
  type Outcome,
  outcomeOf,
} from './endings.ts';

const { deadAt } = gameConstants;

/** One of the ways that a player compares. */
export type Way = Outcome & { readonly label: string };

export type Forecasts = {
  /** The numbers that change: of the reader's rivals first. */
  readonly of: (decision: Decision) => readonly Change[];
  /** Those that not all legal decisions lead to; they may be the numbers of now. */
  readonly differing: (decision: Decision, of?: readonly Measure[]) => readonly Change[];
  /**
   * The numbers that one of the legal decisions changes, also where this one does not, to compare them line by line; those
   * of cards where they differ.
   */
  readonly compared: (decision: Decision) => readonly Change[];
  /** Where each of its sides leads and, for a reaction, where passing leads. */
  readonly ways: (decision: Decision) => readonly Way[];
  /** That the game certainly ends. */
  readonly end: (decision: Decision) => GameEnd | undefined;
  /** The number for whose sake one would react; `undefined` if it helps nobody. */
  readonly gain: (reaction: Decision) => Change | undefined;
  /** Whether it certainly helps nobody. */
  readonly isIdle: (reaction: Decision) => boolean;
};

/** The effects of the sides on which the reader can react with a card. */
export function reactionEffects(book: Book, { seats, you }: View, decision: Decision): Effect[] {
  if (decision.do !== 'react') return [];
  const sides = seats[you]?.afraid ? (['desire', 'fear'] as const) : (['desire'] as const);
  return sides.flatMap((side) =>
    sourceProgram(book, { card: decision.card, persona: null, side }).body.flatMap(effectParts),
  );
}

const kept: ReadonlySet<Resource> = new Set<Resource>(['T', 'C', 'B', 'I']);

/** Whether an effect gains what outlasts the turn: worth a reaction to one's own action. */
export const gainsForGood = (effect: Effect): boolean =>
  effect.do === 'gain'
    ? effect.gains.some(({ what }) => kept.has(what))
    : effect.do === 'gain-scaled' && kept.has(effect.what);

export function forecastsOf(book: Book, view: View): Forecasts {
  const { you, seats, legal } = view;
  const offered = legal.filter(({ do: what }) => what !== 'withdraw');
  const pass = legal.find(({ do: what }) => what === 'pass');
  const rivals = [...seats.keys()].filter((seat) => seat !== you);
  const made = new Map<string, Outcome>();
  const outcome = (decision: Decision, aim: Aim = {}): Outcome => {
    const key = JSON.stringify([decision, aim]);
    const known = made.get(key) ?? outcomeOf(book, view, decision, aim);
    made.set(key, known);
    return known;
  };
  const endsOf = (decision: Decision) => outcome(decision).ends;
  const now = (seat: number, track: Measure) => (seats[seat] ? measure(seats[seat])[track] : 0);

  const of = (decision: Decision) => changesOf(view, [...rivals, you], outcome(decision));

  const differing = (decision: Decision, of: readonly Measure[] = tracks): readonly Change[] =>
    [...seats.keys()].flatMap((seat) =>
      of.flatMap((track) => {
        const [from, to] = [now(seat, track), endsOf(decision)[seat]?.[track]];
        const alike = offered.every((other) => endsOf(other)[seat]?.[track] === to);
        return to === undefined || (alike && (!pass || to === from)) ? [] : [{ seat, track, from, to }];
      }),
    );

  const compared = (decision: Decision): readonly Change[] =>
    [...seats.keys()].flatMap((seat) =>
      measures.flatMap((track) => {
        const from = now(seat, track);
        const [to, ...others] = [decision, ...offered].map((each) => endsOf(each)[seat]?.[track] ?? from);
        const isCount = track === 'thoughts' || track === 'states';
        const alike = others.every((end) => end === (isCount ? to : from));
        const dies = offered.some((each) => tracks.some((points) => (endsOf(each)[seat]?.[points] ?? 1) <= deadAt));
        return to === undefined || alike || (isCount && dies) ? [] : [{ seat, track, from, to }];
      }),
    );

  const ways = (decision: Decision): readonly Way[] => {
    const label = decision.do === 'react' ? 'React' : 'Play';
    const one = { ...outcome(decision), label };
    const isOpen = seats[you]?.afraid && (decision.do === 'react' || decision.do === 'play');
    const [desire, fear] = isOpen ? [outcome(decision, { side: 0 }), outcome(decision, { side: 1 })] : [];
    const sides =
      desire && fear && JSON.stringify(desire) !== JSON.stringify(fear)
        ? [
            { ...desire, label: 'Desire' },
            { ...fear, label: 'Fear' },
          ]
        : [one];
    return decision.do === 'react' && pass ? [...sides, { ...outcome(pass), label: 'Pass' }] : sides;
  };

  const gain = (reaction: Decision): Change | undefined => {
    const [unanswered, ...sides] = [...ways(reaction)].reverse();
    const changeOf = (ends: readonly Ending[], better: -1 | 1, seat: number) =>
      tracks
        .filter((track) => ((ends[seat]?.[track] ?? 0) - (unanswered?.ends[seat]?.[track] ?? 0)) * better > 0)
        .map((track): Change => ({ seat, track, from: now(seat, track), to: ends[seat]?.[track] ?? 0 }));
    // Who is not hit may save another from an attack, though not from its own.
    const saves =
      unanswered &&
      changesOf(view, [you], unanswered).length === 0 &&
      view.stem.every(({ kind, controller }) => kind !== 'attack' || controller !== you);
    return sides
      .flatMap(({ ends }) => [
        ...changeOf(ends, 1, you),
        ...rivals.flatMap((seat) => [...changeOf(ends, -1, seat), ...(saves ? changeOf(ends, 1, seat) : [])]),
      ])
      .at(0);
  };
  /** Of other numbers than points only a loss is certainly idle: of a thought, which the reaction uses. */
  const isAsIf = (seat: number, what: Measure, to: number | undefined, passed: number | undefined) =>
    what.startsWith('transient') ||
    (to !== undefined &&
      passed !== undefined &&
      (what === 'corpus' ||
        what === 'cerebrium' ||
        (what === 'thoughts' && seat === you ? to < passed : to === passed)));
  const isIdle = (reaction: Decision): boolean => {
    const [unanswered, ...sides] = [...ways(reaction)].reverse();
    return (
      gain(reaction) === undefined &&
      !reactionEffects(book, view, reaction).some(gainsForGood) &&
      sides.every(({ ends }) =>
        seats.every((_, seat) =>
          measures.every((what) => isAsIf(seat, what, ends[seat]?.[what], unanswered?.ends[seat]?.[what])),
        ),
      )
    );
  };

  const end = (decision: Decision) => outcome(decision).over;

  return { of, end, differing, compared, ways, gain, isIdle };
}
