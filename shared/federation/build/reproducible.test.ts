import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');
/** A remote of the product, whose build takes the shortest time. */
const REMOTE = 'mf-payments';

let folder: string;
beforeAll(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.cache/reproducible-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Folders of the workspace's packages that the build reads. */
const packages = [REMOTE, ...readdirSync(join(ROOT, 'shared')).map((name) => `shared/${name}`)];

/** Clones what the build reads. The installed packages are linked file by file: a link to the folder would lead out of it. */
function cloneTo(clone: string) {
  const kept = (path: string) => !/[\\/](node_modules|dist|dist-standalone|e2e)$/.test(path);
  for (const name of packages) cpSync(join(ROOT, name), join(clone, name), { recursive: true, filter: kept });
  for (const file of ['tsconfig.json', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    cpSync(join(ROOT, file), join(clone, file));
  for (const name of ['.', ...packages]) {
    const installed = join(ROOT, name, 'node_modules');
    if (statSync(installed, { throwIfNoEntry: false })) execFileSync('cp', ['-al', installed, join(clone, name)]);
  }
}

/** Builds the remote in a clone. @returns the bytes of every file but source maps and the list of sources */
function build(clone: string): Record<string, string> {
  const dir = join(clone, REMOTE);
  execFileSync(process.execPath, ['node_modules/webpack/bin/webpack.js', '--mode', 'production'], {
    cwd: dir,
    env: { ...process.env, CI: 'true', NODE_OPTIONS: '' },
    stdio: 'pipe',
  });
  const files = readdirSync(join(dir, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.endsWith('.map') && statSync(join(dir, 'dist', file)).isFile())
    .sort();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(dir, 'dist', file), 'base64')]));
}

test('the same sources give the same bytes in two folders, at another depth', () => {
  const [one, other] = [join(folder, 'one'), join(folder, 'somewhere/else/two')];
  mkdirSync(one);
  cloneTo(one);
  const first = build(one);
  mkdirSync(dirname(other), { recursive: true });
  renameSync(one, other);
  const second = build(other);
  expect(Object.keys(first)).toEqual(expect.arrayContaining(['pages.json', 'remoteEntry.js']));
  expect(second).toEqual(first);
}, 300_000);
