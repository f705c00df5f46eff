import type { Registry, RegistryPage, RemoteEntry } from '../registry-types';

/** A page for tests: `/payments` of the layout 'account', for signed-in users. */
export const testPage = (changes: Partial<RegistryPage> = {}): RegistryPage => ({
  name: 'pagos',
  path: '/usuario/pagos',
  title: 'Pagos',
  layout: 'account',
  requiresLogin: true,
  expose: './pagos',
  files: ['js/pagos.js'],
  uses: [],
  ...changes,
});

/** A released remote for tests, with one earlier version. */
export const testRemote = (changes: Partial<RemoteEntry> = {}): RemoteEntry => ({
  name: 'mf-payments',
  scope: 'mf_payments_bbbbbbbb',
  version: '1.1.0-bbbbbbbb',
  base: '/remotes/mf-payments/1.1.0-bbbbbbbb/',
  previous: [
    {
      version: '1.0.0-aaaaaaaa',
      scope: 'mf_payments_aaaaaaaa',
      base: '/remotes/mf-payments/1.0.0-aaaaaaaa/',
      integrity: { 'remoteEntry.js': 'sha384-old' },
    },
  ],
  contract: '^1.0.0',
  needs: { react: '^19.3.1' },
  pages: [testPage()],
  slots: [],
  integrity: { 'remoteEntry.js': 'sha384-new' },
  ...changes,
});

/** A registry for tests around the given remotes. */
export const testRegistry = (remotes: RemoteEntry[] = [testRemote()], changes: Partial<Registry> = {}): Registry => ({
  revision: '1',
  contract: '1.2.0',
  shell: { version: '1.0.0-cccccccc', base: '/shell/1.0.0-cccccccc/' },
  provides: { react: '19.3.1' },
  remotes,
  overrides: { hosts: [] },
  ...changes,
});
