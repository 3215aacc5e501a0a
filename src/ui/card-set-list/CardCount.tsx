/** How many cards are listed in how many sets, and what hides the others. */

import type { SetGroup } from '#domain/cards/setGroups.ts';
import { counted } from '#domain/plural.ts';
import { listed, plain, type SentencePart } from '#domain/search/sentence.ts';
import { Sentence } from '../sentence/Sentence.tsx';
import styles from './CardCount.module.css';

type Props = {
  readonly groups: readonly SetGroup<unknown>[];
  /** One clause for each filter that hides cards: "78 are not reactions". */
  readonly hidden: readonly SentencePart[][];
};

export function CardCount({ groups, hidden }: Props) {
  const shown = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  const all = groups.reduce((sum, { total }) => sum + total, 0);
  const sets = groups.filter(({ cards }) => cards.length > 0).length;
  return (
    <div className={styles.count} role="status">
      <p>
        <strong>{shown === 0 ? 'No cards' : `${counted(shown, 'card')} in ${counted(sets, 'set')}`}</strong>
      </p>
      {hidden.length > 0 && (
        <p className={styles.hidden}>
          <Sentence parts={[plain(`${counted(all - shown, 'card')} hidden: `), ...listed([...hidden]), plain('.')]} />
        </p>
      )}
    </div>
  );
}
