/** Forecasts of the legal decisions, if nobody reacts. Each is computed when it is first asked for. */

import type { Decision } from '../engine/legal.ts';
import { sourceProgram } from '../engine/programs.ts';
import type { View } from '../engine/view.ts';
import { gameConstants } from '../glossary/gameConstants.ts';
import type { Book, Side } from '../language/book.ts';
import { type Effect, effectParts, type Resource } from '../language/program.ts';
import { type SeatNumber, type Track, tracks } from '../rules/table.ts';
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
import { lossOf } from './loss.ts';

const { deadAt } = gameConstants;

/** One of the ways that a player compares. */
export type Way = Omit<Outcome, 'x'> & {
  readonly label: string;
  /** The X that it is told for, if another leads elsewhere: the greatest, or of a reaction the least that saves most. */
  readonly x?: number | undefined;
};

export type Gain = Change & { readonly side?: Side | undefined };

export type Forecasts = {
  /** The numbers that change: of the reader's rivals first. */
  readonly changesFrom: (decision: Decision) => readonly Change[];
  readonly outcome: (decision: Decision) => Outcome;
  /** Those that not all legal decisions lead to; they may be the numbers of now. */
  readonly differing: (decision: Decision, shown?: readonly Measure[]) => readonly Change[];
  /**
   * The numbers that one of the legal decisions changes, also where this one does not, to compare them line by line; those
   * of cards, or all, where they differ. Left out is one that is open after this one, and of those that are open after
   * another, one that stays as it is or counts cards.
   */
  readonly compared: (decision: Decision, apart?: boolean) => readonly Change[];
  /** Where each of its sides leads and, for a reaction, where passing leads. */
  readonly ways: (decision: Decision) => readonly Way[];
  /** The end of the game, if it is certain. */
  readonly end: (decision: Decision) => GameEnd | undefined;
  /**
   * The number for whose sake one would react, or that which the reader's clone dies of all the same, and the side of the
   * card that leads to it; `undefined` if it helps nobody.
   */
  readonly gain: (reaction: Decision) => Gain | undefined;
  /** Of a reaction without a gain, the number that is worse than after passing, if it can make none better. */
  readonly loss: (reaction: Decision) => Change | undefined;
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

const shielded: Partial<Record<Resource, Track>> = { TC: 'corpus', TB: 'cerebrium' };

/** Whether an effect gains nothing but transient points of tracks that nothing hits. */
export function isIdleShield(effect: Effect, isHit: (track: Track) => boolean): boolean {
  const isIdle = (what: Resource) => shielded[what] !== undefined && !isHit(shielded[what]);
  if (effect.do === 'gain') return effect.gains.every(({ what }) => isIdle(what));
  return effect.do === 'gain-scaled' && isIdle(effect.what) && (!effect.also || isIdle(effect.also.what));
}

/** More than the points that one reaction saves. */
const many = 99;

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

  /** Where a number ends if its clone is the one that is chosen later. */
  const ofEither = (decision: Decision, seat: SeatNumber, track: Measure) =>
    isTrack(track) ? outcome(decision).either.find((one) => one.seat === seat && one.track === track)?.to : undefined;

  const compared = (decision: Decision, apart = false): readonly Change[] =>
    [...seats.keys()].flatMap((seat) =>
      measures.flatMap((track) => {
        const from = now(seat, track);
        const same = String([from, from]);
        const to = at(decision, seat, track);
        const all = offered.map((each) => String(at(each, seat, track) ?? ofEither(each, seat, track)));
        const isCount = !isTrack(track) && !track.startsWith('transient');
        if (!to || ((isCount || String(to) === same) && all.includes('undefined'))) return [];
        const like = apart || isCount ? String(to) : same;
        const alike = all.every((other) => other === like);
        const dies = offered.some((each) => tracks.some((points) => (at(each, seat, points)?.[1] ?? 1) <= deadAt));
        return alike || (isCount && dies) ? [] : [changeTo(seat, track, from, to)];
      }),
    );

  /** The points of the reader's clone, if it lives. */
  const left = ({ ends }: Outcome) =>
    tracks.reduce((sum, track) => {
      const to = ends[you]?.[track] ?? 0;
      return sum + (to > deadAt ? to : -many);
    }, 0);

  const ways = (decision: Decision): readonly Way[] => {
    const label = decision.do === 'react' ? 'React' : 'Play';
    const isOpen = seats[you]?.afraid && (decision.do === 'react' || decision.do === 'play');
    const told = (found: Outcome, side: Aim = {}) => {
      const leads = ({ ends, spans, either, over }: Outcome) => JSON.stringify([ends, spans, either, over]);
      const others = [...Array(found.x).keys()];
      if (decision.do === 'react') {
        const all = others.map((x) => outcome(decision, { ...side, x }));
        const [best = found] = [...all, found].sort((a, b) => left(b) - left(a));
        return { ...best, x: found.x > 0 ? best.x : undefined };
      }
      const alike = others.every((x) => leads(outcome(decision, { ...side, x })) === leads(found));
      return { ...found, x: alike && others.length > 0 ? undefined : found.x };
    };
    const [desire, fear] = isOpen ? [outcome(decision, { side: 0 }), outcome(decision, { side: 1 })] : [];
    const sides =
      desire && fear && JSON.stringify({ ...desire, side: fear.side }) !== JSON.stringify(fear)
        ? [
            { ...told(desire, { side: 0 }), label: 'Desire' },
            { ...told(fear, { side: 1 }), label: 'Fear' },
          ]
        : [{ ...(fear ? told(fear, { side: 1 }) : told(outcome(decision))), label }];
    return decision.do === 'react' && pass ? [...sides, { ...outcome(pass), label: 'Pass' }] : sides;
  };

  const gain = (reaction: Decision): Gain | undefined => {
    const [unanswered, ...sides] = [...ways(reaction)].reverse();
    // Who is not hit may save another from an attack, though not from its own.
    const saves =
      unanswered &&
      changesOf(view, [you], unanswered).length === 0 &&
      view.stem.every(({ kind, controller }) => kind !== 'attack' || controller !== you);
    const found = sides.flatMap((way) => {
      const numbers = [you, ...rivals].flatMap((seat) =>
        tracks.flatMap((track) => {
          const span = spanOf(way, seat, track);
          const passed = (unanswered && spanOf(unanswered, seat, track)) ?? [0, 0];
          return span ? [{ seat, span, passed, change: changeTo(seat, track, now(seat, track), span) }] : [];
        }),
      );
      const death = numbers.find(({ seat, span: [, most] }) => seat === you && most <= deadAt);
      return numbers.flatMap(({ seat, span: [least, most], passed, change }) => {
        const own = seat === you;
        // Of a gamble, the worse end is compared.
        const [up, down] = [least - passed[0], passed[1] - most];
        const by = own ? up : Math.max(down, saves ? up : 0);
        const rank = (death ? 0 : 4) + (own ? 2 : 0) + (own && passed[1] <= deadAt ? 1 : 0);
        return by > 0 ? [{ worth: rank * many + by, ...(death ?? { change }).change, side: way.side }] : [];
      });
    });
    return found.sort((a, b) => b.worth - a.worth)[0];
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
    const effects = reactionEffects(book, view, reaction);
    const isHit = (track: Track) => unanswered?.ends[you]?.[track] !== now(you, track);
    // Whatever a gamble comes to.
    return (
      (effects.length > 0 && effects.every((effect) => effect.do === 'gamble' || isIdleShield(effect, isHit))) ||
      (gain(reaction) === undefined &&
        !effects.some(gainsForGood) &&
        sides.every((way) => seats.every((_, seat) => measures.every((what) => isAsIf(seat, what, way, unanswered)))))
    );
  };

  const loss = (reaction: Decision) => (gain(reaction) || isIdle(reaction) ? undefined : lossOf(view, ways(reaction)));

  const end = (decision: Decision) => outcome(decision).over;

  return { changesFrom, outcome, end, differing, compared, ways, gain, loss, isIdle };
}
