/** What a set is called and what it is about: a band on a phone, the spine of its box on a desktop. */

import { type CardSet, setHeaderAnchor } from '#game/cards/cardSet.ts';
import { counted } from '#game/plural.ts';
import { Glyph } from '../icon/Glyph.tsx';
import styles from './SetHeader.module.css';

type Props = {
  readonly set: CardSet;
  readonly listed: number;
  readonly total: number;
};

export function SetHeader({ set, listed, total }: Props) {
  return (
    <header className={styles.header} id={setHeaderAnchor(set.id)} data-set={set.id}>
      <div className={styles.contents}>
        <Glyph name={set.icon} />
        <h2 className={styles.name}>{set.name}</h2>
        <p className={styles.description}>{set.description}</p>
        <p className={styles.count}>
          {set.abbreviation} / {listed === total ? counted(total, 'card') : `${listed} of ${total}`}
        </p>
      </div>
    </header>
  );
}
