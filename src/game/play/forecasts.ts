/** Forecasts of the legal decisions, if nobody reacts. Each is computed when it is first asked for. */

import type { Decision } from '../engine/legal.ts';
import { sourceProgram } from '../engine/programs.ts';
import type { View } from '../engine/view.ts';
import { gameConstants } from '../glossary/gameConstants.ts';
import type { Book } from '../language/book.ts';
import { type Effect, effectParts, type Resource } from '../language/program.ts';
import { type SeatNumber, tracks } from '../rules/table.ts';
import {
  type Aim,
  type Change,
  changesOf,
  changeTo,
  type GameEnd,
  type Measure,
  measure,
  measures,
  type Outcome,
  outcomeOf,
  spanOf,
} from './endings.ts';

const { deadAt } = gameConstants;

/** One of the ways that a player compares. */
export type Way = Outcome & { readonly label: string };

export type Forecasts = {
  /** The numbers that change: of the reader's rivals first. */
  readonly changesFrom: (decision: Decision) => readonly Change[];
  readonly outcome: (decision: Decision) => Outcome;
  /** Those that not all legal decisions lead to; they may be the numbers of now. */
  readonly differing: (decision: Decision, shown?: readonly Measure[]) => readonly Change[];
  /**
   * The numbers that one of the legal decisions changes, also where this one does not, to compare them line by line; those
   * of cards where they differ.
   */
  readonly compared: (decision: Decision) => readonly Change[];
  /** Where each of its sides leads and, for a reaction, where passing leads. */
  readonly ways: (decision: Decision) => readonly Way[];
  /** The end of the game, if it is certain. */
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

const isTrack = (what: Measure) => tracks.some((track) => track === what);

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
  const at = (decision: Decision, seat: SeatNumber, track: Measure) => spanOf(outcome(decision), seat, track);
  const now = (seat: SeatNumber, track: Measure) => (seats[seat] ? measure(seats[seat])[track] : 0);

  const changesFrom = (decision: Decision) => changesOf(view, [...rivals, you], outcome(decision));

  const differing = (decision: Decision, shown: readonly Measure[] = tracks): readonly Change[] =>
    [...seats.keys()].flatMap((seat) =>
      shown.flatMap((track) => {
        const [from, to] = [now(seat, track), at(decision, seat, track)];
        const alike = offered.every((other) => String(at(other, seat, track)) === String(to));
        return !to || (alike && (!pass || String(to) === `${from},${from}`)) ? [] : [changeTo(seat, track, from, to)];
      }),
    );

  const compared = (decision: Decision): readonly Change[] =>
    [...seats.keys()].flatMap((seat) =>
      measures.flatMap((track) => {
        const from = now(seat, track);
        const same = [from, from] as const;
        const to = at(decision, seat, track) ?? same;
        const isCount = !isTrack(track) && !track.startsWith('transient');
        const alike = offered.every((other) => String(at(other, seat, track) ?? same) === String(isCount ? to : same));
        const dies = offered.some((each) => tracks.some((points) => (at(each, seat, points)?.[1] ?? 1) <= deadAt));
        return alike || (isCount && dies) ? [] : [changeTo(seat, track, from, to)];
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
    // Of a gamble, the worse end is compared.
    const changeOf = (way: Way, better: -1 | 1, seat: SeatNumber) =>
      tracks.flatMap((track) => {
        const span = spanOf(way, seat, track);
        const passed = (unanswered && spanOf(unanswered, seat, track)) ?? [0, 0];
        const worse = better > 0 ? 0 : 1;
        return span && (span[worse] - passed[worse]) * better > 0
          ? [changeTo(seat, track, now(seat, track), span)]
          : [];
      });
    // Who is not hit may save another from an attack, though not from its own.
    const saves =
      unanswered &&
      changesOf(view, [you], unanswered).length === 0 &&
      view.stem.every(({ kind, controller }) => kind !== 'attack' || controller !== you);
    return sides
      .flatMap((way) => [
        ...changeOf(way, 1, you),
        ...rivals.flatMap((seat) => [...changeOf(way, -1, seat), ...(saves ? changeOf(way, 1, seat) : [])]),
      ])
      .at(0);
  };
  /** Of other numbers than points only a loss is certainly idle: of a thought, which the reaction uses. */
  const isAsIf = (seat: SeatNumber, what: Measure, way: Way, passed: Way | undefined) => {
    const [to, without] = [way, passed].map((each) => each && spanOf(each, seat, what));
    if (what.startsWith('transient') || (to && String(to) === String(without))) return true;
    return (
      to !== undefined &&
      without !== undefined &&
      (isTrack(what)
        ? [to, without].every(([least, most]) => least === most)
        : what === 'thoughts' && seat === you && to[0] < without[0])
    );
  };
  const isIdle = (reaction: Decision): boolean => {
    const [unanswered, ...sides] = [...ways(reaction)].reverse();
    return (
      gain(reaction) === undefined &&
      !reactionEffects(book, view, reaction).some(gainsForGood) &&
      sides.every((way) => seats.every((_, seat) => measures.every((what) => isAsIf(seat, what, way, unanswered))))
    );
  };

  const end = (decision: Decision) => outcome(decision).over;

  return { changesFrom, outcome, end, differing, compared, ways, gain, isIdle };
}
