/** A part of a screen that waits for data or code, with a fallback while it loads or if it cannot be loaded. */

import { createContext, Suspense, useContext } from 'react';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../elements.ts';
import text from '../styles/text.module.css';
import { ErrorBoundary, type Failure } from './ErrorBoundary.tsx';
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
 * cannot be loaded otherwise: a tab older than the published site asks for files that are gone.
 */
export function LazyPart({ loading, children }: Props) {
  const reload = useContext(ReloadContext);
  return (
    <ErrorBoundary
      fallback={(retry, failure) => <PartFailure failure={failure} onRetry={retry} />}
      onReloadNeeded={(isRetried) => isRetried && reload()}
    >
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  );
}

const sentences: Readonly<Record<Failure, string>> = {
  lost: 'This part could not be loaded.',
  program: 'An error in this site has stopped this part.',
};

type FailureProps = { readonly failure: Failure; readonly onRetry: () => void };

/** Phrasing content, because a part can be a word in a sentence. */
export const PartFailure = ({ failure, onRetry }: FailureProps) => (
  <span className={styles.failure} role="alert">
    <span className={text.note}>{sentences[failure]}</span>
    <Button onClick={onRetry}>Try again</Button>
  </span>
);
