import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isStamped } from './fingerprint.mjs';
import { runNode } from './run.mjs';
import { fail, inRoot, ROOT, remotes } from './workspace.mjs';

/** webpack keeps one core busy, its minifier more: two builds at a time suit a small machine. */
const AT_ONCE = 2;

/** One compilation of an app: arguments for webpack, output folder. */
const KINDS = {
  /** `dist/`: a remote's container, or the shell. */
  release: (name) => ({ args: ['--mode', 'production'], output: inRoot(name, 'dist') }),
  standalone: (name) => ({
    args: ['--mode', 'production', '--env', 'standalone'],
    output: inRoot(name, 'dist-standalone'),
  }),
  /** The shell with React's development build, for `pnpm dev`. */
  development(name) {
    const output = inRoot('.cache/dev', name);
    return { args: ['--mode', 'development', '--env', `output=${output}`], output };
  },
};

/** Everything that an app's output depends on: its own folder, the shared packages, the workspace's versions. */
const inputsOf = (name) =>
  [name, 'shared', 'tsconfig.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((path) => inRoot(path));

const stampOf = (output) => join(output, '.inputs');

/**
 * Whether an app's `dist` is what `pnpm build` would make of its current sources: nothing has changed since, and no
 * build of it has failed.
 */
export const isCurrent = (name) => isStamped(stampOf(KINDS.release(name).output), fingerprint(inputsOf(name)));

/** TypeScript's errors in the workspace; '' if there are none. webpack compiles file by file and checks no types. */
const checkTypes = () =>
  runNode([inRoot('node_modules/typescript7/bin/tsc'), '-p', 'tsconfig.json', '--pretty', 'false'], { cwd: ROOT }).then(
    () => '',
    ({ output }) => output,
  );

/** The errors in an app's own sources or in sources that all apps share. */
const concerning = (name, said) => said.split('\n').filter((line) => [name, 'shared'].includes(line.split('/')[0]));

async function buildApp({ name, kind }, force, types) {
  const { args, output } = KINDS[kind](name);
  const stamp = stampOf(output);
  const mark = fingerprint(inputsOf(name));
  if (!force && isStamped(stamp, mark)) return console.log(`${name} is up to date`);
  const started = performance.now();
  rmSync(stamp, { force: true });
  const wrong = kind === 'development' ? [] : concerning(name, await types());
  if (wrong.length > 0) fail(`${name} does not build, its types are wrong:\n${wrong.join('\n')}`);
  await runNode([inRoot(name, 'node_modules/webpack/bin/webpack.js'), ...args], { cwd: inRoot(name) });
  writeFileSync(stamp, mark);
  console.log(`${name} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Builds apps whose sources have changed since their last build, two at a time.
 * @param apps list of { name, kind: 'release' | 'standalone' | 'development' }
 */
export async function buildApps(apps, { force = false } = {}) {
  const waiting = [...apps];
  let said;
  const types = () => (said ??= checkTypes());
  const work = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      const { name } = app;
      await buildApp(app, force, types).catch((error) =>
        fail(`${name} does not build:\n${error.output ?? error.stack}`),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** The shell and every remote, built for release. */
export const releasedApps = () => ['shell', ...remotes()].map((name) => ({ name, kind: 'release' }));

/** Every remote's standalone site. */
export const standaloneApps = () => remotes().map((name) => ({ name, kind: 'standalone' }));
