/** A part of the frame. If it fails, the rest of the page stays, and a line in its place says so. */

import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/lazy/ErrorBoundary.tsx';
import { PartFailure } from '#ui/lazy/LazyPart.tsx';
import styles from './Shell.module.css';

type Props = {
  /** Whether its place is above the page instead of in it, as that of a dialog. */
  readonly floats?: boolean;
  /** Called before the part is tried again. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
};

export function FramePart({ floats = false, onRetry, children }: Props) {
  return (
    <ErrorBoundary
      fallback={(retry, failure) => (
        <div className={floats ? styles.floating : undefined}>
          <PartFailure
            failure={failure}
            onRetry={() => {
              onRetry?.();
              retry();
            }}
          />
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
