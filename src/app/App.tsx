/** The whole site: frame, screen of the current address, and what happens on arriving there. */

import { Suspense, useEffect } from 'react';
import { Router } from 'wouter';
import { FlashList } from '#features/flashes/FlashList.tsx';
import { Keys } from '#features/keys/Keys.tsx';
import { QuickSearch } from '#features/quick-search/QuickSearch.tsx';
import { reloadOnce } from '#offline/reloadOnce.ts';
import type { Store } from '#site/createStore.ts';
import { ErrorBoundary } from '#ui/lazy/ErrorBoundary.tsx';
import { useCurrentPath } from '#ui/use-current-path.ts';
import { Arrival } from './Arrival.tsx';
import { BackButton } from './BackButton.tsx';
import { developmentScreen } from './development/developmentScreen.ts';
import { ModalHost } from './ModalHost.tsx';
import { matchPath } from './matchPath.ts';
import { routeTitle } from './routeTitle.ts';
import { ScreenFailure } from './ScreenFailure.tsx';
import { Shell } from './Shell.tsx';
import { screenOf } from './screens.tsx';
import { UnknownPage } from './UnknownPage.tsx';
import { useLinkClicks } from './useLinkClicks.ts';
import { useReentries } from './useReentries.ts';
import type { Visit } from './visits.ts';

type Props = {
  /** The address to render where there is no browser to ask. */
  readonly ssrPath?: string;
  /** Absent on the server, where nobody scrolls. */
  readonly visits?: Store<Visit>;
};

export function App({ ssrPath, visits }: Props) {
  return (
    <Router {...(ssrPath === undefined ? {} : { ssrPath, ssrSearch: '' })}>
      <Site {...(visits ? { visits } : {})} />
    </Router>
  );
}

function Site({ visits }: Pick<Props, 'visits'>) {
  const path = useCurrentPath();
  const match = matchPath(path);
  const entries = useReentries();
  useLinkClicks();
  // For the watchdog of the start (offline/startWatchdog.ts).
  useEffect(() => document.documentElement.setAttribute('data-started', ''), []);
  return (
    <>
      <TabTitle path={path} />
      <Shell path={path} back={visits && <BackButton visits={visits} />} quickSearch={<QuickSearch place="frame" />}>
        <ErrorBoundary
          key={`${path} ${entries}`}
          fallback={(retry) => <ScreenFailure onRetry={retry} />}
          onLoadError={() => void reloadOnce()}
        >
          <Suspense>
            {match ? screenOf(match) : (developmentScreen(path) ?? <UnknownPage />)}
            {visits && <Arrival visits={visits} path={path} />}
          </Suspense>
        </ErrorBoundary>
      </Shell>
      <Keys />
      <ModalHost />
      <FlashList />
    </>
  );
}

/** Stands before the screen, so that a screen that knows better has the last word. */
function TabTitle({ path }: { path: string }) {
  useEffect(() => {
    document.title = routeTitle(path);
  }, [path]);
  return null;
}
