/** The numbers that a decision leads to: whose they are, what is counted, from which number to which. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import type { Change, Measure } from '#game/play/endings.ts';
import { printPoints, printSpan } from '#game/rules/points.ts';
import type { SeatNumber } from '#game/rules/table.ts';
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

export type Told = Change & {
  /** It comes to one of both ends, and this clone decides to which. */
  readonly decider?: SeatNumber | undefined;
  /** What it comes to otherwise. */
  readonly instead?: string | undefined;
  /** In which case, in place of the name of the clone. The other case is said by `instead`. */
  readonly when?: 'If you react' | typeof otherwise;
};

const otherwise = 'If you pass';

type Props = {
  readonly view: Seated;
  readonly changes: readonly Told[];
  readonly faces?: boolean;
  /** Also says that a number stays the same. */
  readonly both?: boolean;
  /** What is said before the first. */
  readonly lead?: string;
};

export const Results = ({ view, changes, faces = false, both = false, lead }: Props) =>
  changes.map((change, place) => {
    const { seat, track, from, to, far = to, or = false, decider, instead, when } = change;
    const isAnother = when !== undefined || changes[place - 1]?.seat !== seat;
    return (
      <span
        key={`${seat} ${track} ${when}`}
        className={styles.result}
        data-another={isAnother && !or}
        aria-hidden={when === otherwise || undefined}
        data-loss={('you' in view && seat === view.you && far < from) || undefined}
      >
        {place === 0 ? lead && <small>{lead}</small> : or && isAnother && <small>or</small>}
        <SpokenChange view={view} change={change} />
        <span aria-hidden="true">
          {faces && isAnother && (
            <>
              <Face view={view} seat={seat} />
              <bdi className={styles.name}>{when ?? view.seats[seat]?.name}</bdi>
            </>
          )}
          <RichText text={tokens[track]} />
          {from === to && far === to && both && <span>stays</span>}
          <b>
            {(from !== to || (far !== to && decider === undefined)) && <span>{`${printPoints(from)} → `}</span>}
            <Ends {...change} />
          </b>
          {instead && (
            <small>
              instead of <b>{instead}</b>
            </small>
          )}
        </span>
        <Fate {...change} to={decider === undefined ? to : far} />
        {decider !== undefined && (
          <small aria-hidden="true">
            <bdi>{view.seats[decider]?.name}</bdi>
            <bdi>decides</bdi>
          </small>
        )}
      </span>
    );
  });

/** The clones of which one is chosen in a row of their own. */
export function ResultRows({ changes, ...props }: Props) {
  const isFirst = ({ or }: Told) => or === changes[0]?.or;
  const others = changes.filter((change) => !isFirst(change));
  return (
    <>
      <Results {...props} changes={changes.filter(isFirst)} />
      {others.length > 0 && <i />}
      <Results {...props} changes={others} lead="&" />
    </>
  );
}

type SpokenProps = { readonly view: Seated; readonly change: Told };

export const SpokenChange = ({ view, change: { seat, track, from, to, far, decider, instead } }: SpokenProps) => (
  <VisuallyHidden>
    <bdi>{view.seats[seat]?.name}</bdi>
    <span>
      {`: ${track} ${printPoints(from)} to ${printSpan([to, far ?? to], decider === undefined ? ', or up to ' : ' or ')}`}
    </span>
    {decider !== undefined && <bdi>{`, as ${view.seats[decider]?.name} decides`}</bdi>}
    <span>{`${instead ? ` instead of ${instead}` : ''}. `}</span>
  </VisuallyHidden>
);

/** A number, or a span from low to high: "10 to 15", or both that a clone decides between: "15 or 10". */
export function Ends({ to, far = to, decider }: Pick<Told, 'to' | 'far' | 'decider'>) {
  const [first, last] = far < to && decider === undefined ? [far, to] : [to, far];
  return (
    <>
      <span>{printPoints(first)}</span>
      {far !== to && (
        <>
          <small>{decider === undefined ? ' to ' : ' or '}</small>
          <span>{printPoints(last)}</span>
        </>
      )}
    </>
  );
}

/** Says that a clone becomes afraid or dies. */
export const Fate = ({ track, from, to, dies = to <= deadAt }: Omit<Change, 'seat'> & { readonly dies?: boolean }) =>
  track in trackTokens &&
  to <= afraidAt &&
  (from > afraidAt || dies) && (
    <span className={parts.stamp} data-dead={dies}>
      {dies ? 'Dead' : 'Afraid'}
    </span>
  );
