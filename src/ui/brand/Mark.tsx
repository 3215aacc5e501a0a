/** The logo and the name of the game. */

import { markBox, markHeads, markSlots, sharedCranium } from '#site/brand/mark.ts';
import { siteName } from '#site/gameName.ts';
import styles from './Mark.module.css';

const { x, y, width, height } = markBox;

export function Mark() {
  return (
    <svg className={styles.mark} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {markHeads.map(({ path, ink, transform }) => (
        <path key={ink} className={styles[ink]} d={path} transform={transform} />
      ))}
      <path className={styles.cranium} d={sharedCranium} />
      {markSlots.map((slot) => (
        <rect
          key={`${slot.x} ${slot.y}`}
          x={slot.x}
          y={slot.y}
          width={slot.width}
          height={slot.height}
          rx={slot.radius}
          className={styles.slot}
        />
      ))}
    </svg>
  );
}

export function Wordmark() {
  return <span className={styles.wordmark}>{siteName}</span>;
}
