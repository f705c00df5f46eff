import { QueryClientProvider, queryClient } from '@vitrina/api-client';
import { type Federation, LifecycleHost } from '@vitrina/federation/loader';
import { SharedRouter } from '@vitrina/navigation';
import { store } from '@vitrina/session-bus';
import { Provider } from 'jotai';
import { lazy, Suspense } from 'react';
import { useArrival } from './arrival/use-arrival';
import { Footer } from './layout/footer';
import { Header } from './layout/header';
import { Outlet } from './outlet';
import { useLogin } from './remote/use-login';
import type { OpenSlot } from './remote/use-slot';
import { useVerdict } from './routes/use-verdict';
import { SiteProvider, useSite } from './site-context';
import { ToastHost } from './toast-host';

const QaBadge = lazy(() => import('./qa/qa-badge'));

/** The content of an open slot; nothing while it is closed. */
const RemoteSlot = ({ slot: { content, close, fail } }: { slot: OpenSlot }) =>
  content && <LifecycleHost {...content} onClose={close} onError={fail} />;

function Site() {
  const login = useLogin(); // first: the guard asks for it in the same breath
  const { route, verdict } = useVerdict();
  const { overrides } = useSite();
  useArrival(verdict === 'show' ? route : undefined);
  return (
    <>
      <Header layout={route?.layout ?? 'public'} login={login} />
      <Outlet route={route} verdict={verdict} />
      <Footer />
      <RemoteSlot slot={login} />
      <ToastHost />
      {overrides.length > 0 && (
        <Suspense>
          <QaBadge />
        </Suspense>
      )}
    </>
  );
}

/** The host of the site: everything common to all pages, around the page of a remote. */
export const Shell = ({ federation }: { federation: Federation }) => (
  <Provider store={store}>
    <QueryClientProvider client={queryClient}>
      <SharedRouter>
        <SiteProvider federation={federation}>
          <Site />
        </SiteProvider>
      </SharedRouter>
    </QueryClientProvider>
  </Provider>
);
