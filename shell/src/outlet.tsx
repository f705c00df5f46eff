import { FederationError } from '@vitrina/federation/loader';
import { sessionAtom } from '@vitrina/session-bus';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Banner } from './banner/banner';
import { AccountMenu } from './layout/account-menu';
import { Frame } from './layout/frame';
import { LayoutSkeleton } from './layout/skeletons';
import { Failure } from './remote/failure';
import { RemotePage } from './remote/remote-page';
import type { SiteRoute } from './routes/route-table';
import type { Verdict } from './routes/verdict';
import { useSite } from './site-context';

const above: Partial<Record<SiteRoute['layout'], ReactNode>> = { home: <Banner />, account: <AccountMenu /> };

/**
 * The content between header and footer. During a redirect it is the public layout's skeleton, whatever page follows.
 */
export function Outlet({ route, verdict }: { route: SiteRoute | undefined; verdict: Verdict }) {
  const customer = useAtomValue(sessionAtom)?.id;
  if (verdict === 'missing') return <NoHome />;
  if (verdict !== 'show' || !route) {
    return (
      <Frame layout="public">
        <LayoutSkeleton layout="public" />
      </Frame>
    );
  }
  return (
    <Frame layout={route.layout} above={above[route.layout]}>
      {/* A customer's page never goes over to the customer who signs in next, in this tab or in another one. */}
      <RemotePage key={`${route.remote}/${route.name}/${route.requiresLogin ? customer : ''}`} route={route} />
    </Frame>
  );
}

/** The registry has no home page: there is nowhere to redirect to. */
function NoHome() {
  const { registry } = useSite();
  const info = { remote: 'registry', version: registry.revision, shellVersion: registry.shell.version, page: '/' };
  const error = new FederationError('unknownPage', 'no remote declares the path /');
  return (
    <Frame layout="public">
      <Failure error={error} info={info} retry={() => location.reload()} />
    </Frame>
  );
}
