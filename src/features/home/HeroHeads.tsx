/** Two Holders back to back. The cranium they share prints black, and headspace lies in it: four cards. */

import { headBox } from '#domain/brand/head.ts';
import type { FigureGlyph } from '#domain/cards/glyphNames.ts';
import { Figure, Holder } from '#ui/poster/figures.tsx';
import styles from './HeroHeads.module.css';

/** The heads are drawn at twice their size. */
const scale = 2;
const width = headBox.width * scale;
const height = headBox.height * scale;
/** How much of its width each head shares with the other. */
const shared = 0.49;
const between = width * (1 - shared);

const middle = (width + between) / 2;
const left = { x: middle - between / 2, y: height / 2, size: height, mirrored: true };
const right = { x: middle + between / 2, y: height / 2, size: height };

type HeadspaceCard = { readonly name: FigureGlyph; readonly ink: 'red' | 'ink' | 'blue' };

const headspace: readonly HeadspaceCard[] = [
  { name: 'fist', ink: 'red' },
  { name: 'light-bulb', ink: 'ink' },
  { name: 'crossed-swords', ink: 'ink' },
  { name: 'brain', ink: 'blue' },
];

/** The cards stand in a fan; `step` counts from its middle. */
const fan = (step: number) => `translate(${middle + step * 64} ${116 + step * step * 5}) rotate(${step * 9})`;

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
      {headspace.map(({ name, ink }, index) => (
        <g key={name} transform={fan(index - 1.5)}>
          <rect className={styles.card} x={-27} y={-40} width={54} height={80} rx={6} />
          <rect className={`${styles.frame} ${styles[ink]}`} x={-21} y={-34} width={42} height={68} rx={3.5} />
          <Figure name={name} x={0} y={0} size={31} ink={ink} />
        </g>
      ))}
    </svg>
  );
}
