/** The way back: to the last results with their count, or to the card's set. */

import { type CardSet, setHeaderAnchor } from '#game/cards/cardSet.ts';
import { counted } from '#game/plural.ts';
import type { LastSearch } from '#search/lastSearch.ts';
import { routes } from '#site/routes.ts';
import { lastSearch } from '#storage/searches/lastSearchStore.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { useStore } from '#ui/subscriptions.ts';
import styles from './BackToCards.module.css';

export function BackToCards({ set }: { set: CardSet }) {
  const last = useStore(lastSearch, () => undefined);
  return (
    <a
      className={styles.back}
      href={last ? routes.searchResults.href(last.search) : routes.cards.href('', setHeaderAnchor(set.id))}
    >
      <Icon name="arrow-left" />
      <span>Back to {last ? resultsInWords(last) : set.name}</span>
    </a>
  );
}

const resultsInWords = ({ count }: LastSearch) => (count === 0 ? 'the search' : counted(count, 'search result'));
