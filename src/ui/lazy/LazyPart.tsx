/** A part of a screen that waits for data or code, with a fallback while it loads or if it cannot be loaded. */

import { createContext, Suspense, useContext } from 'react';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../elements.ts';
import text from '../styles/text.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import styles from './LazyPart.module.css';

type Props = {
  /** Shown while the part loads. */
  readonly loading?: Elements;
  readonly children: Elements;
};

/** Reloads the page if the site answers. Provided by the app. */
export const ReloadContext = createContext(() => {});

/**
 * "Try again" fetches the part again. It reloads the page, and types again what was typed in its forms, only if the part
 * cannot be had otherwise: a tab older than the published site asks for files that are gone.
 */
export function LazyPart({ loading, children }: Props) {
  const reload = useContext(ReloadContext);
  return (
    <ErrorBoundary
      fallback={(retry) => <PartFailure onRetry={retry} />}
      onReloadNeeded={(isRetried) => isRetried && reload()}
    >
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Phrasing content, because a part can be a word in a sentence. */
const PartFailure = ({ onRetry }: { readonly onRetry: () => void }) => (
  <span className={styles.failure} role="alert">
    <span className={text.note}>This part could not be loaded.</span>
    <Button onClick={onRetry}>Try again</Button>
  </span>
);
