/** A strip of groups to jump to. It stays in reach while the cards scroll by, and scrolls sideways itself. */

import type { ListGroup } from '#search/listCards.ts';
import { SetDisc } from '../icon/Glyph.tsx';
import layout from '../styles/layout.module.css';
import styles from './GroupChips.module.css';

type Props = {
  readonly label: string;
  readonly groups: readonly ListGroup[];
  /** The address of the same page at a fragment. */
  readonly hrefAt: (anchor: string) => string;
};

export function GroupChips({ label, groups, hrefAt }: Props) {
  return (
    <nav
      className={styles.strip}
      aria-label={label}
      data-part={groups.some(({ cards, total }) => cards.length < total) || undefined}
    >
      <ul className={`${layout.wrap} ${styles.chips}`}>
        {groups.map(({ anchor, title, set, cards, total }) => (
          <li key={anchor}>
            <a className={styles.chip} href={hrefAt(anchor)}>
              {set && <SetDisc set={set} />}
              {title}
              {cards.length < total && <span className={styles.count}>{cards.length}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
