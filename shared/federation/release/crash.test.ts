import { cpSync, utimesSync } from 'node:fs';
import * as disk from 'node:fs/promises';
import { join } from 'node:path';
import { newFolder, page, publish, remoteBuild, removeFolders, shellBuild, visit } from './testing/fixture';

jest.mock('node:fs/promises', () => ({ __esModule: true, ...jest.requireActual<typeof disk>('node:fs/promises') }));

afterAll(removeFolders);
afterEach(() => jest.restoreAllMocks());

const remote = (text: string) => remoteBuild('mf-a', [page('p1', { path: '/' })], { text });

/** From now on the disk fails for good at one step: opening a file to write, or giving something its final name. */
function failAtStep(step: number) {
  let steps = 0;
  for (const name of ['open', 'rename'] as const) {
    const real = jest.requireActual<typeof disk>('node:fs/promises')[name] as (...args: unknown[]) => Promise<never>;
    jest.spyOn(disk, name).mockImplementation(async (...args: unknown[]) => {
      if (steps++ >= step) throw new Error('the power went off');
      return real(...args);
    });
  }
}

test('wherever a release dies, visitors have the old site or the new one, and the next release succeeds', async () => {
  const before = newFolder();
  await publish({ store: before, builds: { shell: shellBuild(), 'mf-a': remote('old') } });
  const live = (store: string) => visit(store).registry.remotes[0]!.version;
  const builds = { 'mf-a': remote('new') };
  const deaths: string[] = [];
  let after = '';

  for (let step = 0; after === ''; step++) {
    const store = newFolder();
    cpSync(before, store, { recursive: true });
    failAtStep(step);
    const died = await publish({ store, builds }).then(
      () => false,
      () => true,
    );
    jest.restoreAllMocks();
    if (died) deaths.push(live(store));
    await publish({ store, builds });
    if (!died) after = live(store);
  }

  const old = live(before);
  expect(after).not.toBe(old);
  expect(new Set(deaths)).toEqual(new Set([old, after]));
  expect(deaths.indexOf(after)).toBeGreaterThan(deaths.lastIndexOf(old));
}, 120_000);

test('the lock of a process that died does not keep the next one waiting for ever', async () => {
  const store = newFolder();
  await disk.mkdir(join(store, '.lock'));
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(join(store, '.lock'), longAgo, longAgo);
  await publish({ store, builds: { shell: shellBuild(), 'mf-a': remote('') } });
  visit(store);
});
