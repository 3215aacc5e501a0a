/** The numbers that a decision leads to: whose they are, what is counted, from which number to which. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import type { Change, Measure } from '#game/play/endings.ts';
import { printPoints, printSpan } from '#game/rules/points.ts';
import { RichText } from '../../symbol/RichText.tsx';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import { Face } from '../clone/Face.tsx';
import type { Seated } from '../clone/people.ts';
import { trackTokens } from '../clone/TrackLine.tsx';
import parts from '../parts.module.css';
import styles from './Results.module.css';

const { afraidAt, deadAt } = gameConstants;

export const tokens: Readonly<Record<Measure, string>> = {
  ...trackTokens,
  'transient corpus': '{TC}',
  'transient cerebrium': '{TB}',
  thoughts: '{I}',
  states: '{S}',
};

type Props = {
  readonly view: Seated;
  readonly changes: readonly Change[];
  readonly faces?: boolean;
  /** Only one of the clones is changed. Of three, only the numbers that they end on fit on a line. */
  readonly or?: boolean;
  /** Also says that a number stays the same. */
  readonly both?: boolean;
};

export const Results = ({ view, changes, faces = false, or = false, both = false }: Props) =>
  changes.map((change, place) => {
    const { seat, track, from, to, far } = change;
    const isAnother = changes[place - 1]?.seat !== seat;
    return (
      <span key={`${seat} ${track}`} className={styles.result} data-another={isAnother && !or}>
        {or && isAnother && place > 0 && <small>or</small>}
        <SpokenChange view={view} change={change} />
        <span aria-hidden="true">
          {faces && isAnother && (
            <>
              <Face view={view} seat={seat} />
              <bdi className={styles.name}>{view.seats[seat]?.name}</bdi>
            </>
          )}
          <RichText text={tokens[track]} />
          {from === to && far === undefined && both && <span>stays</span>}
          <b>
            {(from !== to || far !== undefined) && (
              <span data-from={or && changes.length > 2}>{`${printPoints(from)} → `}</span>
            )}
            <Ends {...change} />
          </b>
        </span>
        <Fate {...change} />
      </span>
    );
  });

type SpokenProps = { readonly view: Seated; readonly change: Change };

export const SpokenChange = ({ view, change: { seat, track, from, to, far } }: SpokenProps) => (
  <VisuallyHidden>
    <bdi>{view.seats[seat]?.name}</bdi>
    <span>{`: ${track} ${printPoints(from)} to ${printSpan([to, far ?? to], ', or up to ')}. `}</span>
  </VisuallyHidden>
);

/** A number, or a span from low to high: "10 to 15". */
export const Ends = ({ to, far = to }: Pick<Change, 'to' | 'far'>) => (
  <>
    <span>{printPoints(Math.min(to, far))}</span>
    {far !== to && (
      <>
        <small> to </small>
        <span>{printPoints(Math.max(to, far))}</span>
      </>
    )}
  </>
);

/** Says that a clone becomes afraid or dies. */
export const Fate = ({ track, from, to, dies = to <= deadAt }: Omit<Change, 'seat'> & { readonly dies?: boolean }) =>
  track in trackTokens &&
  to <= afraidAt &&
  (from > afraidAt || dies) && (
    <span className={parts.stamp} data-dead={dies}>
      {dies ? 'Dead' : 'Afraid'}
    </span>
  );
