import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isStamped } from './fingerprint.mjs';
import { runNode } from './run.mjs';
import { fail, inRoot, ROOT, remotes } from './workspace.mjs';

/** webpack keeps one core busy, its minifier more: two processes at a time suit a small machine. */
const AT_ONCE = 2;

/** Where a build goes, and the arguments for webpack. */
const KINDS = {
  /** `dist/`: a remote's container, or the shell. */
  release: { output: (name) => inRoot(name, 'dist'), args: () => ['--mode', 'production'] },
  standalone: {
    output: (name) => inRoot(name, 'dist-standalone'),
    args: () => ['--mode', 'production', '--env', 'standalone'],
  },
  /** The shell with React's development build, for `pnpm dev`. */
  development: {
    output: (name) => inRoot('.cache/dev', name),
    args: (name) => ['--mode', 'development', '--env', `output=${inRoot('.cache/dev', name)}`],
  },
};

/** Everything that an app's output may depend on: its own folder, the shared packages, the workspace's versions. */
const mayDependOn = (name) =>
  [name, 'shared', '.browserslistrc', 'tsconfig.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((path) =>
    inRoot(path),
  );

/** What the preset reads beside webpack, for any app: the wire contract, where links lead, versions and exports. */
const readByPreset = () => [
  ...['federation/build', 'contract', 'navigation/src/paths.ts'],
  ...readdirSync(inRoot('shared')).flatMap((name) => [`${name}/package.json`, `${name}/api-exports.json`]),
];

/**
 * All that the build in a folder does depend on: of the shared packages only what it was made of, so that a change in one
 * of them leaves the builds current that do not contain it. The list comes from the build (`.sources`).
 */
function dependsOn(name, output) {
  const list = join(output, '.sources');
  if (!existsSync(list)) return mayDependOn(name);
  const [own, shared, ...workspace] = mayDependOn(name);
  const sources = readFileSync(list, 'utf8').split('\n');
  return [
    own,
    ...workspace,
    ...readByPreset().map((path) => join(shared, path)),
    ...sources.map((path) => inRoot(path)),
  ];
}

const stampOf = (output) => join(output, '.inputs');

const isBuilt = (name, output) => isStamped(stampOf(output), fingerprint(dependsOn(name, output)));

/**
 * Whether an app's `dist` is what `pnpm build` would make of its current sources: nothing has changed since, and no
 * build of it has failed.
 */
export const isCurrent = (name) => isBuilt(name, KINDS.release.output(name));

/** TypeScript's errors in the workspace; '' if there are none. webpack compiles file by file and checks no types. */
const checkTypes = () =>
  runNode([inRoot('node_modules/typescript7/bin/tsc'), '-p', 'tsconfig.json', '--pretty', 'false'], { cwd: ROOT }).then(
    () => '',
    ({ output }) => output,
  );

/** The errors in an app's own sources or in sources that all apps share. */
const concerning = (name, said) => said.split('\n').filter((line) => [name, 'shared'].includes(line.split('/')[0]));

/** Builds apps of one kind in one process: loading webpack and its loaders takes longer than a small remote. */
async function buildTogether(names, kind, { types, before }) {
  const { output, args } = KINDS[kind];
  const started = performance.now();
  for (const name of names) rmSync(stampOf(output(name)), { force: true });
  const wrong = kind === 'development' ? [] : [...new Set(names.flatMap((name) => concerning(name, types)))];
  if (wrong.length > 0) fail(`The build of ${names.join(', ')} failed, types are wrong:\n${wrong.join('\n')}`);
  const configs = names.flatMap((name) => ['--config', inRoot(name, 'webpack.config.cjs')]);
  const [first] = names;
  await runNode([inRoot(first, 'node_modules/webpack/bin/webpack.js'), ...configs, ...args(first)], {
    cwd: inRoot(first),
  }).catch((error) => fail(`The build of ${names.join(', ')} failed:\n${error.output ?? error.stack}`));
  for (const name of names) {
    // Else a file was changed since types were checked: nobody knows which of its two contents was built.
    if (fingerprint(mayDependOn(name)) === before.get(name))
      writeFileSync(stampOf(output(name)), fingerprint(dependsOn(name, output(name))));
  }
  console.log(`${names.join(', ')} built in ${((performance.now() - started) / 1000).toFixed(1)} s (${kind})`);
}

/** What is built in one process. */
const batchOf = ({ name, kind }) => (name === 'shell' ? name : kind);

/**
 * Builds apps whose sources have changed since their last build: the remotes of a kind together, two processes at a time.
 * @param apps list of { name, kind: 'release' | 'standalone' | 'development' }
 */
export async function buildApps(apps, { force = false } = {}) {
  const stale = apps.filter(({ name, kind }) => force || !isBuilt(name, KINDS[kind].output(name)));
  for (const app of apps) if (!stale.includes(app)) console.log(`${app.name} is up to date (${app.kind})`);
  if (stale.length === 0) return;
  const before = new Map(stale.map(({ name }) => [name, fingerprint(mayDependOn(name))]));
  const types = stale.some(({ kind }) => kind !== 'development') ? await checkTypes() : '';
  const batches = [...new Set(stale.map(batchOf))].map((batch) => stale.filter((app) => batchOf(app) === batch));
  const work = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift())
      await buildTogether(
        batch.map(({ name }) => name),
        batch[0].kind,
        { types, before },
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** The shell and every remote, built for release. */
export const releasedApps = () => ['shell', ...remotes()].map((name) => ({ name, kind: 'release' }));

/** Every remote's standalone site. */
export const standaloneApps = () => remotes().map((name) => ({ name, kind: 'standalone' }));
