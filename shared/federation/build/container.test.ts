import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Configuration, webpack } from 'webpack';

const { remote } = require('./index.cjs') as { remote: (dir: string) => (env: object, argv: object) => Configuration };

/** A remote of two pages that borrows the packages of the shell. */
const FILES = {
  'package.json': JSON.stringify({ name: 'mf-probe', version: '1.2.3' }),
  'remote.ts': `export default { name: 'mf-probe', contract: '^1.0.0', pages: [
    { name: 'plain', path: '/', title: 'Uno', layout: 'home', requiresLogin: false },
    { name: 'with.form', expose: 'with-form', path: '/x', title: 'Dos', layout: 'public', requiresLogin: true },
  ] };`,
  'src/pages/plain.page.ts': `import './plain.module.css'; import { useState } from 'react'; export const mount = useState;`,
  'src/pages/plain.module.css': '.title { color: red; }',
  'src/pages/with-form.page.ts': `import * as forms from '@vitrina/forms'; import styles from './form.module.css'; export const mount = [forms, styles.title];`,
  'src/pages/form.module.css': '.title {\n  color: blue;\n}\n',
};

let parent: string;
let dist: string;
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const find = (folder: string, start: string) =>
  `${folder}/${readdirSync(join(dist, folder)).find((f) => f.startsWith(start) && !f.endsWith('.map'))}`;

beforeAll(async () => {
  process.env.CI = 'true';
  parent = mkdtempSync(join(tmpdir(), 'vitrina-build-'));
  const dir = join(parent, 'mf-probe');
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  symlinkSync(resolve(__dirname, '../../../shell/node_modules'), join(dir, 'node_modules'));
  dist = join(dir, 'dist');
  const stats = await new Promise<string[]>((done, failed) =>
    webpack(remote(dir)({}, { mode: 'production' }), (error, result) =>
      error
        ? failed(error)
        : done((result?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message)),
    ),
  );
  expect(stats).toEqual([]);
}, 60_000);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test('pages.json says what each page loads and uses, and what the remote needs of the shell', () => {
  const versionIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')).version;
  const forms = versionIn(resolve(__dirname, '../../forms/package.json'));
  const react = versionIn(require.resolve('react/package.json'));
  expect(JSON.parse(read('pages.json'))).toEqual({
    name: 'mf-probe',
    scope: expect.stringMatching(/^mf_probe_[0-9a-f]{8}$/),
    version: '1.2.3',
    contract: '^1.0.0',
    needs: { '@vitrina/forms': `^${forms}`, react: `^${react}` },
    pages: [
      {
        ...{
          name: 'plain',
          path: '/',
          title: 'Uno',
          layout: 'home',
          requiresLogin: false,
          expose: './plain',
          uses: [],
        },
        files: [find('css', 'plain'), find('js', 'plain')],
      },
      {
        ...{
          name: 'with.form',
          path: '/x',
          title: 'Dos',
          layout: 'public',
          requiresLogin: true,
          expose: './with-form',
        },
        files: [find('css', 'with-form'), find('js', 'with-form')],
        uses: ['@vitrina/forms'],
      },
    ],
    slots: [],
  });
});

test('the container is small, brings nothing that the shell provides, and asks for the hash of each of its files', () => {
  const entry = read('remoteEntry.js');
  expect(gzipSync(entry, { level: 9 }).length).toBeLessThan(8 * 1024);
  expect(entry).toContain('__MF_INTEGRITY__');
  expect(readdirSync(join(dist, 'js')).filter((file) => file.endsWith('.js'))).toHaveLength(2);
});

test('styles are minified, and their class names carry the app so that two builds never meet', () => {
  expect(read(find('css', 'with-form'))).toMatch(/^\.mf-probe-[\w-]+\{color:#00f\}\s*$/);
});

test('source maps exist and are not announced', () => {
  expect(read(`${find('js', 'plain')}.map`)).toContain('plain.page.ts');
  expect(read(find('js', 'plain'))).not.toContain('sourceMappingURL');
});
