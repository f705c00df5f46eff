import type { Registry, RemoteEntry } from '../src/registry-types';
import { problemsOf } from './gate';
import { page } from './testing/fixture';

const remote = (name: string, change: Partial<RemoteEntry> = {}): RemoteEntry => ({
  name,
  scope: name,
  version: '1.0.0-abcdef01',
  base: `/remotes/${name}/1.0.0-abcdef01/`,
  previous: [],
  contract: '^1.0.0',
  needs: { react: '^19.3.0' },
  pages: [page(name)],
  slots: [],
  integrity: {},
  ...change,
});

const registry = (remotes: RemoteEntry[]): Registry => ({
  revision: '',
  contract: '1.4.0',
  shell: { version: '1.0.0', base: '/shell/1.0.0/' },
  provides: { react: '19.3.1', forms: '2.0.0' },
  remotes,
  overrides: { hosts: [] },
});

test('a set in which every remote gets what it needs and claims only its own is published', () => {
  expect(
    problemsOf(registry([remote('mf-a'), remote('mf-b', { needs: { react: '^19.0.0', forms: '>=1.5.0 <3.0.0' } })])),
  ).toEqual([]);
});

test('a newer or absent package is named with what the shell has', () => {
  expect(problemsOf(registry([remote('mf-a', { needs: { react: '^19.4.0', jotai: '^2.0.0' } })]))).toEqual([
    'mf-a@1.0.0-abcdef01 needs react ^19.4.0, the shell provides 19.3.1',
    'mf-a@1.0.0-abcdef01 needs jotai ^2.0.0, the shell provides none',
  ]);
});

test('a breaking version of a provided package is refused for the remotes that were built for the one before', () => {
  expect(problemsOf(registry([remote('mf-a', { needs: { forms: '^1.9.0' } })]))).toEqual([
    'mf-a@1.0.0-abcdef01 needs forms ^1.9.0, the shell provides 2.0.0',
  ]);
});

test('the wire contract is a need like any other', () => {
  expect(problemsOf(registry([remote('mf-a', { contract: '^1.5.0' })]))).toEqual([
    'mf-a@1.0.0-abcdef01 needs the wire contract ^1.5.0, the shell speaks 1.4.0',
  ]);
});

test('page names, paths and slots have one owner', () => {
  const slots = [{ name: 'login', expose: './slot-login', files: [], uses: [] }];
  const set = registry([
    remote('mf-a', { pages: [page('p1', { path: '/:titulo/:id' })], slots }),
    remote('mf-b', { pages: [page('p1', { path: '/pagos' }), page('p2', { path: '/:name/:Id' })], slots }),
  ]);
  expect(problemsOf(set)).toEqual([
    "page name 'p1' is claimed by mf-a and mf-b",
    "path '/:/:' is claimed by mf-a/p1 and mf-b/p2",
    "slot 'login' is claimed by mf-a and mf-b",
  ]);
});

test('a path that the site server could not match as the router does is refused', () => {
  expect(problemsOf(registry([remote('mf-a', { pages: [page('p1', { path: '/ayuda/*' })] })]))).toEqual([
    "mf-a/p1 has the path '/ayuda/*': only segments and :parameters are supported",
  ]);
});
