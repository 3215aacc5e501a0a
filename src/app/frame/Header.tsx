/** The top of every page: home, search, the main pages, and the menu of theme and text size. */

import type { Store } from '#site/createStore.ts';
import { headerSearch } from '#site/frameParts.ts';
import { siteName } from '#site/gameName.ts';
import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { Mark, Wordmark } from '#ui/brand/Mark.tsx';
import type { Elements } from '#ui/elements.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import layout from '#ui/styles/layout.module.css';
import { useInstalledApp, useOnline, useStore } from '#ui/subscriptions.ts';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import { currentEntry, type Entry } from '../routing.ts';
import type { Visit } from '../visits.ts';
import { DisplayMenu } from './DisplayMenu.tsx';
import styles from './Header.module.css';

const entries: readonly Entry[] = [
  {
    href: routes.cards.href(),
    word: 'Cards',
    covers: ['cards', 'card', 'cardShare', 'searchResults', 'advancedSearch', 'syntax'],
  },
  { href: routes.rules.href(), word: 'Rules', covers: ['rules'] },
  {
    href: routes.table.href(),
    word: 'Table',
    covers: ['table', 'count', 'play', 'firstGame', 'playRecord', 'settle', 'grudge', 'grudges', 'position'],
  },
];

type Props = { readonly path: string; readonly back: Elements; readonly quickSearch: Elements };

export function Header({ path, back, quickSearch }: Props) {
  const online = useOnline();
  const isSearching = useStore(headerSearch, () => false);
  return (
    <header className={styles.header}>
      <div className={`${layout.wrap} ${styles.row}`}>
        {back}
        <a className={styles.brand} href={routes.home.href()} aria-label={`${siteName}, home`}>
          <Mark />
          <Wordmark />
        </a>
        <div className={styles.search} data-open={isSearching || undefined}>
          {quickSearch}
        </div>
        <a className={styles.advanced} href={routes.advancedSearch.href()}>
          Advanced
        </a>
        <nav className={styles.nav} aria-label="Site">
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.word} className={styles.wide}>
                <a className={styles.entry} href={entry.href} aria-current={currentEntry(entry, path)}>
                  {entry.word}
                </a>
              </li>
            ))}
            <li className={online ? styles.out : undefined}>
              {online ? (
                <ExternalLink className={styles.entry} href={siteSettings.storeUrl} newTab>
                  Store
                </ExternalLink>
              ) : (
                <a className={styles.offline} href={routes.ready.href()}>
                  <Icon name="offline" />
                  Offline
                </a>
              )}
            </li>
            <li className={`${styles.wide} ${styles.out}`}>
              <ExternalLink className={styles.entry} href={siteSettings.chatUrl}>
                Chat
              </ExternalLink>
            </li>
            <li className={styles.wide}>
              <DisplayMenu />
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** Back button for the installed app, which has no browser controls. */
export function BackButton({ visits }: { visits: Store<Visit> }) {
  // The prerendered page cannot know the history.
  const { depth } = useStore(visits, atFirst);
  const standsAlone = useInstalledApp();
  if (!standsAlone || depth === 0) return null;
  return (
    <button className={styles.back} type="button" onClick={() => history.back()}>
      <Icon name="arrow-left" />
      <VisuallyHidden>Back</VisuallyHidden>
    </button>
  );
}

const first: Visit = { key: '', href: '', first: true, depth: 0 };
const atFirst = () => first;
