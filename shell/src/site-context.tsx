import type { Federation } from '@vitrina/federation/loader';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type MenuLink, menuOf, routeTable, type SiteRoute } from './routes/route-table';

/** What every part of the shell can read of the composition. */
export type Site = Federation & { routes: SiteRoute[]; menu: MenuLink[] };

const Context = createContext<Site | null>(null);

/** Provides the composition to the shell's parts; routes and menu are derived from its registry. */
export function SiteProvider({ federation, children }: { federation: Federation; children: ReactNode }) {
  const site = useMemo(() => {
    const routes = routeTable(federation.registry);
    return { ...federation, routes, menu: menuOf(routes) };
  }, [federation]);
  return <Context value={site}>{children}</Context>;
}

export function useSite(): Site {
  const site = useContext(Context);
  if (!site) throw new Error('useSite is for parts of the shell, below SiteProvider');
  return site;
}
