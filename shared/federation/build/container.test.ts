import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vehicleLines } from '@vitrina/contract';
import { type Configuration, webpack } from 'webpack';
import type { RemoteBuild } from '../release/builds';

const { rangeOf } = require('./shared-sources.cjs') as {
  rangeOf: (version: string, table: object, used: string[]) => string;
};
const { remote } = require('./index.cjs') as { remote: (dir: string) => (env: object, argv: object) => Configuration };

/** A remote of two pages that borrows the packages of the shell. */
const FILES = {
  'package.json': JSON.stringify({ name: 'mf-probe', version: '1.2.3' }),
  'remote.ts': `export default { name: 'mf-probe', pages: [
    { name: 'plain', path: '/', title: 'Uno', layout: 'home', requiresLogin: false },
    { name: 'with.form', expose: 'with-form', path: '/x', title: 'Dos', layout: 'public', requiresLogin: true },
  ] };`,
  'src/pages/plain.page.ts': `import './plain.module.css'; import { useState } from 'react'; import { load } from '../calls';
    export const mount = [useState, load, () => import('../later')];`,
  // Of two functions one is used: what the other one takes is not in the build.
  'src/calls.ts': `import { call } from '@vitrina/api-client'; import { login, vehicleLines } from '@vitrina/contract';
    import { history, paths } from '@vitrina/navigation';
    export const load = () => call(vehicleLines, paths.summary('sierra', 3));
    export const unused = () => call(login, history, paths.password());`,
  'src/later.ts': `export const address = '/campanacrm';`,
  'src/pages/plain.module.css': '.title { color: red; }',
  'src/pages/with-form.page.ts': `import { FormField } from '@vitrina/forms'; import styles from './form.module.css'; export const mount = [FormField, styles.title];`,
  'src/pages/form.module.css': '.title {\n  color: blue;\n}\n',
};

/** Lays the remote out in a folder of its own, with these files changed, and builds it there. Returns its `dist`. */
async function build(change: Record<string, string> = {}): Promise<string> {
  const parent = mkdtempSync(join(tmpdir(), 'vitrina-build-'));
  parents.push(parent);
  const dir = join(parent, 'mf-probe');
  for (const [file, text] of Object.entries({ ...FILES, ...change })) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  symlinkSync(resolve(__dirname, '../../../shell/node_modules'), join(dir, 'node_modules'));
  const stats = await new Promise<string[]>((done, failed) =>
    webpack(remote(dir)({}, { mode: 'production' }), (error, result) =>
      error
        ? failed(error)
        : done((result?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message)),
    ),
  );
  errors = stats;
  return join(dir, 'dist');
}

const parents: string[] = [];
let errors: string[] = [];
let dist: string;
const read = (file: string, folder = dist) => readFileSync(join(folder, file), 'utf8');
const find = (folder: string, start: string) =>
  `${folder}/${readdirSync(join(dist, folder)).find((f) => f.startsWith(start) && !f.endsWith('.map'))}`;
const pagesOf = (folder: string) => JSON.parse(read('pages.json', folder)) as RemoteBuild;
/** Name and bytes of every file of a build but source maps. */
const filesOf = (folder: string) =>
  pagesOf(folder).emitted.map((file) => [file, readFileSync(join(folder, file)).toString('base64')]);

beforeAll(async () => {
  process.env.CI = 'true';
  process.chdir(tmpdir());
  dist = await build();
  expect(errors).toEqual([]);
}, 300_000);
afterAll(() => {
  for (const parent of parents) rmSync(parent, { recursive: true, force: true });
});

