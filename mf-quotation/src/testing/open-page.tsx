import './browser';
import { render } from '@testing-library/react';
import { QueryClientProvider, queryClient } from '@vitrina/api-client';
import type { PageProps } from '@vitrina/federation';
import { navigate, Route, Routes, SharedRouter, useParams } from '@vitrina/navigation';
import type { Wizard } from '@vitrina/rules';
import { onNotice, store, updateWizard, wizardAtom } from '@vitrina/session-bus';
import { Provider } from 'jotai';
import { type ComponentType, StrictMode } from 'react';

/** Opens a page at an address, with the wizard that the steps before it left; everywhere else is empty. */
export function openPage(Page: ComponentType<PageProps>, at: { path: string; address: string; wizard: Wizard }) {
  updateWizard(() => at.wizard);
  navigate(at.address, { replace: true });
  const notices: string[] = [];
  const stop = onNotice(({ text }) => notices.push(text));
  const Content = () => <Page params={useParams()} />;
  const { unmount } = render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Provider store={store}>
          <SharedRouter>
            <Routes>
              <Route path={at.path} element={<Content />} />
              <Route path="*" element={null} />
            </Routes>
          </SharedRouter>
        </Provider>
      </QueryClientProvider>
    </StrictMode>,
  );
  return {
    /** What the buyer was told by toasts. */
    notices,
    wizard: () => store.get(wizardAtom),
    close() {
      stop();
      unmount();
    },
  };
}
