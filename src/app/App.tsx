/** Root component: the frame and the screen of the current address. */

import { Suspense, useEffect, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { FlashList } from '#features/flashes/FlashList.tsx';
import { Keys } from '#features/keys/Keys.tsx';
import { QuickSearch } from '#features/quick-search/QuickSearch.tsx';
import { reloadOnce } from '#offline/reloadOnce.ts';
import type { Store } from '#site/createStore.ts';
import { hookPages, type Place } from '#site/pageState.ts';
import { ErrorBoundary } from '#ui/lazy/ErrorBoundary.tsx';
import { ReloadContext } from '#ui/lazy/LazyPart.tsx';
import { Arrival } from './Arrival.tsx';
import { BackButton } from './BackButton.tsx';
import { useLinkClicks } from './linkClicks.ts';
import { ModalHost } from './ModalHost.tsx';
import { matchPath, routeTitle } from './routing.ts';
import { ScreenFailure } from './ScreenFailure.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';
import { Shell } from './Shell.tsx';
import { otherScreen, screenOf } from './screens.tsx';
import type { Visit } from './visits.ts';

type Props = {
  /** The address to prerender. */
  readonly ssrPath?: string;
  /** Absent while prerendering. */
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
  const [path] = useLocation();
  const match = matchPath(path);
  const entries = useReentries();
  useLinkClicks();
  // Read by `offline/startWatchdog.ts`.
  useEffect(() => document.documentElement.setAttribute('data-started', ''), []);
  return (
    <ReloadContext value={() => void reloadOnce(true)}>
      <TabTitle path={path} />
      <Shell path={path} back={visits && <BackButton visits={visits} />} quickSearch={<QuickSearch place="frame" />}>
        <ErrorBoundary
          key={`${path} ${entries}`}
          fallback={(retry) => <ScreenFailure onRetry={retry} />}
          onReloadNeeded={(isRetried) => void reloadOnce(isRetried)}
        >
          <Suspense fallback={<ScreenLoading />}>
            {match ? screenOf(match) : otherScreen(path)}
            {visits && <Arrival visits={visits} path={path} />}
          </Suspense>
        </ErrorBoundary>
      </Shell>
      <Keys />
      <ModalHost />
      <FlashList />
    </ReloadContext>
  );
}

/** Rendered before the screen, whose own title replaces this one. */
function TabTitle({ path }: { path: string }) {
  useEffect(() => {
    document.title = routeTitle(path);
  }, [path]);
  return null;
}

/** Counts links followed to the page that is already shown. Each remounts the screen, which discards typed text. */
function useReentries(): number {
  const [entries, setEntries] = useState(0);
  useEffect(
    () =>
      hookPages({
        // A link with a fragment keeps the screen.
        reenter: ({ fragment }: Place) => setEntries((count) => count + (fragment === '' ? 1 : 0)),
      }),
    [],
  );
  return entries;
}
