/** What a group is called: of a set the band or the spine of its box, of anything else a plain heading. */

import type { ListGroup } from '#search/listGroups.ts';
import styles from './GroupHeader.module.css';
import { SetHeader } from './SetHeader.tsx';

export function GroupHeader({ group: { anchor, title, set, cards, total } }: { group: ListGroup }) {
  if (set) return <SetHeader set={set} listed={cards.length} total={total} />;
  return (
    <header className={styles.header} id={anchor}>
      <h2>{title}</h2>
      <p className={styles.count}>{cards.length === total ? total : `${cards.length} of ${total}`}</p>
    </header>
  );
}
