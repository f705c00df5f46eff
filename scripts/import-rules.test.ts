import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '..');
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

const CREDENTIALS = "import { credentials } from '@vitrina/session-bus/internal';\nexport default credentials;\n";
const SESSION = "export { sessionAtom } from '@vitrina/session-bus';\n";
const SIGN_IN_OF_TESTS = "export { signIn } from '@vitrina/session-bus/testing';\n";
const ALONE = ['credentials-in-the-client-alone'];
const TESTS = ['testing-in-tests-alone'];

/** Files that import what they may or may not, and the rules that each breaks. */
const PROBES: [file: string, text: string, broken: string[]][] = [
  ['mf-account/src/pages/credentials.ts', CREDENTIALS, ALONE],
  ['mf-account/src/pages/credentials.test.ts', CREDENTIALS, ALONE],
  ['mf-account/src/pages/by-path.ts', "export * from '../../../shared/session-bus/src/session';\n", ALONE],
  ['shell/src/credentials.ts', CREDENTIALS, ALONE],
  ['shared/forms/src/credentials.ts', CREDENTIALS, ALONE],
  ['shared/api-client/src/credentials.ts', CREDENTIALS, []],
  ['mf-account/src/pages/session.ts', SESSION, []],
  ['mf-account/src/pages/sign-in.ts', SIGN_IN_OF_TESTS, TESTS],
  ['mf-account/src/pages/sign-in.test.ts', SIGN_IN_OF_TESTS, []],
  ['mf-account/src/testing/sign-in.ts', SIGN_IN_OF_TESTS, []],
];

let folder: string;
let broken: Map<string, string[]>;

type Violation = { rule: { name: string }; from: string };

/** Writes a workspace with the real session bus and the probes, and asks dependency-cruiser about it as `pnpm lint` does. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-imports-'));
  for (const part of ['package.json', 'src']) {
    cpSync(join(ROOT, 'shared/session-bus', part), join(folder, 'shared/session-bus', part), { recursive: true });
  }
  mkdirSync(join(folder, 'node_modules/@vitrina'), { recursive: true });
  symlinkSync(join(folder, 'shared/session-bus'), join(folder, 'node_modules/@vitrina/session-bus'));
  writeFileSync(join(folder, 'tsconfig.json'), '{}');
  for (const [file, text] of PROBES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const config = join(ROOT, '.dependency-cruiser.cjs');
  const args = [CRUISER, 'mf-account', 'shell', 'shared', '--config', config, '--output-type', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }).catch(
    (error: { stdout: string }) => error, // it ends with the number of violations
  );
  const { violations } = JSON.parse(stdout).summary as { violations: Violation[] };
  broken = new Map(PROBES.map(([file]) => [file, []]));
  for (const { rule, from } of violations) broken.get(from)?.push(rule.name);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(PROBES)('%s', (file, _, rules) => {
  expect(broken.get(file)).toEqual(rules);
});
