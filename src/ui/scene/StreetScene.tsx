/** Illustration for the end of A Small Fire: two lodging houses, two lit windows, two women writing one list. */

import { headBox, headPath } from '#site/brand/head.ts';
import { Overprint, type PlateShape } from '../poster/Overprint.tsx';
import styles from './scenes.module.css';

const width = 960;
const height = 420;
const ground = 392;
const streetWidth = 236;
const left = (width - streetWidth) / 2;
const pane = { x: 78, y: 128, width: 248, height: 196 };

/** A house with a gable and a chimney, drawn for the left side of the street. */
const house = `M0 ${ground}V62L70 0H126V-46H168V0H${left - 70}L${left} 62V${ground}Z`;
const lit = `M${pane.x} ${pane.y}h${pane.width}v${pane.height}h${-pane.width}Z`;
const otherWindows = [92, 182, 272].map((x) => `M${x} 36h44v56h-44Z`).join('');

const woman = (dx: number): PlateShape => ({
  path: headPath,
  transform: `translate(${pane.x + 82 + dx} ${pane.y + pane.height}) scale(0.64) translate(${-headBox.width / 2} ${-headBox.height + 4})`,
});

const across = `translate(${width} 0) scale(-1 1)`;

/** Smoke from the remains of the shop, between the roofs. */
const smoke = [
  [0, 300, 22],
  [-12, 254, 28],
  [14, 204, 36],
  [-10, 144, 44],
  [16, 76, 52],
] as const;

const puff = ([x, y, r]: (typeof smoke)[number], slip: number): PlateShape => ({
  path: `M${width / 2 + x - r + slip} ${y + slip * 0.6}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`,
});

export function StreetScene() {
  return (
    <svg className={styles.scene} viewBox={`0 -60 ${width} ${height + 60}`} aria-hidden="true">
      <Overprint red={smoke.map((at) => puff(at, -9))} blue={smoke.map((at) => puff(at, 9))} />
      <path className={styles.solid} d={`M0 ${ground}H${width}v6H0Z`} />
      <House first={0} second={-13} />
      <g transform={across}>
        <House first={-13} second={0} />
      </g>
    </svg>
  );
}

/** A lit window looks the same in both themes, so its contents keep their inks. */
function House({ first, second }: { first: number; second: number }) {
  return (
    <>
      <path className={styles.line} d={house} />
      <g data-theme="paper">
        <path className={styles.solid} d={house} />
        <path className={styles.ground} d={otherWindows} opacity={0.16} />
        <path className={styles.light} d={lit} />
        <Overprint red={[woman(first)]} blue={[woman(second)]} />
        <Desk />
      </g>
    </>
  );
}

/** The list, the candle beside it, and the window frame in front of both. */
function Desk() {
  const sill = pane.y + pane.height;
  return (
    <>
      <path className={styles.paper} d={`M${pane.x + 168} ${sill - 62}l34 6-10 56h-36Z`} />
      <path className={styles.ink} d={`M${pane.x + 220} ${sill}v-58h14v58Z`} />
      <path className={styles.paper} d={`M${pane.x + 227} ${sill - 92}q14 20 0 32q-14-12 0-32Z`} />
      <path className={styles.solid} d={`M${pane.x - 8} ${sill}h${pane.width + 16}v10H${pane.x - 8}Z`} />
      <path className={styles.solid} d={`M${pane.x + pane.width / 2 - 3} ${pane.y}h6v40h-6Z`} />
    </>
  );
}
