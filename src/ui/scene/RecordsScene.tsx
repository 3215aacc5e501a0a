/** Illustration for the end of Nothing Further: four of her before the drawers in Records, and one thin file. */

import { headBox } from '#site/brand/head.ts';
import { profiles } from '#site/brand/profiles.ts';
import { Overprint, type PlateShape } from '../poster/Overprint.tsx';
import styles from './scenes.module.css';

const width = 960;
const height = 420;
const desk = 322;
const drawer = { width: 152, height: 74, gap: 8 };
const shelves = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2, 3, 4, 5].map((column) => ({
    x: 4 + column * (drawer.width + drawer.gap),
    y: 4 + row * (drawer.height + drawer.gap),
  })),
);

const doctor = (x: number, flip: 1 | -1): PlateShape => ({
  path: profiles.stillwell,
  transform: `translate(${x} ${desk + 2}) scale(${flip} 1) translate(${-headBox.width / 2} ${-headBox.height})`,
});

const file = `M${width / 2 - 92} ${desk + 20}h64l12 12h108v52h-184Z`;

export function RecordsScene() {
  return (
    <svg className={styles.scene} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path
        className={styles.line}
        opacity={0.35}
        d={shelves
          .map(
            ({ x, y }) =>
              `M${x} ${y}h${drawer.width}v${drawer.height}h${-drawer.width}ZM${x + 52} ${y + 20}h48v14h-48ZM${x + 66} ${y + 50}h20`,
          )
          .join('')}
      />
      <Overprint red={[doctor(150, 1), doctor(590, 1)]} blue={[doctor(370, -1), doctor(810, -1)]} />
      <path className={styles.line} d={`M8 ${desk}H${width - 8}V${height - 4}H8Z`} />
      <g data-theme="paper">
        <path className={styles.solid} d={`M8 ${desk}H${width - 8}V${height - 4}H8Z`} />
        <path className={styles.paper} d={file} />
        <text className={styles.words} x={width / 2} y={desk + 66} textAnchor="middle">
          CLOSED
        </text>
      </g>
    </svg>
  );
}
