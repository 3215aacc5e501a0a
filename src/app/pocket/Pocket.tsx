/** The pocket edition: rules, quick start, cards and search of the site, in a frame of their own. */

import { Suspense, useEffect, useLayoutEffect } from 'react';
import { QuickSearch } from '#features/quick-search/QuickSearch.tsx';
import { siteName } from '#site/gameName.ts';
import { recordArrival } from '#site/pageState.ts';
import { routes } from '#site/routes.ts';
import { Mark, Wordmark } from '#ui/brand/Mark.tsx';
import { isPlainClick } from '#ui/link/ExternalLink.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { findTarget, openAncestorDetails } from '../Arrival.tsx';
import { DisplayMenu } from '../DisplayMenu.tsx';
import { linkOf } from '../linkClicks.ts';
import { matchPath, routeTitle } from '../routing.ts';
import styles from './Pocket.module.css';
import { goInFile, usePocketHref } from './pocketAddress.ts';
import { isInFile, screenOf } from './pocketScreens.tsx';

const entries = [
  ['Quick start', routes.quickStart.href()],
  ['Rules', routes.rules.href()],
  ['Cards', routes.cards.href()],
] as const;

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

/** Opens links to pages of the file in it. The browser follows all others, which the base address leads to the site. */
function useLinksInFile(): void {
  useEffect(() => {
    const site = new URL(document.baseURI);
    const onClick = (click: MouseEvent) => {
      const link = linkOf(click.target);
      if (!link || click.defaultPrevented || !isPlainClick(click) || link.origin !== site.origin) return;
      const written = link.getAttribute('href') ?? '';
      const name = written.startsWith('#') ? undefined : matchPath(link.pathname)?.name;
      if (name !== undefined ? !isInFile(name) : !written.startsWith('#')) return;
      click.preventDefault();
      goInFile(written);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}

/** Rendered beside the screen, so that the screen and the fragment's target are mounted when its effect runs. */
function Arrived({ href }: { readonly href: string }) {
  useLayoutEffect(() => {
    const { pathname, search, hash } = new URL(href, document.baseURI);
    recordArrival({ pathname, search, hash }, false);
    const target = findTarget(hash.slice(1));
    if (target) openAncestorDetails(target);
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else if (search === '') scrollTo({ top: 0, behavior: 'instant' });
    document.documentElement.dataset.alive = '';
  }, [href]);
  return null;
}
