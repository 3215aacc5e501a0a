/** An idea in the large pictures: a small card with one icon, centred on the point 0 0. */

import type { FigureGlyph } from '#game/cards/glyphNames.ts';
import { Figure } from '#ui/poster/figures.tsx';
import styles from './Idea.module.css';

type Sign = { readonly name: FigureGlyph; readonly ink: 'red' | 'ink' | 'blue' };

/** The four ideas in headspace. */
export const headspace: readonly Sign[] = [
  { name: 'fist', ink: 'red' },
  { name: 'light-bulb', ink: 'ink' },
  { name: 'crossed-swords', ink: 'ink' },
  { name: 'brain', ink: 'blue' },
];

const box = { x: -27, y: -40, width: 54, height: 80, rx: 6 };

export function Idea({ name, ink }: Sign) {
  return (
    <>
      <rect className={styles.card} {...box} />
      <rect className={`${styles.frame} ${styles[ink]}`} x={-21} y={-34} width={42} height={68} rx={3.5} />
      <Figure name={name} x={0} y={0} size={31} ink={ink} />
    </>
  );
}

/** The gap that a taken idea leaves. */
export function EmptyPlace() {
  return <rect className={styles.blank} {...box} />;
}
