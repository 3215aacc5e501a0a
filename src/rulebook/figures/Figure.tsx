/** A figure of the rulebook in two inks, 360 units wide, with a text alternative. */

import type { ReactNode } from 'react';
import styles from './Figure.module.css';

type Props = {
  readonly number: number;
  readonly title: string;
  /** The text alternative: describes the picture. */
  readonly says: string;
  readonly height: number;
  /** SVG content. */
  readonly children: ReactNode;
};

export const figureWidth = 360;

export function Figure({ number, title, says, height, children }: Props) {
  return (
    <figure className={styles.figure}>
      <svg className={styles.picture} viewBox={`0 0 ${figureWidth} ${height}`} role="img" aria-label={says}>
        {children}
      </svg>
      <figcaption className={styles.caption}>
        <span className={styles.number}>{`Figure ${number}`}</span> <span>{title}</span>
      </figcaption>
    </figure>
  );
}
