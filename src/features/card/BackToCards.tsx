/** The way back: to the last results with their count, or to the card's set (product row 25). */

import { type CardSet, setHeaderAnchor } from '#domain/cards/cardSet.ts';
import { counted } from '#domain/plural.ts';
import { routes } from '#domain/routes.ts';
import { lastSearch } from '#state/lastSearch.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { useStore } from '#ui/use-store.ts';
import styles from './BackToCards.module.css';

export function BackToCards({ set }: { set: CardSet }) {
  const last = useStore(lastSearch, () => undefined);
  return (
    <a
      className={styles.back}
      href={last ? routes.searchResults.href(last.search) : routes.cards.href('', setHeaderAnchor(set.id))}
    >
      <Icon name="arrow-left" />
      <span>{last ? `Back to ${counted(last.count, 'search result')}` : `Back to ${set.name}`}</span>
    </a>
  );
}
