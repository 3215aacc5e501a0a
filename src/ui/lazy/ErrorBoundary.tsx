/** Shows a fallback if a descendant failed to load or to render. */

import { Component, type ErrorInfo, type ReactNode } from 'react';
import { LoadError, retryFailedLoads } from '#site/loader.ts';

/** Of a failed part: it could not be fetched, or the program has an error. */
export type Failure = 'lost' | 'program';

type Props = {
  /** @param retry Renders the children again and retries failed loads. */
  readonly fallback: (retry: () => void, failure: Failure) => ReactNode;
  /**
   * Called once for each failed load after which only a reload of the page can help.
   * @param isRetried Whether `retry` has been called since the previous failure.
   */
  readonly onReloadNeeded?: (isRetried: boolean) => void;
  /** After a failure, another value renders the children again. */
  readonly subject?: string;
  readonly children: ReactNode;
};
type State = { readonly failure?: Failure | undefined };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};
  private isRetried = false;

  static getDerivedStateFromError(error: unknown): State {
    return { failure: error instanceof LoadError ? 'lost' : 'program' };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('A part of the page could not be shown.', error, componentStack);
    if (error instanceof LoadError && error.needsReload) this.props.onReloadNeeded?.(this.isRetried);
    this.isRetried = false;
  }

  override componentDidUpdate({ subject }: Props) {
    if (this.state.failure && subject !== this.props.subject) this.retry();
  }

  /** Lets the next visit retry after the user has left a page that failed. */
  override componentWillUnmount() {
    if (this.state.failure) retryFailedLoads();
  }

  private readonly retry = () => {
    retryFailedLoads();
    this.isRetried = true;
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(this.retry, failure) : this.props.children;
  }
}
