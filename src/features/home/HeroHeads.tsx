/** Two `Holder` heads back to back. Where they overlap, the inks mix to black. */

import { headBox } from '#site/brand/head.ts';
import { Holder } from '#ui/poster/figures.tsx';
import styles from './HeroHeads.module.css';

/** The heads are drawn at twice their size. */
const scale = 2;
const width = headBox.width * scale;
const height = headBox.height * scale;
/** Fraction of its width that each head shares with the other. */
const shared = 0.49;
const between = width * (1 - shared);

const middle = (width + between) / 2;
const left = { x: middle - between / 2, y: height / 2, size: height, mirrored: true };
const right = { x: middle + between / 2, y: height / 2, size: height };

export function HeroHeads() {
  return (
    <svg className={styles.heads} viewBox={`0 0 ${width + between} ${height}`} aria-hidden="true">
      <Holder {...left} ink="paper" />
      <Holder {...right} ink="paper" />
      <g className={styles.left}>
        <Holder {...left} ink="red" />
      </g>
      <g className={styles.right}>
        <Holder {...right} ink="blue" />
      </g>
    </svg>
  );
}
