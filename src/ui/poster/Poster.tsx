/** A picture on the spot of a set: pattern, figures and grain. What it shows is said in words elsewhere. */

import type { ReactNode } from 'react';
import { Grain } from './Grain.tsx';
import inks from './inks.module.css';
import styles from './Poster.module.css';

type Props = {
  /** The set whose spot it is printed on. */
  readonly set: number;
  readonly width: number;
  readonly height: number;
  /** SVG, in units of that box, which hangs from the middle of the upper edge. */
  readonly children: ReactNode;
};

export function Poster({ set, width, height, children }: Props) {
  return (
    <div className={`${inks.press} ${styles.poster}`} data-set={set}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {children}
      </svg>
      <Grain />
    </div>
  );
}
