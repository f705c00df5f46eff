import { QueryClientProvider, queryClient } from '@vitrina/api-client';
import { SharedRouter } from '@vitrina/navigation';
import { store } from '@vitrina/session-bus';
import { Provider } from 'jotai';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { ErrorBoundary } from './error-boundary';
import type { LifecycleProps, Lifecycles } from './lifecycles';

let roots = 0;

/** `useId` counts from zero in every root: without a prefix, two roots on one page produce the same ids. */
const createPrefixedRoot = (element: HTMLElement) => createRoot(element, { identifierPrefix: `r${++roots}-` });

/**
 * Single-spa lifecycles around a component, with all that every root of the site needs: the one state store, the one
 * query client, the one history, a Suspense and an error boundary of its own.
 */
export function toLifecycles(Content: React.ComponentType<LifecycleProps>): Lifecycles {
  const Root = (props: LifecycleProps) => (
    <React.StrictMode>
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <SharedRouter>
            <React.Suspense fallback={null}>
              <Content {...props} />
            </React.Suspense>
          </SharedRouter>
        </QueryClientProvider>
      </Provider>
    </React.StrictMode>
  );
  return singleSpaReact<LifecycleProps>({
    React,
    ReactDOMClient: { createRoot: createPrefixedRoot },
    rootComponent: Root,
    errorBoundaryClass: ErrorBoundary,
  }) as Lifecycles;
}
