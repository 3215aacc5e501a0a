/** The pocket edition: rules, quick start, cards and search of the site, in a frame of their own. */

import { useLocation } from 'wouter';
import { QuickSearch } from '#features/quick-search/QuickSearch.tsx';
import type { Store } from '#site/createStore.ts';
import { siteName } from '#site/gameName.ts';
import { routes } from '#site/routes.ts';
import { useRawSearch } from '#ui/address/address.ts';
import { Mark, Wordmark } from '#ui/brand/Mark.tsx';
import { isPlainClick } from '#ui/link/ExternalLink.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { DisplayMenu } from '../frame/DisplayMenu.tsx';
import { useLinkClicks } from '../linkClicks.ts';
import { Page } from '../Page.tsx';
import { matchPath, routeTitle } from '../routing.ts';
import type { Visit } from '../visits.ts';
import styles from './Pocket.module.css';
import { isInFile, screenOf } from './pocketScreens.tsx';

const entries = [
  ['Quick start', routes.quickStart.href()],
  ['Rules', routes.rules.href()],
  ['Cards', routes.cards.href()],
] as const;

export function Pocket({ visits }: { readonly visits: Store<Visit> }) {
  const [pathname] = useLocation();
  useLinkClicks(isInPocket);
  return (
    <>
      <header className={styles.header}>
        <div className={`${layout.wrap} ${styles.row}`}>
          <a className={styles.brand} href={routes.quickStart.href()} aria-label={`${siteName}, quick start`}>
            <Mark />
            <Wordmark />
          </a>
          <div className={styles.search}>
            <QuickSearch place="page" />
          </div>
          <nav className={styles.nav} aria-label="Pages">
            {entries.map(([words, entry]) => (
              <a key={entry} href={entry} aria-current={entry === pathname ? 'page' : undefined}>
                {words}
              </a>
            ))}
            <DisplayMenu />
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <Page path={pathname} visits={visits}>
          {screenOf(pathname) ?? <OnTheSite path={pathname} />}
        </Page>
      </main>
      <footer className={`${layout.wrap} ${styles.footer}`}>
        <p className={text.note}>
          Pocket edition: one file, which works offline. The rest is at{' '}
          <a href={document.baseURI}>{new URL(document.baseURI).host}</a>.
        </p>
      </footer>
    </>
  );
}

const OnTheSite = ({ path }: { readonly path: string }) => (
  <div className={`${layout.wrap} ${layout.pageHead}`}>
    <h1>Not in this file</h1>
    <p>
      This page is on the site: <a href={path + useRawSearch()}>{routeTitle(path)}</a>
    </p>
  </div>
);

/** Links within the page and to pages of the file. The base address leads all others to the site. */
function isInPocket(click: MouseEvent, link: HTMLAnchorElement): boolean {
  if (click.defaultPrevented || !isPlainClick(click)) return false;
  if (link.getAttribute('href')?.startsWith('#')) return true;
  const page = link.origin === new URL(document.baseURI).origin ? matchPath(link.pathname) : undefined;
  return page !== undefined && isInFile(page.name);
}
