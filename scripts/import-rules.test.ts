import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '..');
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');

const CREDENTIALS = "import { credentials } from '@vitrina/session-bus/internal';\nexport default credentials;\n";
const SESSION = "export { sessionAtom } from '@vitrina/session-bus';\n";
const SIGN_IN_OF_TESTS = "export { signIn } from '@vitrina/session-bus/testing';\n";
const ALONE = ['credentials-in-the-client-alone'];
const TESTS = ['testing-in-tests-alone'];
const CALL = "import { call } from '@vitrina/api-client';\nexport default call;\n";
const QUERY = "import { query } from '@vitrina/api-client';\nexport default query;\n";
const SERVER_DATA = ['noRestrictedImports'];
const PART = 'export const part = 1;\n';

/** Files that import what they may or may not, and the rules that each breaks. */
const PROBES: [file: string, text: string, broken: string[]][] = [
  ['mf-account/src/pages/credentials.ts', CREDENTIALS, ALONE],
  ['mf-account/src/pages/credentials.test.ts', CREDENTIALS, ALONE],
  [
    'mf-account/src/pages/by-path.ts',
    "export * from '../../../shared/session-bus/src/session';\n",
    ['across-by-exports', ...ALONE],
  ],
  ['shell/src/credentials.ts', CREDENTIALS, ALONE],
  ['shared/forms/src/credentials.ts', CREDENTIALS, ALONE],
  ['shared/api-client/src/credentials.ts', CREDENTIALS, []],
  ['mf-account/src/pages/session.ts', SESSION, []],
  ['mf-account/src/pages/sign-in.ts', SIGN_IN_OF_TESTS, TESTS],
  ['mf-account/src/pages/sign-in.test.ts', SIGN_IN_OF_TESTS, []],
  ['mf-account/src/testing/sign-in.ts', SIGN_IN_OF_TESTS, []],
  ['mf-account/src/pages/call.ts', CALL, SERVER_DATA],
  ['mf-payments/src/call.ts', CALL, SERVER_DATA],
  ['mf-credit/src/call.ts', CALL, SERVER_DATA],
  ['mf-account/src/pages/query.ts', QUERY, []],
  ['mf-configurator/src/call.ts', CALL, []], // the wizard stores what it is answered
  ['mf-account/src/pages/one/part.ts', PART, []],
  ['mf-account/src/pages/one/own.ts', "export { part } from './part';\n", []],
  ['mf-account/src/pages/two/part.ts', "export { part } from '../one/part';\n", ['no-page-to-page']],
  ['mf-account/src/pages/two/part.test.ts', "export { part } from '../one/own';\n", ['no-page-to-page']],
  ['mf-account/src/pages/two/entry.ts', "export { part } from '../one.page';\n", ['no-page-to-page']],
  ['mf-account/src/pages/one.page.ts', "export { part } from './one/part';\n", []],
];

let folder: string;
let broken: Map<string, string[]>;

/** What a tool prints about the workspace, whether or not it finds something wrong. */
const told = (tool: string, ...args: string[]): Promise<string> =>
  promisify(execFile)(process.execPath, [tool, ...args], { cwd: folder, maxBuffer: 1e8 }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );

/** Writes a workspace with the real state packages and the probes, and asks the two tools of `pnpm lint` about it. */
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrina-imports-')));
  mkdirSync(join(folder, 'node_modules/@vitrina'), { recursive: true });
  for (const name of ['session-bus', 'api-client']) {
    const copy = join(folder, 'shared', name);
    for (const part of ['package.json', 'src']) {
      cpSync(join(ROOT, 'shared', name, part), join(copy, part), { recursive: true });
    }
    symlinkSync(copy, join(folder, 'node_modules/@vitrina', name));
  }
  writeFileSync(join(folder, 'tsconfig.json'), '{}');
  cpSync(join(ROOT, 'biome.json'), join(folder, 'biome.json'));
  for (const [file, text] of PROBES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  broken = new Map(PROBES.map(([file]) => [file, []]));
  const config = ['--config', join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'json'];
  const cruised = JSON.parse(await told(CRUISER, 'mf-account', 'shell', 'shared', ...config));
  for (const { rule, from } of cruised.summary.violations) broken.get(from)?.push(rule.name);
  const linted = await told(BIOME, 'lint', '.', '--vcs-enabled=false', '--reporter=github');
  for (const [, rule = '', file = ''] of linted.matchAll(/title=lint\/\w+\/(\w+),file=([^,]+),/g)) {
    broken.get(relative(folder, file))?.push(rule);
  }
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(PROBES)('%s', (file, _, rules) => {
  expect(broken.get(file)).toEqual(rules);
});
