/** The spaces of a track, hidden from screen readers. The dark spaces are the fear range. */

import { classNames } from '#ui/classNames.ts';
import styles from './Pips.module.css';

/** One more than the highest starting number of any persona; above it only the number shows. */
const spaces = Array.from({ length: 24 }, (_, index) => index + 1);

type Props = {
  readonly value: number;
  /** Number of dark spaces. */
  readonly dark: number;
};

export function Pips({ value, dark }: Props) {
  return (
    <div className={styles.pips} aria-hidden="true">
      {spaces.map((space) => (
        <i
          key={space}
          className={classNames(
            space <= dark && styles.dark,
            space === dark && styles.last,
            space <= value && styles.on,
            space === value && styles.now,
          )}
        />
      ))}
    </div>
  );
}
