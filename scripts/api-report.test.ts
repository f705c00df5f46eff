import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..');
const TWO = 'export const kept = 1;\nexport function given(name: string): string {\n  return name;\n}\n';
const ONE = 'export const kept = 1;\n';

let root: string;
const git = (...args: string[]) => {
  const { status, stderr } = spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
};
const commitAll = (message: string) => {
  git('add', '-A');
  git('commit', '-qm', message);
};
/** The package as a developer leaves it: its source and its number. */
function write(version: string, source: string) {
  writeFileSync(join(root, 'shared/probe/package.json'), JSON.stringify({ name: '@vitrina/probe', version }));
  writeFileSync(join(root, 'shared/probe/src/index.ts'), source);
}
/** Runs the workspace's own copy of the script. */
function apiReport(...args: string[]) {
  const env = { ...process.env, NODE_OPTIONS: '' };
  const run = spawnSync(process.execPath, ['scripts/api-report.mjs', ...args], { cwd: root, encoding: 'utf8', env });
  return { status: run.status, said: run.stdout + run.stderr };
}
const report = () => readFileSync(join(root, 'shared/probe/api-report.md'), 'utf8');
const fine = { status: 0, said: expect.stringContaining('are those of their versions') };

/** A workspace with one shared package, in a repository of its own with no remote. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrina-api-report-'));
  for (const path of ['scripts', 'tooling']) cpSync(join(ROOT, path), join(root, path), { recursive: true });
  // Without the DOM and the types of Node, which this package has no use for: a third of the time.
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2022'],
    types: [],
    moduleResolution: 'bundler',
    module: 'ESNext',
  };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, '.gitignore'), 'node_modules\n.cache\n');
  mkdirSync(join(root, 'shared/probe/src'), { recursive: true });
  write('1.0.0', TWO);
  git('init', '-qb', 'main');
  expect(apiReport('update')).toEqual(fine);
  commitAll('first');
}, 300_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('an export that was removed with a patch number is refused, and its report is not written', () => {
  write('1.0.1', ONE);
  const before = report();
  const { status, said } = apiReport('update');
  expect(status).toBe(1);
  expect(said).toContain('@vitrina/probe 1.0.1');
  expect(said).toContain('it has to be 2.0.0 at least');
  expect(said).toContain('gone: given: export function given(name: string): string;');
  expect(report()).toBe(before);
}, 300_000);

test('one that landed all the same is refused in a fresh clone', () => {
  // As by hand: the report of 1.0.0 without the function, under the new number.
  writeFileSync(
    join(root, 'shared/probe/api-report.md'),
    report()
      .replace('probe 1.0.0', 'probe 1.0.1')
      .replace(/\/\/ @public[^/]*export function given[^\n]*\n\n/, ''),
  );
  expect(report()).not.toContain('given');
  commitAll('by hand');
  const { status, said } = apiReport();
  expect(status).toBe(1);
  expect(said).toContain('it has to be 2.0.0 at least');
  git('reset', '-q', '--hard', 'HEAD~1');
}, 300_000);

test('two who land in one day need a number each, and neither answers for what the other took away', () => {
  write('2.0.0', ONE);
  expect(apiReport('update')).toEqual(fine);
  commitAll("another's");
  git('checkout', '-qb', 'mine');
  write('2.0.0', `${ONE}export const mine = 1;\n`);
  expect(apiReport('update').said).toContain('it has to be 2.1.0 at least');
  write('2.1.0', `${ONE}export const mine = 1;\n`);
  expect(apiReport('update')).toEqual(fine);
  const exports = JSON.parse(readFileSync(join(root, 'shared/probe/api-exports.json'), 'utf8'));
  expect(exports).toMatchObject({ kept: { since: '1.0.0' }, mine: { since: '2.1.0' } });
}, 300_000);
