/** The pocket edition: rules, quick start, cards and search of the site, in a frame of their own. */

import { type ComponentType, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { AdvancedSearchScreen } from '#features/advanced-search/AdvancedSearchScreen.tsx';
import { CardScreen } from '#features/card/CardScreen.tsx';
import { CardShareScreen } from '#features/card/CardShareScreen.tsx';
import { GalleryScreen } from '#features/card-lists/GalleryScreen.tsx';
import { SearchResultsScreen } from '#features/card-lists/SearchResultsScreen.tsx';
import { QuickSearch } from '#features/quick-search/QuickSearch.tsx';
import { QuickStartScreen } from '#features/quick-start/QuickStartScreen.tsx';
import { ReferenceScreen } from '#features/reference/ReferenceScreen.tsx';
import { RulesScreen } from '#features/rules/RulesScreen.tsx';
import { SyntaxScreen } from '#features/syntax/SyntaxScreen.tsx';
import { siteName } from '#site/gameName.ts';
import { recordArrival } from '#site/pageState.ts';
import { type RouteName, routes } from '#site/routes.ts';
import { Mark, Wordmark } from '#ui/brand/Mark.tsx';
import { isPlainClick } from '#ui/link/ExternalLink.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { findTarget, openWhatEncloses } from '../Arrival.tsx';
import { DisplayMenu } from '../DisplayMenu.tsx';
import { linkOf } from '../linkClicks.ts';
import { matchPath, routeTitle } from '../routing.ts';
import styles from './Pocket.module.css';
import { goInFile, usePocketHref } from './pocketAddress.ts';

type ScreenProps = Readonly<Record<'set' | 'number' | 'shortId', string>> & { readonly quickSearch: ReactNode };

/** The screens that need nothing but the file. All others are opened at the site. */
const screens: Partial<Record<RouteName, ComponentType<ScreenProps>>> = {
  quickStart: QuickStartScreen,
  rules: RulesScreen,
  reference: ReferenceScreen,
  cards: GalleryScreen,
  card: CardScreen,
  cardShare: CardShareScreen,
  searchResults: SearchResultsScreen,
  advancedSearch: AdvancedSearchScreen,
  syntax: SyntaxScreen,
};

const entries = [
  ['Quick start', routes.quickStart.href()],
  ['Rules', routes.rules.href()],
  ['Cards', routes.cards.href()],
] as const;

const noParams = { set: '', number: '', shortId: '' };

function screenOf(path: string): ReactNode {
  const match = matchPath(path);
  const Screen = match && screens[match.name];
  return Screen && <Screen {...noParams} {...match.params} quickSearch={null} />;
}

export function Pocket() {
  const href = usePocketHref();
  const { pathname } = new URL(href, document.baseURI);
  useLinksInFile();
  return (
    <>
      <TabTitle path={pathname} />
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
        <Suspense key={pathname}>
          {screenOf(pathname) ?? <OnTheSite href={href} />}
          <Arrived href={href} />
        </Suspense>
      </main>
      <footer className={`${layout.wrap} ${styles.footer}`}>
        <p className={text.note}>
          Pocket edition: one file, which needs no network. The rest is at{' '}
          <a href={document.baseURI}>{new URL(document.baseURI).host}</a>.
        </p>
      </footer>
    </>
  );
}

/** Rendered before the screen, whose own title replaces this one. */
function TabTitle({ path }: { readonly path: string }) {
  useEffect(() => {
    document.title = routeTitle(path);
  }, [path]);
  return null;
}

const OnTheSite = ({ href }: { readonly href: string }) => (
  <div className={`${layout.wrap} ${layout.pageHead}`}>
    <h1>Not in this file</h1>
    <p>
      This page is on the site: <a href={new URL(href, document.baseURI).href}>{routeTitle(href)}</a>
    </p>
  </div>
);

/** Links to what the file has stay in it; all others are the browser’s, which the base address leads to the site. */
function useLinksInFile(): void {
  useEffect(() => {
    const site = new URL(document.baseURI);
    const onClick = (click: MouseEvent) => {
      const link = linkOf(click.target);
      if (!link || click.defaultPrevented || !isPlainClick(click) || link.origin !== site.origin) return;
      const written = link.getAttribute('href') ?? '';
      const name = written.startsWith('#') ? undefined : matchPath(link.pathname)?.name;
      if (name !== undefined ? !screens[name] : !written.startsWith('#')) return;
      click.preventDefault();
      goInFile(written);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}

/** Beside the screen: by the time of its effect the screen is there, and so is what a fragment names. */
function Arrived({ href }: { readonly href: string }) {
  useLayoutEffect(() => {
    const { pathname, search, hash } = new URL(href, document.baseURI);
    recordArrival({ pathname, search, hash }, false);
    const target = findTarget(hash.slice(1));
    if (target) openWhatEncloses(target);
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else if (search === '') scrollTo({ top: 0, behavior: 'instant' });
    document.documentElement.dataset.alive = '';
  }, [href]);
  return null;
}
