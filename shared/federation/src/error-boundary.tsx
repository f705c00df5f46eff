import { Component, type ErrorInfo, type PropsWithChildren } from 'react';
import type { MountProps } from './lifecycles';

/** Keeps a failure inside one root: tells the shell, which puts its own box in the page's place. */
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
