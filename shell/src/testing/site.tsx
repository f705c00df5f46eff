import type { Lifecycles, Registry, RegistryPage } from '@vitrina/federation';
import type { Federation, Loader } from '@vitrina/federation/loader';
import { testPage, testRegistry, testRemote } from '@vitrina/federation/testing';

/** Lifecycles of a page that shows its heading and, if given, more HTML. */
export const testLifecycles = (title: string, html = ''): Lifecycles => ({
  bootstrap: async () => undefined,
  async mount({ domElement }) {
    domElement.innerHTML = `<h1 data-page-heading tabindex="-1">${title}</h1>${html}`;
  },
  async unmount({ domElement }) {
    domElement.innerHTML = '';
  },
});

const page = (name: string, path: string, title: string, changes: Partial<RegistryPage> = {}) =>
  testPage({ name, path, title, layout: 'public', requiresLogin: false, expose: `./${name}`, ...changes });

/** Home, a page with a parameter, and a signed-in area with a menu, as two remotes; the second also fills 'login'. */
export const siteRegistry = (): Registry =>
  testRegistry([
    testRemote({
      name: 'mf-configurator',
      scope: 'mf_configurator',
      pages: [page('p1', '/', 'Elige tu vehículo'), page('p2', '/:titulo/:id', 'Personaliza', { layout: 'wizard' })],
    }),
    testRemote({
      name: 'mf-account',
      scope: 'mf_account',
      pages: [
        page('compras', '/usuario/compras', 'Tus compras', {
          layout: 'account',
          requiresLogin: true,
          menu: { label: 'Tus compras a contado', order: 3 },
        }),
        page('cotizaciones', '/usuario/cotizaciones', 'Tus cotizaciones', {
          layout: 'account',
          requiresLogin: true,
          menu: { label: 'Tus cotizaciones', order: 2 },
        }),
      ],
      slots: [{ name: 'login', expose: './slot-login', files: [], uses: [] }],
    }),
  ]);

type Answer = (name: string, expose: string, retry: boolean) => Promise<Lifecycles>;

/** A composition whose loader answers as `answer` says; by default every page shows its title. */
export function testFederation(answer?: Answer, registry = siteRegistry()) {
  const titleOf = (name: string, expose: string) =>
    registry.remotes.find((remote) => remote.name === name)?.pages.find((item) => item.expose === expose)?.title ??
    expose;
  const respond = answer ?? ((name, expose) => Promise.resolve(testLifecycles(titleOf(name, expose))));
  const load = jest.fn<ReturnType<Loader['load']>, Parameters<Loader['load']>>(async (name, expose, options = {}) => ({
    lifecycles: await respond(name, expose, options.retry === true),
    version: '1.1.0-bbbbbbbb',
  }));
  const federation: Federation = { registry, overrides: [], loader: { peek: () => undefined, load } };
  return { federation, load };
}
