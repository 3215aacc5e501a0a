/** Illustration of the lore: the spares in their drawers, one drawer open, its occupant looking back. */

import { headBox, headPath } from '#site/brand/head.ts';
import { Overprint, type PlateShape } from '../poster/Overprint.tsx';
import styles from './scenes.module.css';

const width = 960;
const height = 380;
const drawers = 6;
const margin = 34;
const drawer = { top: 278, width: (width - 2 * margin) / drawers };
const opened = 5;

/** Scale of the heads, large enough for every head to overlap its neighbours. */
const scale = 1.02;
const looking = (index: number, flip = 1): PlateShape => ({
  path: headPath,
  transform: `translate(${margin + (index + 0.5) * drawer.width} ${drawer.top + 6}) scale(${flip * scale} ${scale}) translate(${-headBox.width / 2} ${-headBox.height})`,
});

const filed = Array.from({ length: opened }, (_, index) => looking(index));
const everyOther = (rest: number) => filed.filter((_, index) => index % 2 === rest);

const cabinet = `M${margin / 2} ${drawer.top}H${width - margin / 2}V${height - 2}H${margin / 2}Z`;
const fronts = Array.from({ length: drawers }, (_, index) => margin + index * drawer.width);

export function BasementScene() {
  return (
    <svg className={styles.scene} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Overprint red={everyOther(0)} blue={[...everyOther(1), looking(opened, -1)]} />
      <path className={styles.line} d={cabinet} />
      <g data-theme="paper">
        <path className={styles.solid} d={cabinet} />
        {fronts.map((x, index) => (
          <Front key={x} x={x} open={index === opened} />
        ))}
      </g>
    </svg>
  );
}

/** The front of a drawer: an open one is lower than the others, and its card is stamped. */
function Front({ x, open }: { x: number; open: boolean }) {
  const middle = x + drawer.width / 2;
  const top = drawer.top + (open ? 26 : 10);
  return (
    <>
      <path className={styles.ground} d={`M${x + 8} ${top}h${drawer.width - 16}v3h${16 - drawer.width}Z`} />
      <path className={styles.ground} d={`M${middle - 20} ${top + 62}h40v7h-40Z`} />
      <path className={styles.paper} d={`M${middle - 42} ${top + 16}h84v32h-84Z`} />
      {open ? (
        <text
          className={styles.words}
          x={middle}
          y={top + 39}
          textAnchor="middle"
          transform={`rotate(-5 ${middle} ${top + 32})`}
        >
          URGENT
        </text>
      ) : (
        <path className={styles.ink} d={`M${middle - 32} ${top + 26}h64v4h-64ZM${middle - 32} ${top + 36}h40v4h-40Z`} />
      )}
    </>
  );
}
