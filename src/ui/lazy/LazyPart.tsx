/** A part of a screen that waits for data or code, with a fallback while it loads or if it cannot be loaded. */

import { type ReactNode, Suspense } from 'react';
import { Button } from '../button/Button.tsx';
import text from '../styles/text.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import styles from './LazyPart.module.css';

type Props = {
  /** Shown while the part loads. */
  readonly loading?: ReactNode;
  readonly children: ReactNode;
};

export const LazyPart = ({ loading, children }: Props) => (
  <ErrorBoundary fallback={(retry) => <PartFailure onRetry={retry} />}>
    <Suspense fallback={loading}>{children}</Suspense>
  </ErrorBoundary>
);

const PartFailure = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className={styles.failure} role="alert">
    <p className={text.note}>This part could not be loaded.</p>
    <Button onClick={onRetry}>Try again</Button>
  </div>
);
