/** The heading of a group of cards; a set has its icon, description and colour. */

import { type CardSet, setHeaderAnchor } from '#game/cards/cardSet.ts';
import { counted } from '#game/plural.ts';
import type { ListGroup } from '#search/listCards.ts';
import { Glyph } from '../icon/Glyph.tsx';
import styles from './GroupHeader.module.css';

export function GroupHeader({ group: { anchor, title, set, cards, total } }: { group: ListGroup }) {
  if (set) return <SetHeader set={set} listed={cards.length} total={total} />;
  return (
    <header className={styles.plain} id={anchor}>
      <h2>{title}</h2>
      <p className={styles.plainCount}>{cards.length === total ? total : `${cards.length} of ${total}`}</p>
    </header>
  );
}

type Props = {
  readonly set: CardSet;
  readonly listed: number;
  readonly total: number;
};

/** Name and description of a set, in a band across the page. */
export function SetHeader({ set, listed, total }: Props) {
  return (
    <header className={styles.header} id={setHeaderAnchor(set.id)} data-set={set.id}>
      <div className={styles.contents}>
        <Glyph name={set.icon} />
        <h2 className={styles.name}>{set.name}</h2>
        <p className={styles.description}>{set.description}</p>
        <p className={styles.count}>{listed === total ? counted(total, 'card') : `${listed} of ${total}`}</p>
      </div>
    </header>
  );
}
