/** Link back to the results, the gallery or the rules that the card was opened from, or else to the card's set. */

import { type CardSet, setHeaderAnchor } from '#game/cards/cardSet.ts';
import { counted } from '#game/plural.ts';
import type { LastSearch } from '#search/lastSearch.ts';
import { nowhere, pageState } from '#site/pageState.ts';
import { routes } from '#site/routes.ts';
import { lastSearch } from '#storage/searches/lastSearchStore.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { useStore } from '#ui/subscriptions.ts';
import styles from './BackToCards.module.css';

export function BackToCards({ set }: { set: CardSet }) {
  const last = useStore(lastSearch, () => undefined);
  const { from } = useStore(pageState, nowhere);
  const { href, words } = wayBack(set, from === undefined ? undefined : new URL(from), last);
  return (
    <a className={styles.back} href={href}>
      <Icon name="arrow-left" />
      <span>{words}</span>
    </a>
  );
}

function wayBack(set: CardSet, from: URL | undefined, last: LastSearch | undefined) {
  const back = (words: string) => ({
    href: `${from?.pathname}${from?.search}${from?.hash}`,
    words: `Back to ${words}`,
  });
  switch (from?.pathname) {
    case routes.searchResults.href():
      return back(last && isSameSearch(from.search, last.search) ? counted(last.count, 'search result') : 'the search');
    case routes.rules.href():
      return back('the rules');
    case routes.cards.href():
      return { href: routes.cards.href(from.search.slice(1), setHeaderAnchor(set.id)), words: `Back to ${set.name}` };
    default:
      return { href: routes.cards.href('', setHeaderAnchor(set.id)), words: `All of ${set.name}` };
  }
}

function isSameSearch(one: string, other: string): boolean {
  const [first, second] = [one, other].map((search) => {
    const params = new URLSearchParams(search);
    params.sort();
    return String(params);
  });
  return first === second;
}
