/** The points that a decision leads to: whose they are, on which track, from which number to which. */

import { useMemo } from 'react';
import type { Decision } from '#game/engine/legal.ts';
import type { View } from '#game/engine/view.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { type Change, changesOf, type Ending, forecast, type Measure, measure, measures } from '#game/play/endings.ts';
import type { Wording } from '#game/play/words.ts';
import { printPoints } from '#game/rules/points.ts';
import { tracks } from '#game/rules/table.ts';
import { RichText } from '../symbol/RichText.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Face } from './Face.tsx';
import parts from './parts.module.css';
import styles from './Results.module.css';
import { trackTokens } from './TrackLine.tsx';

const { afraidAt, deadAt } = gameConstants;

const tokens: Readonly<Record<Measure, string>> = {
  ...trackTokens,
  'transient corpus': '{TC}',
  'transient cerebrium': '{TB}',
  thoughts: '{I}',
};
const isReal = (measured: Measure): boolean => measured in trackTokens;

export type Forecasts = {
  /** The points that change if nobody reacts. */
  readonly of: (decision: Decision) => readonly Change[];
  /** Those that not all legal decisions lead to; they may be the points of now. */
  readonly differing: (decision: Decision, of?: readonly Measure[]) => readonly Change[];
  /**
   * The points that one of the legal decisions changes, also where this one does not, to compare them line by line; the
   * number of thoughts where they differ.
   */
  readonly compared: (decision: Decision) => readonly Change[];
  /** Whether a reaction leads to better points of its clone, or worse ones of another, than passing. */
  readonly helps: (reaction: Decision) => boolean;
};

/** Forecasts of the legal decisions. Each is computed when it is first shown. */
export function useForecasts({ book, view }: Wording): Forecasts {
  return useMemo(() => {
    const made = new Map<Decision, readonly Ending[]>();
    const changes = new Map<Decision, readonly Change[]>();
    const endsOf = (decision: Decision) => {
      const ends = made.get(decision) ?? (decision.do === 'withdraw' ? [] : forecast(book, view, decision));
      made.set(decision, ends);
      return ends;
    };
    const offered = view.legal.filter(({ do: what }) => what !== 'withdraw');
    const differing = (decision: Decision, of: readonly Measure[] = tracks): readonly Change[] => {
      const ends = endsOf(decision);
      return view.seats.flatMap((points, seat) =>
        of.flatMap((track) => {
          const to = ends[seat]?.[track];
          const alike = offered.every((other) => endsOf(other)[seat]?.[track] === to);
          const now = measure(points)[track];
          if (to === undefined || (alike && (view.pending?.kind !== 'react' || to === now))) return [];
          return [{ seat, track, from: now, to }];
        }),
      );
    };
    const compared = (decision: Decision): readonly Change[] =>
      view.seats.flatMap((points, seat) =>
        measures.flatMap((track) => {
          const from = measure(points)[track];
          const [to, ...others] = [decision, ...offered].map((each) => endsOf(each)[seat]?.[track] ?? from);
          const alike = others.every((end) => end === (track === 'thoughts' ? to : from));
          return to === undefined || alike ? [] : [{ seat, track, from, to }];
        }),
      );
    const of = (decision: Decision) => {
      const known = changes.get(decision) ?? changesOf(view, endsOf(decision));
      changes.set(decision, known);
      return known;
    };
    const helps = (reaction: Decision) => {
      const pass = offered.find(({ do: what }) => what === 'pass');
      const unanswered = pass ? endsOf(pass) : [];
      return endsOf(reaction).some((end, seat) =>
        tracks.some((track) => {
          const gained = (end[track] ?? 0) - (unanswered[seat]?.[track] ?? 0);
          return seat === view.you ? gained > 0 : gained < 0;
        }),
      );
    };
    return { of, differing, compared, helps };
  }, [book, view]);
}

type Props = { readonly view: View; readonly changes: readonly Change[]; readonly faces?: boolean };

export const Results = ({ view, changes, faces = false }: Props) =>
  changes.map(({ seat, track, from, to }) => {
    const name = view.seats[seat]?.name ?? '';
    return (
      <span key={`${seat} ${track}`} className={styles.result}>
        <VisuallyHidden>
          <bdi>{name}</bdi>
          <span>{`: ${track} ${printPoints(from)} to ${printPoints(to)}. `}</span>
        </VisuallyHidden>
        <span aria-hidden="true">
          {faces && <Face view={view} seat={seat} />}
          <RichText text={tokens[track]} />
          <b>{from === to ? printPoints(to) : `${printPoints(from)} → ${printPoints(to)}`}</b>
        </span>
        {isReal(track) && to <= afraidAt && (from > afraidAt || to <= deadAt) && (
          <span className={parts.stamp}>{to <= deadAt ? 'Dead' : 'Afraid'}</span>
        )}
      </span>
    );
  });
