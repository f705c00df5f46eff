import type { Registry } from '../src/registry-types';
import type { ContentsOfAll } from './builds';
import { problem } from './refused';
import { byRank, patternOf } from './routes';

/** An address that matches the path pattern of a link: '/:titulo/:id' -> '/x/x'. */
const exampleOf = (link: string) => link.replace(/:\w+/g, 'x');

type Page = { owner: string; path: string };

const pagesOf = ({ remotes }: Registry): Page[] =>
  remotes.flatMap(({ name, pages }) => pages.map(({ path }) => ({ owner: name, path })));

/** The page that answers an address, as the site's server finds it. */
const ownerOf = (address: string, pages: Page[]) =>
  [...pages].sort((a, b) => byRank(a.path, b.path)).find(({ path }) => new RegExp(patternOf(path), 'i').test(address));

/** Live pages that would be lost although the site needs them: the home page, and those that others link to. */
export function lostPages(live: Registry, next: Registry, contents: ContentsOfAll): string[] {
  const [before, after] = [pagesOf(live), pagesOf(next)];
  const isLost = (address: string) => ownerOf(address, before) !== undefined && ownerOf(address, after) === undefined;
  const home = isLost('/') ? [problem('pageLost', `no remote has the home page '/' any more`)] : [];
  const linking = [
    { name: 'shell', links: contents.shell.links },
    ...next.remotes.map(({ name }) => ({ name, links: contents.remotes[name]?.links ?? [] })),
  ];
  const lost = linking.flatMap(({ name, links }) =>
    links
      .filter((link) => link !== '/' && isLost(exampleOf(link)))
      .map((link) => ({ name, link, owner: ownerOf(exampleOf(link), before)?.owner }))
      .filter(({ owner }) => owner !== name)
      .map(({ link, owner }) => problem('pageLost', `${owner} no longer has the page ${link}, which ${name} links to`)),
  );
  return [...home, ...lost];
}

/** Slots that no remote would fill any more. */
export function lostSlots(live: Registry, next: Registry): string[] {
  const namesIn = ({ remotes }: Registry) => remotes.flatMap(({ slots }) => slots.map(({ name }) => name));
  const left = namesIn(next);
  const lost = namesIn(live).filter((name) => !left.includes(name));
  return lost.map((name) => problem('slotLost', `no remote fills the slot '${name}' any more`));
}
