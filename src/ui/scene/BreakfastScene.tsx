/** Illustration for the end of A Few Corrections: a table laid for three, two of them there, and the framed notice. */

import { headBox } from '#site/brand/head.ts';
import { profiles } from '#site/brand/profiles.ts';
import { Overprint, type PlateShape } from '../poster/Overprint.tsx';
import styles from './scenes.module.css';

const width = 960;
const height = 420;
const table = 300;
const middle = width / 2;

const author = (x: number, flip: 1 | -1): PlateShape => ({
  path: profiles.twice,
  transform: `translate(${x} ${table + 4}) scale(${flip} 1) translate(${-headBox.width / 2} ${-headBox.height})`,
});

const cloth = `M40 ${table}H${width - 40}L${width - 16} ${height - 40}H16Z`;
const frame = `M${middle - 62} 22H${middle + 62}V156H${middle - 62}Z`;
const chair = `M${middle - 58} ${table}V196Q${middle} 168 ${middle + 58} 196V${table}M${middle - 20} ${table}V184M${middle + 20} ${table}V184`;

/** An egg in its cup, with its spoon beside it. */
function Place({ x }: { x: number }) {
  return (
    <>
      <path className={styles.paper} d={`M${x - 17} ${table + 18}a17 23 0 0 1 34 0Z`} />
      <path
        className={styles.ground}
        d={`M${x - 23} ${table + 18}h46q-4 22-18 24v10h14v6h-38v-6h14v-10q-14-2-18-24Z`}
      />
      <path className={styles.ground} d={`M${x + 44} ${table + 12}q10 0 10 14t-8 16v22h-4v-22q-8-2-8-16t10-14Z`} />
    </>
  );
}

export function BreakfastScene() {
  return (
    <svg className={styles.scene} viewBox={`0 0 ${width} ${height - 36}`} aria-hidden="true">
      <path className={styles.line} d={chair} />
      <g data-theme="paper">
        <path className={styles.solid} d={frame} />
        <path className={styles.paper} d={`M${middle - 46} 38h92v102h-92Z`} />
        <path
          className={styles.ink}
          d={`M${middle - 30} 52h60v8h-60ZM${middle - 34} 76h68v4h-68ZM${middle - 34} 90h68v4h-68ZM${middle - 34} 104h68v4h-68ZM${middle - 34} 118h40v4h-40Z`}
        />
      </g>
      <Overprint red={[author(168, 1), author(width - 180, -1)]} blue={[author(180, 1), author(width - 168, -1)]} />
      <path className={styles.line} d={cloth} />
      <g data-theme="paper">
        <path className={styles.solid} d={cloth} />
        <Place x={300} />
        <Place x={middle - 24} />
        <Place x={width - 348} />
      </g>
    </svg>
  );
}
