import { Component, type ErrorInfo, type PropsWithChildren } from 'react';
import type { MountProps } from './lifecycles';

/** Contains a failure within one root and reports it to the shell, which shows its own box in the page's place. */
export class ErrorBoundary extends Component<PropsWithChildren<MountProps>, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError?.(error, componentStack ?? undefined);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
