/** Keeps header, search and navigation alive when a screen breaks or its code cannot be fetched. */

import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ScreenFailure } from './ScreenFailure.tsx';

type Props = { readonly children: ReactNode };
type State = { readonly failed: boolean };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(reason: unknown, { componentStack }: ErrorInfo) {
    console.error('A screen could not be shown.', reason, componentStack);
  }

  override render() {
    return this.state.failed ? <ScreenFailure onRetry={() => this.setState({ failed: false })} /> : this.props.children;
  }
}
