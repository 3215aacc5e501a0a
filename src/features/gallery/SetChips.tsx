/** A strip of sets to jump to. It stays in reach while the cards scroll by, and scrolls sideways itself. */

import { type CardSet, setHeaderAnchor } from '#domain/cards/cardSet.ts';
import { routes } from '#domain/routes.ts';
import { SetDisc } from '#ui/set-disc/SetDisc.tsx';
import layout from '#ui/styles/layout.module.css';
import styles from './SetChips.module.css';

type Props = {
  readonly sets: readonly CardSet[];
  /** The filter of the gallery, which a jump leaves as it is. */
  readonly search: string;
};

export function SetChips({ sets, search }: Props) {
  return (
    <nav className={styles.strip} aria-label="Sets">
      <ul className={`${layout.wrap} ${styles.chips}`}>
        {sets.map((set) => (
          <li key={set.id}>
            <a className={styles.chip} href={routes.cards.href(search, setHeaderAnchor(set.id))}>
              <SetDisc set={set} />
              {set.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
