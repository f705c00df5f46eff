import { openFederation, report } from '@vitrina/federation/loader';
import { hydrate } from '@vitrina/session-bus';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepFirstFocus } from './arrival/first-focus';
import { loadAhead, prefetchOnIntent } from './prefetch';
import { sinkReports } from './report-sink';
import { routeTable, type SiteRoute } from './routes/route-table';
import { Shell } from './shell';
import { Unavailable } from './unavailable';

let routes: SiteRoute[] = [];

/**
 * Starts the site in #root, which shows the static first paint until React's first commit. Session and wizard are
 * loaded before that, so that no page takes a customer for a guest.
 */
async function start(): Promise<void> {
  const container = document.getElementById('root') as HTMLElement;
  const root = createRoot(container);
  try {
    const hydrated = hydrate();
    const federation = await openFederation();
    routes = routeTable(federation.registry);
    const site = { routes, loader: federation.loader };
    loadAhead(site, location.pathname);
    prefetchOnIntent(site);
    await hydrated;
    keepFirstFocus(container);
    root.render(
      <StrictMode>
        <Shell federation={federation} />
      </StrictMode>,
    );
  } catch (error) {
    report(error, 'registry', { remote: 'shell' });
    root.render(<Unavailable />);
  }
}

sinkReports(() => routes);
void start();
