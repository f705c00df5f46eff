import type { ReleaseRefused } from './refused';
import {
  newFolder,
  page,
  publish,
  remoteBuild,
  removeFolders,
  rollback,
  SERVER,
  shellBuild,
  visit,
} from './testing/fixture';

afterAll(removeFolders);

const build = (text: string, needs = { react: '^19.0.0' }) =>
  remoteBuild('mf-a', [page('p1', { path: '/' })], { text, needs });

async function storeWith(...texts: string[]) {
  const store = newFolder();
  await publish({ store, builds: { shell: shellBuild() } });
  const versions: string[] = [];
  for (const text of texts) {
    await publish({ store, builds: { 'mf-a': build(text) }, origins: { 'mf-a': '/' } });
    versions.push(visit(store).registry.remotes[0]!.version);
  }
  return { store, versions };
}

test('the version before becomes live, whole; the one rolled back is no fallback', async () => {
  const { store, versions } = await storeWith('one', 'two', 'three');
  await rollback(store, 'mf-a');
  const { registry } = visit(store);
  expect(registry.remotes[0]!.version).toBe(versions[1]);
  expect(registry.remotes[0]!.previous.map(({ version }) => version)).toEqual([versions[0]]);
});

test('it can be done again until nothing is left', async () => {
  const { store, versions } = await storeWith('one', 'two');
  await rollback(store, 'mf-a');
  expect(visit(store).registry.remotes[0]!.version).toBe(versions[0]);
  await expect(rollback(store, 'mf-a')).rejects.toThrow('mf-a has no earlier version to go back to');
  expect(visit(store).registry.remotes[0]!.version).toBe(versions[0]);
});

test('a version that the live shell no longer fits stays in its folder', async () => {
  const { store, versions } = await storeWith('one');
  await publish({
    store,
    builds: {
      shell: shellBuild({ provides: { react: '20.0.0', forms: '1.0.0' } }),
      'mf-a': build('two', { react: '^20.0.0' }),
    },
  });
  const refusal: ReleaseRefused = await rollback(store, 'mf-a').catch((error) => error);
  expect(refusal.problems).toEqual([
    `VIT-402 mf-a@${versions[0]} needs react ^19.0.0, the shell provides 20.0.0`,
    expect.stringMatching(/^mf-a stays at 1\.0\.0-\w{8}: publish a build/),
  ]);
  expect(visit(store).registry.remotes[0]!.needs).toEqual({ react: '^20.0.0' });
});

test('an unknown remote is refused', async () => {
  const { store } = await storeWith('one');
  await expect(rollback(store, 'mf-z')).rejects.toThrow('VIT-413 mf-z is not published');
});

test('a version whose calls the server answers no more is not gone back to', async () => {
  const store = newFolder();
  const build = (text: string, calls: string[]) => remoteBuild('mf-a', [page('p1', { path: '/' })], { text, calls });
  await publish({ store, builds: { shell: shellBuild(), 'mf-a': build('one', ['/api/a']) } });
  await publish({ store, builds: { 'mf-a': build('two', []) } });
  const before = visit(store);
  await expect(rollback(store, 'mf-a', { ...SERVER, calls: [] })).rejects.toThrow(/VIT-404 mf-a@.* calls \/api\/a/);
  expect(visit(store)).toEqual(before);
});

describe('the shell', () => {
  const shell = (icon: string, change?: Parameters<typeof shellBuild>[0]) => shellBuild(change, { 'icon.svg': icon });

  test('is rolled back by the same command, and the one rolled back can no more be gone back to', async () => {
    const { store } = await storeWith('one');
    const { version, base } = visit(store).registry.shell;
    const first = { version, base };
    await publish({ store, builds: { shell: shell('two') } });
    expect(visit(store).registry.shell).toMatchObject({ previous: [first] });
    await rollback(store, 'shell');
    expect(visit(store).registry.shell).toEqual({ ...first, previous: [] });
    await expect(rollback(store, 'shell')).rejects.toThrow('VIT-414 shell has no earlier version');
  });

  test('stays when a live remote needs a version or an export that the one before lacks', async () => {
    const store = newFolder();
    await publish({ store, builds: { shell: shell('one') } });
    const exports = { forms: ['Form', 'Field', 'Wizard'] };
    await publish({
      store,
      builds: { shell: shell('two', { exports, provides: { react: '19.4.0', forms: '1.2.0' } }) },
    });
    const pages = [page('p1', { path: '/' })];
    await publish({ store, builds: { 'mf-a': remoteBuild('mf-a', pages, { exports: { forms: ['Wizard'] } }) } });
    await expect(rollback(store, 'shell')).rejects.toThrow(/VIT-405 mf-a@.* uses Wizard of forms[\s\S]*shell stays at/);
    await publish({ store, builds: { 'mf-a': remoteBuild('mf-a', pages, { needs: { react: '^19.4.0' } }) } });
    await expect(rollback(store, 'shell')).rejects.toThrow(/VIT-402 mf-a@.* needs react \^19.4.0/);
    await publish({ store, builds: { 'mf-a': remoteBuild('mf-a', pages, { needs: { react: '^19.3.0' } }) } });
    await rollback(store, 'shell');
    expect(visit(store).registry.provides).toEqual({ react: '19.3.1', forms: '1.1.0' });
  });

  test('publishes what it can be rolled back to in the registry alone, not in documents', async () => {
    const { store } = await storeWith('one');
    await publish({ store, builds: { shell: shell('two') } });
    const html = visit(store).documents['mf-a.p1.html']!;
    expect(JSON.parse(/id="mf-registry">(.*?)<\/script>/s.exec(html)![1]!).shell).not.toHaveProperty('previous');
  });
});
