/** The screen of the current address, with its title, its failure and the arrival at it. */

import { Suspense, useContext, useEffect, useState } from 'react';
import type { Store } from '#site/createStore.ts';
import { hookPages, type Place } from '#site/pageState.ts';
import type { Elements } from '#ui/elements.ts';
import { ErrorBoundary, type Failure } from '#ui/lazy/ErrorBoundary.tsx';
import { ReloadContext } from '#ui/lazy/LazyPart.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { Arrival } from './Arrival.tsx';
import { routeTitle } from './routing.ts';
import { ScreenFailure } from './ScreenFailure.tsx';
import type { Visit } from './visits.ts';

type Props = {
  readonly path: string;
  /** Absent while prerendering. */
  readonly visits?: Store<Visit> | undefined;
  /** See `ErrorBoundary`. */
  readonly onReloadNeeded?: (isRetried: boolean) => void;
  /** The screen. */
  readonly children: Elements;
};

const fallback = (retry: () => void, failure: Failure) => <ScreenFailure failure={failure} onRetry={retry} />;

/** The outer boundary catches errors of leaving a screen, when the inner one is removed with it. */
export function Page({ path, visits, onReloadNeeded, children }: Props) {
  const entries = useReentries();
  return (
    <ErrorBoundary subject={path} fallback={fallback}>
      <TabTitle path={path} />
      <ErrorBoundary key={`${path} ${entries}`} fallback={fallback} {...(onReloadNeeded && { onReloadNeeded })}>
        <Suspense fallback={<ScreenLoading />}>
          {children}
          {visits && <Arrival visits={visits} path={path} />}
        </Suspense>
      </ErrorBoundary>
    </ErrorBoundary>
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

/** A request may stay unanswered for minutes, without an error. */
const patienceMs = 8000;

/** In place of a screen whose code has not arrived yet. */
function ScreenLoading() {
  const reload = useContext(ReloadContext);
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);

  if (isLate) return <ScreenFailure failure="lost" onRetry={reload} />;
  return (
    <div className={layout.wrap} role="status">
      <p className={`${layout.pageHead} ${text.note}`}>Loading the page …</p>
    </div>
  );
}
