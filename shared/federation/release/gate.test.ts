import type { Registry, RemoteEntry } from '../src/registry-types';
import type { Contents } from './builds';
import { type Examination, problemsOf } from './gate';
import { page, SERVER } from './testing/fixture';

const remote = (name: string, change: Partial<RemoteEntry> = {}): RemoteEntry => ({
  name,
  scope: name,
  version: '1.0.0-abcdef01',
  base: `/remotes/${name}/1.0.0-abcdef01/`,
  previous: [],
  contract: '>=1.0.0 <2.0.0',
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

const contents = (change: Partial<Contents> = {}): Contents => ({ calls: [], exports: {}, links: [], ...change });

/** What the gate says of a set; `more` tells what is live, what builds contain, who is released. */
const judge = (set: Registry, more: Partial<Examination> = {}) =>
  problemsOf({ registry: set, contents: { shell: contents(), remotes: {} }, server: SERVER, released: [], ...more });

test('a set in which every remote gets what it needs and claims only its own is published', () => {
  const set = registry([remote('mf-a'), remote('mf-b', { needs: { react: '^19.0.0', forms: '>=1.5.0 <3.0.0' } })]);
  expect(judge(set)).toEqual([]);
});

test('a newer or absent package is named with what the shell has', () => {
  expect(judge(registry([remote('mf-a', { needs: { react: '^19.4.0', jotai: '^2.0.0' } })]))).toEqual([
    'VIT-402 mf-a@1.0.0-abcdef01 needs react ^19.4.0, the shell provides 19.3.1',
    'VIT-402 mf-a@1.0.0-abcdef01 needs jotai ^2.0.0, the shell provides none',
  ]);
});

test('a breaking version of a provided package is refused for the remotes that were built for the one before', () => {
  expect(judge(registry([remote('mf-a', { needs: { forms: '>=1.0.0 <2.0.0' } })]))).toEqual([
    'VIT-402 mf-a@1.0.0-abcdef01 needs forms >=1.0.0 <2.0.0, the shell provides 2.0.0',
  ]);
});

test("the wire contract is the server's, whatever the shell was built with", () => {
  expect(judge(registry([remote('mf-a', { contract: '>=1.5.0 <2.0.0' })]))).toEqual([
    'VIT-403 mf-a@1.0.0-abcdef01 needs the wire contract >=1.5.0 <2.0.0, the server answers 1.4.0',
  ]);
});

test('a call that the server does not answer is named, for the builds that are released', () => {
  const builds = {
    shell: contents({ calls: ['/api/x'] }),
    remotes: { 'mf-a': contents({ calls: ['/api/a', '/api/y'] }) },
  };
  const set = registry([remote('mf-a')]);
  expect(judge(set, { contents: builds, released: ['mf-a'] })).toEqual([
    'VIT-404 mf-a@1.0.0-abcdef01 calls /api/y, which the test server does not answer',
  ]);
  expect(judge(set, { contents: builds, released: ['shell'] })).toEqual([
    'VIT-404 shell@1.0.0 calls /api/x, which the test server does not answer',
  ]);
  expect(judge(set, { contents: builds })).toEqual([]);
});

test("an export that the live shell's package lacks is named; packages that hide their names are left to versions", () => {
  const shell = contents({ exports: { forms: ['Form', 'Field'] } });
  const used = { forms: ['Field', 'Hologram'], react: ['useFuture'], jotai: ['*'] };
  expect(
    judge(registry([remote('mf-a')]), { contents: { shell, remotes: { 'mf-a': contents({ exports: used }) } } }),
  ).toEqual(["VIT-405 mf-a@1.0.0-abcdef01 uses Hologram of forms, which the shell's forms does not export"]);
});

test('page names, paths and slots have one owner', () => {
  const slots = [{ name: 'login', expose: './slot-login', files: [], uses: [] }];
  const set = registry([
    remote('mf-a', { pages: [page('p1', { path: '/:titulo/:id' })], slots }),
    remote('mf-b', { pages: [page('p1', { path: '/pagos' }), page('p2', { path: '/:name/:Id' })], slots }),
  ]);
  expect(judge(set)).toEqual([
    "VIT-406 page name 'p1' is claimed by mf-a and mf-b",
    "VIT-406 path '/:/:' is claimed by mf-a/p1 and mf-b/p2",
    "VIT-406 slot 'login' is claimed by mf-a and mf-b",
  ]);
});

test('a path that the site server could not match as the router does is refused', () => {
  expect(judge(registry([remote('mf-a', { pages: [page('p1', { path: '/ayuda/*' })] })]))).toEqual([
    "VIT-407 mf-a/p1 has the path '/ayuda/*': only segments and :parameters are supported",
  ]);
});

describe('what is live is not lost', () => {
  const home = page('p1', { path: '/' });
  const login = { name: 'login', expose: './slot-login', files: [], uses: [] };
  const live = registry([
    remote('mf-a', { pages: [home, page('p2', { path: '/:titulo/:id' }), page('gracias')], slots: [login] }),
    remote('mf-b', { pages: [page('pagos')] }),
  ]);
  const next = (...pages: RemoteEntry['pages']) =>
    registry([remote('mf-a', { pages, slots: [login] }), remote('mf-b', { pages: [page('pagos')] })]);
  const linking = (...links: string[]) => ({
    live,
    contents: {
      shell: contents(),
      remotes: { 'mf-b': contents({ links }), 'mf-a': contents({ links: ['/gracias'] }) },
    },
  });

  test('the home page', () => {
    expect(judge(next(page('p1', { path: '/inicio' })), { live })).toEqual([
      "VIT-408 no remote has the home page '/' any more",
    ]);
  });

  test('a page that another remote leads to, by its shape or by an address', () => {
    const set = next(home, page('p2', { path: '/modelo/:titulo/:id' }), page('gracias'));
    expect(judge(set, linking('/:titulo/:id'))).toEqual([
      'VIT-408 mf-a no longer has the page /:titulo/:id, which mf-b links to',
    ]);
    expect(judge(set, linking('/sierra/3'))).toEqual([
      'VIT-408 mf-a no longer has the page /sierra/3, which mf-b links to',
    ]);
  });

  test('but a page that only its own remote leads to may go, and one may change hands', () => {
    expect(judge(next(home, page('p2', { path: '/:titulo/:id' })), linking('/:titulo/:id'))).toEqual([]);
    const moved = registry([
      remote('mf-a', { pages: [home], slots: [login] }),
      remote('mf-b', { pages: [page('pagos'), page('p2', { path: '/:titulo/:id' })] }),
    ]);
    expect(judge(moved, linking('/:titulo/:id'))).toEqual([]);
  });

  test('a slot', () => {
    const set = registry([
      remote('mf-a', { pages: live.remotes[0]!.pages }),
      remote('mf-b', { pages: [page('pagos')] }),
    ]);
    expect(judge(set, { live })).toEqual(["VIT-409 no remote fills the slot 'login' any more"]);
  });
});