test('pages.json says what each page loads and uses, and what the remote needs of the shell', () => {
  const {
    calls: _calls,
    exports: _exports,
    links: _links,
    emitted: _emitted,
    contract: _contract,
    needs,
    ...rest
  } = pagesOf(dist);
  expect(Object.keys(needs)).toEqual(['@vitrina/api-client', '@vitrina/forms', '@vitrina/navigation', 'react']);
  expect(rest).toEqual({
    name: 'mf-probe',
    scope: expect.stringMatching(/^mf_probe_[0-9a-f]{8}$/),
    version: '1.2.3',
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
        // The first script is what the page takes of the contract and its library, split off for size.
        files: [expect.stringMatching(/^js\/\d+\./), find('css', 'plain'), find('js', 'plain')],
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

test('the sources that it was made of are listed: of shared packages what it contains, nothing of what the shell provides', () => {
  const packages = new Set(
    read('.sources')
      .split('\n')
      .map((file) => file.split('/').slice(0, 2).join('/')),
  );
  expect(packages).toContain('shared/contract');
  const isFile = (path: string) => statSync(resolve(__dirname, '../../..', path)).isFile();
  expect(read('.sources').split('\n').every(isFile)).toBe(true);
  for (const provided of ['ui', 'forms', 'api-client']) expect(packages).not.toContain(`shared/${provided}`);
});

test('the ids of modules do not follow from the folder in which webpack was started', () => {
  const { sources } = JSON.parse(read('remoteEntry.js.map')) as { sources: string[] };
  const entry = sources.find((source) => source.includes('.federation/entry')) ?? '';
  const inWorkspace = resolve(__dirname, '../../../node_modules/.federation');
  expect(resolve(dirname(dist), entry.replace('webpack://mf-probe/', ''))).toContain(inWorkspace);
});

test('it lists what is in the build once unused code is gone: calls, exports, links, files', () => {
  const { calls, exports, links, emitted } = pagesOf(dist);
  expect(calls).toEqual([`/api/${vehicleLines.path}`]);
  expect(exports).toEqual({
    '@vitrina/api-client': ['call'],
    '@vitrina/forms': ['FormField'],
    '@vitrina/navigation': ['paths'],
    react: ['useState'],
  });
  expect(links).toEqual(['/:titulo/:id/resumen', '/campanacrm']);
  const onDisk = ['css', 'js'].flatMap((folder) => readdirSync(join(dist, folder)).map((file) => `${folder}/${file}`));
  expect(emitted).toEqual([...onDisk.filter((file) => !file.endsWith('.map')), 'remoteEntry.js'].sort());
});

test('it needs of each package the lowest version that has what it uses, and no more', () => {
  const shared = resolve(__dirname, '../..');
  const json = (file: string) => JSON.parse(readFileSync(join(shared, file), 'utf8'));
  const range = (name: string, used: string) => {
    const major = Number(json(`${name}/package.json`).version.split('.')[0]);
    return `>=${json(`${name}/api-exports.json`)[used].since} <${major + 1}.0.0`;
  };
  const { needs, contract } = pagesOf(dist);
  expect(needs['@vitrina/forms']).toBe(range('forms', 'FormField'));
  expect(needs['@vitrina/api-client']).toBe(range('api-client', 'call'));
  expect(contract).toBe(range('contract', 'vehicleLines'));
  expect(needs.react).toMatch(/^\^\d+\.\d+\.0$/);
  expect(rangeOf('1.4.0', { a: { since: '1.0.0' }, b: { since: '1.3.0' } }, ['a'])).toBe('>=1.0.0 <2.0.0');
  expect(rangeOf('1.4.0', { a: { since: '1.0.0' }, b: { since: '1.3.0' } }, ['a', 'b'])).toBe('>=1.3.0 <2.0.0');
});

test('everything global of a build has a name of its own, made from its content, the same in any folder', async () => {
  const again = await build();
  expect(filesOf(again)).toEqual(filesOf(dist));
  const other = await build({ 'src/later.ts': "export const address = '/gracias';" });
  const [name, otherName] = [dist, other].map((folder) => pagesOf(folder).scope);
  expect(otherName).not.toBe(name);
  for (const file of readdirSync(join(dist, 'js')).filter((file) => file.endsWith('.js')))
    expect(read(`js/${file}`)).toContain(`webpackChunk${name}`);
  expect(read('remoteEntry.js')).toMatch(new RegExp(`var ${name}\\b`));
  expect(read('remoteEntry.js', other)).not.toContain(name);
  expect(read('remoteEntry.js')).not.toMatch(/mf_probe(?!_[0-9a-f]{8})/);
}, 300_000);

test('the licences of the packages in it go with it: what it bundles, not what the shell provides', () => {
  const text = read('licenses.txt');
  const { version } = JSON.parse(
    readFileSync(join(resolve(__dirname, '../../contract/node_modules/valibot'), 'package.json'), 'utf8'),
  );
  expect(text).toContain(`valibot ${version}\nMIT\n\nMIT License\n\nCopyright (c) Fabian Hiller`);
  expect(text).not.toMatch(/^(react|@vitrina)/m);
});

test('a build that fails leaves nothing to release', async () => {
  const failed = await build({ 'src/later.ts': "import './lost'; export const address = '/';" });
  expect(errors.join()).toContain("Can't resolve './lost'");
  expect(existsSync(join(failed, 'pages.json'))).toBe(false);
}, 300_000);

test('the container is small, brings nothing that the shell provides, and asks for the hash of each of its files', () => {
  const entry = read('remoteEntry.js');
  expect(gzipSync(entry, { level: 9 }).length).toBeLessThan(8 * 1024);
  expect(entry).toContain('__MF_INTEGRITY__');
  expect(readdirSync(join(dist, 'js')).filter((file) => file.endsWith('.js'))).toHaveLength(4);
});

test('styles are minified, and their class names carry the app so that two builds never meet', () => {
  expect(read(find('css', 'with-form'))).toMatch(/^\.mf-probe-[\w-]+\{color:#00f\}\s*$/);
});

test('source maps exist and are not announced', () => {
  expect(read(`${find('js', 'plain')}.map`)).toContain('plain.page.ts');
  expect(read(find('js', 'plain'))).not.toContain('sourceMappingURL');
});
