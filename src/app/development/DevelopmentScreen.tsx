/** The current state of the stores, and links to all pages. Shown only in the development environment. */

import { offlineStatus } from '#offline/offlineStatus.ts';
import { session } from '#server/session.ts';
import { modals } from '#site/notices/modals.ts';
import { pageState } from '#site/pageState.ts';
import { flashes } from '#storage/flashes/flashes.ts';
import { lastSearch } from '#storage/searches/lastSearchStore.ts';
import { PageTitle, usePageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';
import { prerenderedPaths } from '../prerendered.ts';

const stores = { pageState, flashes, modals, lastSearch, offlineStatus, session } as const;

export function DevelopmentScreen() {
  usePageTitle('Development');
  return (
    <div className={layout.wrap}>
      <header className={layout.pageHead}>
        <PageTitle>Development</PageTitle>
      </header>
      <div className={text.prose}>
        <h2>State</h2>
        {Object.entries(stores).map(([name, store]) => (
          <details key={name} open>
            <summary>{name}</summary>
            <Value store={store} />
          </details>
        ))}
        <h2>Pages</h2>
        <ul>
          {prerenderedPaths.map((path) => (
            <li key={path}>
              <a href={path}>{path}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Value({ store }: { store: (typeof stores)[keyof typeof stores] }) {
  const value: unknown = useStore<unknown>(store);
  return <pre>{JSON.stringify(value, null, 2) ?? 'undefined'}</pre>;
}
