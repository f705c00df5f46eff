import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
/** Stands for webpack: it leaves a build, or fails where the sources say so. */
const WEBPACK = `const fs = require('node:fs');
if (fs.readFileSync('src/main.ts', 'utf8').includes('FAILS')) process.exit(1);
if (fs.readFileSync('src/main.ts', 'utf8').includes('CHANGES')) fs.writeFileSync('src/late.ts', 'export const late = 1;');
fs.mkdirSync('dist', { recursive: true });
fs.writeFileSync('dist/.sources', 'mf-x/src/main.ts\\nshared/bundled/src/index.ts');`;

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};

/** Builds 'mf-x' of the workspace; answers whether that went well, what was said, and whether its dist is current. */
function build() {
  const script = (text: string) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', text], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  const module = "const { buildApps, isCurrent } = await import('./scripts/lib/build-apps.mjs');";
  const { status, stdout, stderr } = script(`${module} await buildApps([{ name: 'mf-x', kind: 'release' }]);`);
  const current = script(`${module} console.log(isCurrent('mf-x'));`).stdout.trim();
  return { isWell: status === 0, said: stdout + stderr, isCurrent: current };
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrina-builds-'));
  cpSync(join(ROOT, 'scripts/lib'), join(root, 'scripts/lib'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const compilerOptions = { strict: true, noEmit: true, target: 'ES2022', lib: ['ES2022'], types: [] };
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['mf-*/src'] }));
  write('mf-x/node_modules/webpack/bin/webpack.js', WEBPACK);
  for (const name of ['bundled', 'provided']) write(`shared/${name}/src/index.ts`, 'export const before = 1;');
  write('mf-y/src/main.ts', "export const wrong: number = 'text';");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a build is current until its sources change, whatever is wrong with another app', () => {
  write('mf-x/src/main.ts', 'export const right = 1;');
  expect(build()).toMatchObject({ isWell: true, isCurrent: 'true' });
  expect(build().said).toContain('mf-x is up to date');
});

test('a shared package that is not in the build may change, one that is may not', () => {
  write('mf-x/src/main.ts', 'export const right = 2;');
  build();
  write('shared/provided/src/index.ts', 'export const after = 1;');
  expect(build().said).toContain('mf-x is up to date');
  write('shared/bundled/src/index.test.ts', 'export const test = 1;');
  expect(build().said).toContain('mf-x is up to date');
  write('shared/bundled/src/index.ts', 'export const after = 1;');
  expect(build()).toMatchObject({ isWell: true, isCurrent: 'true', said: expect.stringContaining('mf-x built in') });
});

test('sources that change while they are built leave no current build', () => {
  write('mf-x/src/main.ts', 'export const CHANGES = 1;');
  expect(build()).toMatchObject({ isWell: true, isCurrent: 'false' });
});

test.each([
  ['a type error in its sources', "export const wrong: number = 'text';", 'mf-x/src/main.ts(1,14): error TS2322'],
  ['a compilation that fails', 'export const FAILS = 1;', 'The build of mf-x failed'],
])('%s leaves no current build', (_what, text, message) => {
  write('mf-x/src/main.ts', text);
  expect(build()).toEqual({ isWell: false, said: expect.stringContaining(message), isCurrent: 'false' });
});

test('nor is the build of before current when the sources are those of before again', () => {
  write('mf-x/src/main.ts', 'export const right = 1;');
  build();
  write('mf-x/src/main.ts', 'export const FAILS = 1;');
  build();
  writeFileSync(join(root, 'mf-x/src/main.ts'), 'export const right = 1;');
  expect(build().said).toContain('mf-x built in');
});
