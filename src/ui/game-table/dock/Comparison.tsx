/** The outcomes of several ways, side by side: a line for each number that one of them changes. */

import { Fragment } from 'react';
import type { View } from '#game/engine/view.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import {
  changeTo,
  type Ending,
  isChange,
  type Measure,
  measure,
  measures,
  type Span,
  spanOf,
} from '#game/play/endings.ts';
import type { Way } from '#game/play/forecasts.ts';
import { printPoints, printSpan } from '#game/rules/points.ts';
import { tracks } from '#game/rules/table.ts';
import { RichText } from '../../symbol/RichText.tsx';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import { Face } from '../clone/Face.tsx';
import styles from './Comparison.module.css';
import { tokens } from './Results.tsx';

type Props = { readonly view: View; readonly ways: readonly Way[] };

export function Comparison({ view, ways }: Props) {
  const lines = linesOf(view, ways);
  if (lines.length === 0) return null;
  /** One number of two ways is said in words: "12 → 9 instead of 3". */
  const instead = lines.length === 1 && ways.length === 2 && ways[1]?.label === 'Pass';
  const xs = new Set(ways.flatMap(({ x }) => x || []));
  const given = xs.size > 0 ? `If X is ${[...xs].join(' or ')}:` : '';
  const isOpen = lines.some(({ to }) => to.some((span) => span && span[0] !== span[1]));
  return (
    <div
      className={styles.comparison}
      data-ways={ways.length}
      data-lines={lines.length}
      data-instead={instead}
      data-open={isOpen}
    >
      <VisuallyHidden>
        {given && <span>{`${given} `}</span>}
        {ways.map(({ label }, way) => (
          <span key={label}>
            <span>{`${label}: `}</span>
            {lines.map(({ seat, track, to }) => (
              <span key={`${seat} ${track}`}>
                <bdi>{view.seats[seat]?.name}</bdi>
                <span>{` ${track} ${print(to[way])}. `}</span>
              </span>
            ))}
          </span>
        ))}
      </VisuallyHidden>
      <div aria-hidden="true">
        {(given || !instead) && <i>{given}</i>}
        {!instead && ways.map(({ label }) => <i key={label}>{label}</i>)}
        {lines.map(({ seat, track, from, to, or }, place) => (
          <span key={`${seat} ${track}`}>
            <span>
              {or && lines[place - 1]?.or && lines[place - 1]?.seat !== seat && <small>or</small>}
              <Face view={view} seat={seat} />
              <RichText text={tokens[track]} />
              <b data-now="">{printPoints(from)}</b>
              <em>→</em>
            </span>
            {ways.map(({ label }, way) => {
              const number = <b data-low={isLow(track, from, to[way])}>{print(to[way])}</b>;
              return <Fragment key={label}>{instead && way > 0 ? <span>instead of {number}</span> : number}</Fragment>;
            })}
          </span>
        ))}
      </div>
    </div>
  );
}

const dies = (end: Ending = {}) => tracks.some((track) => (end[track] ?? 1) <= gameConstants.deadAt);

/** A number that another player decides is open. */
const print = (span: Span | undefined) => (span ? printSpan(span) : '?');

/** Printed in the colours of fear. */
const isLow = (track: Measure, from: number, [to]: Span = [from, from]) =>
  (track === 'corpus' || track === 'cerebrium') && to < from && to <= gameConstants.afraidAt;

/** Those that differ come first, then those of the reader's own clone, and points before other numbers. */
function linesOf({ seats, you }: View, ways: readonly Way[]) {
  const order = [you, ...[...seats.keys()].filter((seat) => seat !== you)];
  const isSame = ({ to }: { readonly to: readonly unknown[] }) => new Set(to.map(String)).size === 1;
  const lines = [tracks, measures.slice(tracks.length)].flatMap((some) =>
    order.flatMap((seat) =>
      some.flatMap((track) => {
        const clone = seats[seat];
        const from = clone ? measure(clone)[track] : 0;
        const told = ways.map((way) => {
          const chosen = way.either.find((one) => one.seat === seat && one.track === track);
          const span = chosen ? ([chosen.to, chosen.far ?? chosen.to] as const) : spanOf(way, seat, track);
          return { end: way.ends[seat], span, or: chosen !== undefined, spent: seat === you ? way.spent : 0 };
        });
        const isTold = told.some(
          ({ end, span, spent }) => span && isChange(changeTo(seat, track, from, span), end, spent),
        );
        if (!isTold) return [];
        const to = told.map(({ span }) => span);
        // Of other numbers only what differs, if the clone lives.
        if (some !== tracks && (isSame({ to }) || told.some(({ end }) => dies(end)))) return [];
        return [{ seat, track, from, to, or: told.some(({ or }) => or) }];
      }),
    ),
  );
  // On a phone there is room for the first three.
  return lines.sort((a, b) => Number(isSame(a)) - Number(isSame(b)));
}
