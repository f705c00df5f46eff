import type { PageInfo, Registry, RegistryPage, RemoteEntry } from '@vitrina/federation';
import { matchPage } from '@vitrina/navigation';
import { brand } from '@vitrina/ui';

/** One page of the site, from the registry: known before any code of its remote runs. */
export type SiteRoute = RegistryPage & {
  remote: string;
  /** Owner to name in reports; the version is the released one. */
  info: PageInfo;
};

/** An entry of the signed-in user's menu. */
export type MenuLink = { label: string; path: string; page: string };

/** Routes of all remotes. A team adds a page by declaring it: this code names no page. */
export function routeTable(registry: Registry): SiteRoute[] {
  const routesOf = (remote: RemoteEntry) =>
    remote.pages.map((page) => ({
      ...page,
      remote: remote.name,
      info: infoOf(registry, remote, page.name, page.path),
    }));
  return registry.remotes.flatMap(routesOf);
}

const infoOf = ({ shell }: Registry, remote: RemoteEntry, page: string, path?: string): PageInfo => ({
  remote: remote.name,
  version: remote.version,
  shellVersion: shell.version,
  page,
  path,
});

/** The route of an address; undefined for an unknown path. */
export const routeOf = (routes: readonly SiteRoute[], pathname: string): SiteRoute | undefined =>
  matchPage(routes, pathname)?.page;

/** Menu entries that pages declare, in their order. */
export const menuOf = (routes: readonly SiteRoute[]): MenuLink[] =>
  routes
    .flatMap(({ menu, path, name }) => (menu ? [{ ...menu, path, page: name }] : []))
    .sort((a, b) => a.order - b.order)
    .map(({ label, path, page }) => ({ label, path, page }));

/** A slot that some remote fills ('login'): its module and owner. */
export type SiteSlot = { remote: string; expose: string; info: PageInfo };

/** The remote that fills the slot; undefined if no released remote does. */
export function slotOf(registry: Registry, name: string): SiteSlot | undefined {
  for (const remote of registry.remotes) {
    const slot = remote.slots.find((candidate) => candidate.name === name);
    if (slot) return { remote: remote.name, expose: slot.expose, info: infoOf(registry, remote, name) };
  }
  return undefined;
}

/** Title of a document without a page of its own. */
export const DEFAULT_TITLE = `${brand.name} Ecuador`;

/** Title of the document for a route; the same as in the release's HTML. */
export const titleOf = (route: SiteRoute | undefined): string =>
  route?.title ? `${route.title} | ${brand.name}` : DEFAULT_TITLE;
