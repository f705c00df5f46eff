import { publish } from './publish';
import type { ReleaseRefused } from './refused';
import { rollback } from './rollback';
import { newFolder, page, remoteBuild, removeFolders, shellBuild, visit } from './testing/fixture';

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
    `mf-a@${versions[0]} needs react ^19.0.0, the shell provides 20.0.0`,
    expect.stringMatching(/^mf-a stays at 1\.0\.0-\w{8}: publish a build/),
  ]);
  expect(visit(store).registry.remotes[0]!.needs).toEqual({ react: '^20.0.0' });
});

test('an unknown remote is refused', async () => {
  const { store } = await storeWith('one');
  await expect(rollback(store, 'mf-z')).rejects.toThrow('mf-z is not published');
  await expect(rollback(store, 'shell')).rejects.toThrow('the shell has no rollback');
});
