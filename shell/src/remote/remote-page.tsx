import { LifecycleHost } from '@vitrina/federation/loader';
import { LayoutSkeleton } from '../layout/skeletons';
import type { SiteRoute } from '../routes/route-table';
import { Failure } from './failure';
import { useRemoteModule } from './use-remote-module';

/** The page of a route: its skeleton, then the page, or in its place only what failed. */
export function RemotePage({ route }: { route: SiteRoute }) {
  const page = useRemoteModule(route.remote, route.expose, route.info);
  if (page.error !== undefined) return <Failure error={page.error} info={page.info} retry={page.retry} />;
  if (!page.lifecycles) return <LayoutSkeleton layout={route.layout} />;
  return <LifecycleHost key={page.attempt} lifecycles={page.lifecycles} info={page.info} onError={page.onError} />;
}
