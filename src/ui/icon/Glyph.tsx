/** An icon of the game, in the text colour; hidden from screen readers: the text beside it names it. */

import type { CardSet } from '#game/cards/cardSet.ts';
import { glyphs } from '#game/generated/glyphs.ts';
import styles from './icons.module.css';

export function Glyph({ name }: { name: string }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 512 512" aria-hidden="true">
      <path d={glyphs[name]} />
    </svg>
  );
}

/** The icon of a set on the colour of the set. */
export function SetDisc({ set }: { set: Pick<CardSet, 'id' | 'icon'> }) {
  return (
    <span className={styles.disc} data-set={set.id}>
      <Glyph name={set.icon} />
    </span>
  );
}
