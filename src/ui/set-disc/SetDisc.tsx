/** The icon of a set on its spot. The set's name stands beside it. */

import type { CardSet } from '#game/cards/cardSet.ts';
import { Glyph } from '../icon/Glyph.tsx';
import styles from './SetDisc.module.css';

export function SetDisc({ set }: { set: Pick<CardSet, 'id' | 'icon'> }) {
  return (
    <span className={styles.disc} data-set={set.id}>
      <Glyph name={set.icon} />
    </span>
  );
}
