/** The number of cards that each filter hides, with a link that removes it. */

import { counted } from '#game/plural.ts';
import type { SentencePart } from '#search/sentence.ts';
import { Icon } from '../icon/Icon.tsx';
import { Sentence } from '../symbol/RichText.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './HiddenCards.module.css';

export type HiddenFilter = {
  readonly key: string;
  readonly count: number;
  /** "78 are not reactions". */
  readonly clause: readonly SentencePart[];
  /** The same cards without this filter. */
  readonly href: string;
};

type Props = { readonly filters: readonly HiddenFilter[]; readonly onRemove: () => void };

export function HiddenCards({ filters, onRemove }: Props) {
  if (filters.length === 0) return null;
  const hidden = filters.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.hidden}>
      <span>{`${counted(hidden, 'card')} hidden:`}</span>
      <ul className={styles.filters}>
        {filters.map(({ key, clause, href }) => (
          <li key={key}>
            <a className={styles.filter} href={href} onClick={onRemove}>
              <VisuallyHidden>Remove the filter: </VisuallyHidden>
              <span>
                <Sentence parts={clause} />
              </span>
              <Icon name="close" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
