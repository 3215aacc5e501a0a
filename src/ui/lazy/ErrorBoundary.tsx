/** Shows a fallback if a descendant failed to load or to render. */

import { Component, type ErrorInfo, type ReactNode } from 'react';
import { LoadError, retryFailedLoads } from '#site/loader.ts';

type Props = {
  /** @param retry Renders the children again and retries failed loads. */
  readonly fallback: (retry: () => void) => ReactNode;
  /**
   * Called once for each failed load after which only a reload of the page can help.
   * @param isRetried Whether `retry` has been called since the previous failure.
   */
  readonly onReloadNeeded?: (isRetried: boolean) => void;
  readonly children: ReactNode;
};
type State = { readonly hasFailed: boolean };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };
  private isRetried = false;

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('A part of the page could not be shown.', error, componentStack);
    if (error instanceof LoadError && error.needsReload) this.props.onReloadNeeded?.(this.isRetried);
    this.isRetried = false;
  }

  /** Lets the next visit retry after the user has left a page that failed. */
  override componentWillUnmount() {
    if (this.state.hasFailed) retryFailedLoads();
  }

  private readonly retry = () => {
    retryFailedLoads();
    this.isRetried = true;
    this.setState({ hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
