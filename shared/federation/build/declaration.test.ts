import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const { readDeclaration } = require('./declaration.cjs');

const folders: string[] = [];
afterAll(() => folders.forEach((dir) => void rmSync(dir, { recursive: true, force: true })));

/** Folder `mf-probe` with a declaration and empty modules. */
function remote(declaration: string, ...modules: string[]): string {
  const parent = mkdtempSync(join(tmpdir(), 'vitrina-build-'));
  folders.push(parent);
  const dir = join(parent, 'mf-probe');
  const files = { 'remote.ts': declaration, 'package.json': '{"version":"2.1.0"}' };
  for (const [file, text] of [...Object.entries(files), ...modules.map((name) => [name, ''] as const)]) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return dir;
}

const PAGES = `
import type { RemoteDeclaration } from '@vitrina/federation';
export default {
  name: 'mf-probe',
  pages: [{ name: 'compras.detalle', expose: 'compras-detalle', path: '/detalle' }, { name: 'p1', path: '/' }],
  slots: [{ name: 'login' }],
} satisfies RemoteDeclaration;`;

test('a declaration is read as data, with the module of each page and slot', () => {
  const dir = remote(PAGES, 'src/pages/p1.page.ts', 'src/pages/compras-detalle.page.ts', 'src/slots/login.slot.ts');
  expect(readDeclaration(dir)).toMatchObject({
    name: 'mf-probe',
    scope: 'mf_probe',
    version: '2.1.0',
    modules: [
      { kind: 'page', name: 'compras.detalle', expose: 'compras-detalle', file: './src/pages/compras-detalle.page.ts' },
      { kind: 'page', name: 'p1', expose: 'p1', file: './src/pages/p1.page.ts' },
      { kind: 'slot', name: 'login', expose: 'slot-login', file: './src/slots/login.slot.ts' },
    ],
  });
});

test('what has no file is named', () => {
  const dir = remote(PAGES, 'src/pages/p1.page.ts', 'src/slots/login.slot.ts');
  expect(() => readDeclaration(dir)).toThrow("page 'compras.detalle' (./src/pages/compras-detalle.page.ts)");
});

test('a name that is not the folder is refused', () => {
  const dir = remote("export default { name: 'mf-other', pages: [] };");
  expect(() => readDeclaration(dir)).toThrow("says name 'mf-other', but its folder is 'mf-probe'");
});

test('a declaration can run nothing of its surroundings', () => {
  const dir = remote("import fs from 'node:fs'; export default { name: fs.readFileSync('/etc/hostname'), pages: [] };");
  expect(() => readDeclaration(dir)).toThrow('require is not defined');
});
