/** Bottom navigation on phones, within reach of the thumb: four pages and a More menu. */

import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { headerSearch } from '#site/frameParts.ts';
import { routes } from '#site/routes.ts';
import type { IconName } from '#ui/icon/Icon.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { isPlainClick } from '#ui/link/ExternalLink.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { currentEntry, type Entry } from '../routing.ts';
import styles from './BottomBar.module.css';
import { DisplayChoices } from './DisplayChoices.tsx';
import { InstallOffer } from './InstallOffer.tsx';
import { OtherLinks } from './OtherLinks.tsx';

const entries: readonly (Entry & { readonly icon: IconName })[] = [
  { href: routes.cards.href(), word: 'Cards', icon: 'cards', covers: ['cards', 'card', 'cardShare'] },
  { href: routes.rules.href(), word: 'Rules', icon: 'book', covers: ['rules'] },
  {
    href: routes.searchResults.href(),
    word: 'Search',
    icon: 'search',
    covers: ['searchResults', 'advancedSearch', 'syntax'],
  },
  {
    href: routes.table.href(),
    word: 'Table',
    icon: 'table',
    covers: ['table', 'count', 'play', 'firstGame', 'playRecord', 'settle', 'grudge', 'grudges', 'position'],
  },
];

const moreId = 'more';

/** Opens the header's search box over the page. It gets the focus during the tap, so that the phone shows its keyboard. */
function openSearch(click: MouseEvent): void {
  if (!isPlainClick(click.nativeEvent)) return;
  click.preventDefault();
  flushSync(() => headerSearch.set(true));
}

export function BottomBar({ path }: { path: string }) {
  return (
    <>
      <nav className={styles.bar} data-ground="night" aria-label="Pages">
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.word}>
              <a
                className={styles.entry}
                href={entry.href}
                aria-current={currentEntry(entry, path)}
                {...(entry.icon === 'search' && { onClick: openSearch })}
              >
                <Icon name={entry.icon} />
                <span>{entry.word}</span>
              </a>
            </li>
          ))}
          <li>
            <button className={styles.entry} type="button" popoverTarget={moreId}>
              <Icon name="menu" />
              More
            </button>
          </li>
        </ul>
      </nav>
      <Sheet id={moreId} title="More">
        <DisplayChoices />
        <InstallOffer />
        <ul className={styles.links}>
          <OtherLinks className={styles.link} />
        </ul>
      </Sheet>
    </>
  );
}
