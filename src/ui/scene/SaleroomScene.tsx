/** Illustration for the end of Sold as Seen: the lot on its table, its hand raised, and the hats of the trade. */

import { headBox } from '#site/brand/head.ts';
import { profiles } from '#site/brand/profiles.ts';
import { Overprint, type PlateShape } from '../poster/Overprint.tsx';
import styles from './scenes.module.css';

const width = 960;
const height = 420;
const table = 312;
const middle = width / 2;

/** Red and blue in register: it has no original to be out of register with. */
const lot: readonly PlateShape[] = [
  {
    path: profiles.nine,
    transform: `translate(${middle} 196) scale(0.7) translate(${-headBox.width / 2} ${-headBox.height})`,
  },
  {
    path: `M${middle - 92} ${table}C${middle - 92} 240 ${middle - 60} 212 ${middle - 34} 190H${middle + 24}C${middle + 56} 212 ${middle + 84} 240 ${middle + 84} ${table}Z`,
  },
  {
    path: `M${middle + 40} 222L${middle + 108} 238L${middle + 122} 60a17 17 0 0 1 34 3L${middle + 140} 272a20 20 0 0 1 -24 18L${middle + 40} 262Z`,
  },
];

const shilling = `M${middle + 122} 30a18 18 0 1 0 36 0a18 18 0 1 0 -36 0Z`;

/** A bowler from behind, its brim on the shoulders of a coat. */
const hat = (x: number, y: number): PlateShape => ({
  path: `M${x - 40} ${y}C${x - 40} ${y - 58} ${x + 40} ${y - 58} ${x + 40} ${y}C${x + 58} ${y} ${x + 58} ${y + 15} ${x} ${y + 15}S${x - 58} ${y} ${x - 40} ${y}ZM${x - 26} ${y + 14}H${x + 26}V${y + 32}C${x + 66} ${y + 38} ${x + 76} ${y + 60} ${x + 78} ${height}H${x - 78}C${x - 76} ${y + 60} ${x - 66} ${y + 38} ${x - 26} ${y + 32}Z`,
});

const trade = [74, 224, 736, 886].map((x, index) => hat(x, index % 2 === 0 ? 322 : 342));
const front = [140, 310, 480, 650, 820].map((x) => hat(x, 374));

export function SaleroomScene() {
  return (
    <svg className={styles.scene} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Overprint red={lot} blue={lot} />
      <g data-theme="paper">
        <path className={styles.light} d={shilling} />
        <path className={styles.line} d={shilling} />
      </g>
      <path className={styles.line} d={`M${middle - 26} 150Q${middle - 74} 150 ${middle - 84} 178`} />
      <g data-theme="paper" transform={`rotate(14 ${middle - 92} 204)`}>
        <path className={styles.paper} d={`M${middle - 118} 190l18-16 32 0v58h-50Z`} />
        <text className={styles.words} x={middle - 92} y={216} textAnchor="middle">
          9
        </text>
      </g>
      <path
        className={styles.line}
        d={`M${middle - 210} ${table}H${middle + 210}M${middle - 180} ${table}V${height}M${middle + 180} ${table}V${height}`}
      />
      <Overprint red={trade} blue={front} />
    </svg>
  );
}
