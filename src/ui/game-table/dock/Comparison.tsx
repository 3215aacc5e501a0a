/**
 * The outcomes of several ways: of each side of a card its text and the numbers that it alone leads to, then those that
 * every side leads to. Of a reaction only what differs from passing, which the stage shows.
 */

import type { ReactNode } from 'react';
import type { View } from '#game/engine/view.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { changeTo, type Ending, isChange, type Measure, measure, measures, spanOf } from '#game/play/endings.ts';
import type { Way } from '#game/play/forecasts.ts';
import { printSpan } from '#game/rules/points.ts';
import { type SeatNumber, tracks } from '#game/rules/table.ts';
import parts from '../parts.module.css';
import styles from './ChosenCard.module.css';
import { ResultRows, type Told } from './Results.tsx';

type Props = {
  readonly view: View;
  readonly ways: readonly Way[];
  /** What each side does. */
  readonly texts?: Readonly<Record<string, ReactNode>>;
};

export function Comparison({ view, ways, texts = {} }: Props) {
  const passing = ways.find(({ label }) => label === 'Pass');
  const sides = ways.filter((way) => way !== passing);
  const lines = linesOf(view, sides, passing);
  const given = (x = -1) => x >= (passing ? 0 : 1) && <span>{`If X is ${x}: `}</span>;
  const apart = (side: number) => lines.flatMap(({ told, alike }) => (alike ? [] : (told[side] ?? [])));
  const common = lines.flatMap(({ told: [one], alike, passed }) => {
    if (!alike || !one) return [];
    const isCase = sides.length === 1 && lines.length === 1 && one.instead !== undefined && passed;
    return isCase
      ? [
          { ...one, when: 'If you react' as const },
          { ...passed, when: 'If you pass' as const },
        ]
      : one;
  });
  return (
    <>
      {sides.length > 1 &&
        sides.map(({ label, x }, side) => (
          <div key={label} className={styles.side}>
            <SideLabel label={label} />
            <span>{texts[label]}</span>
            {apart(side).length > 0 && (
              <div className={styles.results}>
                {given(x)}
                <ResultRows view={view} changes={apart(side)} faces={apart(side).some(isFaced)} />
              </div>
            )}
          </div>
        ))}
      {common.length > 0 && (
        <div className={styles.results}>
          {given(sides[0]?.x)}
          <ResultRows view={view} changes={common} faces both />
        </div>
      )}
    </>
  );
}

export const SideLabel = ({ label }: { readonly label: string }) => (
  <span>
    <em className={label === 'Fear' ? parts.stamp : parts.label}>{label}</em>{' '}
  </span>
);

/** Of transient points the words say whose they are. */
const isFaced = ({ track }: Told) => !track.startsWith('transient');

const print = ({ to, far = to, decider }: Told) => printSpan([to, far], decider === undefined ? ' to ' : ' or ');

const { afraidAt, deadAt } = gameConstants;

const dies = (end: Ending = {}) => tracks.some((track) => (end[track] ?? 1) <= deadAt);

/** Where a number ends, if that is certain, or decided by a gamble, or by another clone. */
function pointsAfter(way: Way, { you }: View, seat: SeatNumber, track: Measure, from: number): Told | undefined {
  const { either, open } = way;
  const span = spanOf(way, seat, track);
  const certain =
    either.find((one) => one.seat === seat && one.track === track) ?? (span && changeTo(seat, track, from, span));
  // What the other clone pays for it is in the text.
  if (certain || !open || open.decider === you || open.decider === seat) return certain;
  const [one, other, more] = track === 'corpus' || track === 'cerebrium' ? [...(open.seen[seat]?.[track] ?? [])] : [];
  if (one === undefined || other === undefined || more !== undefined) return undefined;
  return { ...changeTo(seat, track, from, [one, other]), decider: open.decider };
}

/** The points of the reader's clone that another clone decides about, after a reaction without a certain gain. */
export function openGain(view: View, ways: readonly Way[]): Told | undefined {
  const [way, passing] = ways.slice(-2);
  const own = tracks.flatMap((track) => {
    const from = view.seats[view.you]?.[track].real ?? 0;
    const told = way && pointsAfter(way, view, view.you, track, from);
    const passed = passing && pointsAfter(passing, view, view.you, track, from);
    return told?.decider !== undefined && passed?.decider === undefined && passed && passed.to < from ? told : [];
  });
  return own[0];
}

/** Where the sides lead, for each number that one of them changes: points before other numbers, and prices last. */
function linesOf(view: View, sides: readonly Way[], passing: Way | undefined) {
  const { seats, you } = view;
  const rivals = [...seats.keys()].filter((seat) => seat !== you);
  const order = passing ? [you, ...rivals] : [...rivals, you];
  const ways = passing ? [...sides, passing] : sides;
  const lines = order.flatMap((seat) =>
    measures.flatMap((track) => {
      const clone = seats[seat];
      const from = clone ? measure(clone)[track] : 0;
      const isPoints = tracks.some((points) => points === track);
      // Of a clone that dies, other numbers go without saying.
      if (!isPoints && ways.some(({ ends }) => dies(ends[seat]))) return [];
      const all = ways.map((way) => pointsAfter(way, view, seat, track, from));
      const moves = all.map((one, way) => {
        const { ends = [], spent = 0 } = ways[way] ?? {};
        return one !== undefined && isChange(one, ends[seat], seat === you ? spent : 0);
      });
      const passed = passing && all.at(-1);
      const told = sides.map((_, side) => {
        const one = all[side];
        const isAsPassed = one && passed && print(one) === print(passed);
        return !isAsPassed && (moves[side] || (passing && moves.at(-1))) ? one : undefined;
      });
      const [first] = told;
      if (told.every((one) => !one)) return [];
      const alike = told.every((one) => one && first && print(one) === print(first));
      const isLess = (one: Told) => passed && one.to < passed.to && one.to > (from > afraidAt ? afraidAt : deadAt);
      const isPrice = seat === you && told.every((one) => !one || isLess(one));
      return [{ seat, track, from, told, passed, alike, rank: isPoints ? Number(isPrice) * 2 : 1 }];
    }),
  );
  const isApart = sides.length > 1 && lines.every(({ rank, alike }) => rank > 0 || alike);
  const shown = lines
    // Transient points count where they are all that is different.
    .filter(
      ({ seat, track, alike }) =>
        (isApart && !alike) || lines.every((one) => one.seat !== seat || `transient ${one.track}` !== track),
    )
    .sort((a, b) => a.rank - b.rank);
  const main = shown.filter(({ rank }) => rank === 0);
  // Beside two sides, or two answers, there is no room for others but the ideas that the only rival forgets, or any on both: the button has the price.
  const isFull =
    (sides.length > 1 && !isApart) ||
    main.some(({ told, passed }) => [...told, passed].some((one) => one?.decider !== undefined));
  const kept =
    main.length > 0 && isFull
      ? shown.filter(
          ({ rank, seat, track, told, alike }) =>
            rank === 0 || (seat !== you && track === 'thoughts' && (alike || told.every((one) => !one?.or))),
        )
      : shown;
  return kept.map(({ told, passed, from, alike }) => {
    const isSaid = passed && (passed.to !== from || passed.far !== undefined);
    const isRoom = (isApart ? main : kept).length === 1 || passed?.decider !== undefined;
    const instead = isSaid && isRoom && told[0]?.decider === undefined ? print(passed) : undefined;
    return { told: told.map((one) => one && { ...one, instead }), passed, alike };
  });
}
