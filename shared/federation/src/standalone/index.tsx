import '@vitrina/ui/styles.css';
import { QueryClientProvider, queryClient } from '@vitrina/api-client';
import { SharedRouter } from '@vitrina/navigation';
import { hydrate, store } from '@vitrina/session-bus';
import { Toasts } from '@vitrina/ui/toasts';
import { Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyApiAddress } from './api-address';
import { Site } from './site';
import type { StandaloneOptions } from './types';

export type { StandaloneOptions } from './types';

/**
 * Starts the standalone site of a remote in #root: the same pages as in the composed site, in a small host with a page
 * list, a choice of session and of API, and toasts. For the remote's team and QA; without other remotes and without
 * federation: a link that leaves the remote's own pages ends at the list.
 */
export async function startStandalone(options: StandaloneOptions): Promise<void> {
  applyApiAddress();
  await hydrate();
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <SharedRouter>
            <Site {...options} />
            <Toasts />
          </SharedRouter>
        </QueryClientProvider>
      </Provider>
    </StrictMode>,
  );
}
