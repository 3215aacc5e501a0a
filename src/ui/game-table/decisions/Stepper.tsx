/** X: a number between the least and the most that can be paid, and what it leads to. */

import type { CSSProperties } from 'react';
import type { Decision } from '#game/engine/legal.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import type { Change } from '#game/play/endings.ts';
import type { Forecasts } from '#game/play/forecasts.ts';
import type { Wording } from '#game/play/words.ts';
import { buttonClass } from '../../button/Button.tsx';
import { trackTokens } from '../clone/TrackLine.tsx';
import { Outcome } from './Option.tsx';
import styles from './Stepper.module.css';

const { afraidAt, deadAt } = gameConstants;

type Props = {
  readonly words: Wording;
  /** From the least to the most. */
  readonly values: readonly number[];
  readonly forecasts: Forecasts;
  /** It announces this value. */
  readonly decision: Extract<Decision, { do: 'choose' }>;
  readonly onChange: (value: number) => void;
};

export function Stepper({ words, values, forecasts, decision, onChange }: Props) {
  const { value } = decision;
  const place = values.indexOf(value);
  const changes = forecasts
    .changesFrom(decision)
    .filter(({ seat, track }) => seat === words.view.you || track in trackTokens);
  const go = (to: number) => {
    const next = values[to];
    if (next !== undefined) onChange(next);
  };
  const button = (name: string, sign: string, to: number) => (
    <button
      type="button"
      className={buttonClass()}
      aria-label={name}
      aria-disabled={values[to] === undefined}
      onClick={() => go(to)}
    >
      {sign}
    </button>
  );
  return (
    <div className={styles.stepper}>
      {button('Less', '−', place - 1)}
      <output>
        <span>X = </span>
        <b>{value}</b>
      </output>
      {button('More', '+', place + 1)}
      <div className={styles.outcome}>
        <Outcome words={words} forecasts={forecasts} decision={decision} changes={changes} />
      </div>
      <p className={styles.range}>
        <span>{values[0]}</span>
        <input
          type="range"
          aria-label="X"
          aria-valuetext={`X is ${value}`}
          max={values.length - 1}
          value={place}
          style={{ '--part': `${(100 * place) / (values.length - 1)}%` } as CSSProperties}
          onChange={({ currentTarget }) => go(Number(currentTarget.value))}
        />
        <span>{values.at(-1)}</span>
      </p>
    </div>
  );
}

/** The least X that does as much to others as the most that leaves the reader alive, and as brave as before. */
export function proposedX(
  { view: { you } }: Wording,
  forecasts: Forecasts,
  values: readonly number[],
): number | undefined {
  const leadsTo = (value: number) => forecasts.changesFrom({ do: 'choose', value });
  const spares = ({ seat, track, from, to }: Change) =>
    seat !== you || !(track in trackTokens) || to > (from > afraidAt ? afraidAt : deadAt);
  const most = [...values].reverse().find((value) => leadsTo(value).every(spares)) ?? values[0];
  const done = (value = 0) =>
    JSON.stringify(
      leadsTo(value).filter(({ seat, track, to, from }) => seat !== you || to > from || track === 'states'),
    );
  return values.find((value) => done(value) === done(most));
}
