/** A decorative picture on the colour of a set: pattern, figures and paper grain. */

import type { ReactNode } from 'react';
import inks from './inks.module.css';
import styles from './posters.module.css';

type Props = {
  /** The set whose colour is the background. */
  readonly set: number;
  readonly width: number;
  readonly height: number;
  /** SVG in units of the box `width` by `height`, which is aligned to the middle of the upper edge. */
  readonly children: ReactNode;
};

export function Poster({ set, width, height, children }: Props) {
  return (
    // Phrasing content, because a portrait can stand in a sentence.
    <span className={`${inks.press} ${styles.poster}`} data-set={set}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {children}
      </svg>
      <Grain />
    </span>
  );
}

/** Paper grain over a picture. The picture's box must be positioned. */
export function Grain() {
  return <span className={styles.grain} />;
}
