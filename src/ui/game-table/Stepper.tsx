/** X: a number between the least and the most that can be paid, and what it leads to. */

import type { Change } from '#game/play/endings.ts';
import type { Wording } from '#game/play/words.ts';
import { buttonClass } from '../button/Button.tsx';
import { Outcome } from './Option.tsx';
import styles from './Stepper.module.css';

type Props = {
  readonly words: Wording;
  /** From the least to the most. */
  readonly values: readonly number[];
  readonly value: number;
  readonly changes: readonly Change[];
  readonly onChange: (value: number) => void;
};

export function Stepper({ words, values, value, changes, onChange }: Props) {
  const place = values.indexOf(value);
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
        <b>{value}</b>
      </output>
      {button('More', '+', place + 1)}
      <p className={styles.range}>
        <span>{values[0]}</span>
        <input
          type="range"
          aria-label="X"
          aria-valuetext={`X is ${value}`}
          max={values.length - 1}
          value={place}
          onChange={({ currentTarget }) => go(Number(currentTarget.value))}
        />
        <span>{values.at(-1)}</span>
      </p>
      <Outcome words={words} changes={changes} />
    </div>
  );
}
