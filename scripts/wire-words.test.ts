import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allEndpoints } from '../shared/contract/src';

const ROOT = resolve(__dirname, '..');
const CODE = /\b[nbd]?dt\d{1,3}\b/g;
/** Where the wire itself is what is told or tested. */
const ON_THE_WIRE =
  /^shared\/contract\/|^shared\/api-client\/src\/call\.test\.ts$|^api\/(test|src\/platform\/openapi)\//;

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.cjs'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !ON_THE_WIRE.test(file) && !file.startsWith('scripts/wire-words'));

/** What of `found` stands in a source, each as 'file: what'. */
const places = (files: string[], found: (text: string) => Iterable<string>) =>
  files.flatMap((file) => [...new Set(found(readFileSync(resolve(ROOT, file), 'utf8')))].map((it) => `${file}: ${it}`));

test('there are sources to look at', () => expect(sources.length).toBeGreaterThan(500));

test('codes of the wire stand in the contract alone', () => {
  const code = sources.filter((file) => !/\.test\.tsx?$/.test(file));
  expect(places(code, (text) => text.match(CODE) ?? [])).toEqual([]);
});

test('no source spells the path of a call: it names the endpoint', () => {
  const paths = allEndpoints.map(({ path }) => path).filter((path) => path.includes('/'));
  expect(places(sources, (text) => paths.filter((path) => text.includes(path)))).toEqual([]);
});
