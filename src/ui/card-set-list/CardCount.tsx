/** How many cards are listed, in how many sets, and how many a search hides. */

import type { SetGroup } from '#domain/cards/setGroups.ts';
import { counted } from '#domain/plural.ts';
import styles from './CardCount.module.css';

type Props = { readonly groups: readonly SetGroup<unknown>[] };

export function CardCount({ groups }: Props) {
  const listed = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  const hidden = groups.reduce((sum, { total }) => sum + total, -listed);
  const sets = groups.filter(({ cards }) => cards.length > 0).length;
  return (
    <p className={styles.count} role="status">
      <strong>{listed === 0 ? 'No cards' : `${counted(listed, 'card')} in ${counted(sets, 'set')}`}</strong>
      {hidden > 0 && <span className={styles.hidden}>{hidden} hidden</span>}
    </p>
  );
}
