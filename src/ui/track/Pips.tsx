/** The spaces of a track, hidden from screen readers. The dark spaces are the fear range. */

import { memo } from 'react';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { classNames } from '../classNames.ts';
import styles from './Pips.module.css';

const { afraidAt } = gameConstants;

/** More than any persona starts with; of higher points only the number shows. */
const spaces = Array.from({ length: 24 }, (_, index) => index + 1);

type Props = {
  readonly value: number;
  /** Spaces above this number are about to be lost. */
  readonly to?: number | undefined;
  /** `line`: on one line with the number. */
  readonly size: 'line' | 'box';
};

export const Pips = memo(function Pips({ value, to = value, size }: Props) {
  return (
    <div className={classNames(styles.pips, styles[size])} aria-hidden="true">
      {spaces.map((space) => (
        <i
          key={space}
          className={classNames(
            space <= afraidAt && styles.dark,
            space === afraidAt && styles.last,
            space <= Math.min(value, to) && styles.on,
            space > to && space <= value && styles.going,
            space === value && styles.now,
          )}
        />
      ))}
    </div>
  );
});
