import './browser';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider, queryClient } from '@vitrina/api-client';
import { navigate, Route, Routes, SharedRouter, useParams } from '@vitrina/navigation';
import { newWizard, type Wizard } from '@vitrina/rules';
import { type Notice, onNotice, onWithdrawal, store, updateWizard, wizardAtom } from '@vitrina/session-bus';
import { Provider } from 'jotai';
import { act, type ComponentType, Fragment, StrictMode } from 'react';

// A whole page, with its queries by role and sequential loads, takes seconds on a busy machine.
jest.setTimeout(60_000);

type Params = Readonly<Record<string, string | undefined>>;
export type Place = {
  /** The page's path with its parameters; every other address is empty. */
  path: string;
  /** The address at which it is opened; the path itself unless it has parameters. */
  at?: string;
  /** The wizard after the previous steps. */
  wizard?: Wizard;
  /** Mounts everything twice, as React does in development, to find effects that do not tolerate it. */
  strict?: boolean;
};

/** Renders a page at an address as the site does: the harness of every page's test. */
export function renderPage(Page: ComponentType<{ params: Params }>, place: Place) {
  const { path, at = path, wizard = newWizard(), strict = false } = place;
  const Mode = strict ? StrictMode : Fragment;
  queryClient.clear();
  updateWizard(() => wizard);
  window.dataLayer = [];
  navigate(at, { replace: true });
  const notices: string[] = [];
  const shown: Notice[] = [];
  const subscriptions = [
    onNotice((notice) => {
      notices.push(notice.text);
      shown.push(notice);
    }),
    onWithdrawal((notice) => {
      const at = shown.indexOf(notice);
      if (at >= 0) shown.splice(at, 1);
    }),
  ];
  const Content = () => <Page params={useParams()} />;
  const view = render(
    <Mode>
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <SharedRouter>
            <Routes>
              <Route path={path} element={<Content />} />
              <Route path="*" element={null} />
            </Routes>
          </SharedRouter>
        </QueryClientProvider>
      </Provider>
    </Mode>,
  );
  return {
    user: userEvent.setup(),
    /** The texts of the notices so far. */
    notices,
    /** Those that have not been withdrawn. */
    shown: () => shown.map(({ text }) => text),
    /** Runs the action of a notice that is still shown; false when it has been withdrawn. */
    answer(text: string): boolean {
      const notice = shown.find((candidate) => candidate.text === text);
      act(() => notice?.action?.run());
      return notice?.action !== undefined;
    },
    wizard: () => store.get(wizardAtom),
    address: () => location.pathname + location.hash,
    search: () => location.search,
    close() {
      for (const unsubscribe of subscriptions) unsubscribe();
      view.unmount();
    },
  };
}

export type RenderedPage = ReturnType<typeof renderPage>;
