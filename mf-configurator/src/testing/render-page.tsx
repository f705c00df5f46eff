import './browser';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '@vitrina/api-client';
import type { PageProps } from '@vitrina/federation';
import { navigate, Route, Routes, SharedRouter, useParams } from '@vitrina/navigation';
import { newWizard, type Wizard } from '@vitrina/rules';
import { onNotice, store, updateWizard, wizardAtom } from '@vitrina/session-bus';
import { Provider } from 'jotai';
import type { ComponentType } from 'react';

// A whole page with its queries by role takes seconds on a busy machine.
jest.setTimeout(30_000);

type Place = { path: string; at: string; wizard?: Wizard };

/** Opens a page as the site does, at an address, with the wizard as an earlier page left it. */
export function openPage(Page: ComponentType<PageProps>, { path, at, wizard = newWizard() }: Place) {
  queryClient.clear();
  updateWizard(() => wizard);
  window.dataLayer = [];
  navigate(at, { replace: true });
  const notices: string[] = [];
  const stop = onNotice(({ text }) => notices.push(text));
  const Content = () => <Page params={useParams()} />;
  const view = render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <SharedRouter>
          <Routes>
            <Route path={path} element={<Content />} />
            <Route path="*" element={null} />
          </Routes>
        </SharedRouter>
      </QueryClientProvider>
    </Provider>,
  );
  return {
    user: userEvent.setup(),
    /** What the buyer was told by toasts. */
    notices,
    wizard: () => store.get(wizardAtom),
    address: () => location.pathname + location.hash,
    close() {
      stop();
      view.unmount();
    },
  };
}

export type OpenPage = ReturnType<typeof openPage>;
