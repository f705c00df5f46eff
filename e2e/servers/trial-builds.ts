import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../../scripts/lib/fingerprint.mjs';
import { runNode } from '../../scripts/lib/run.mjs';
import { inRoot } from '../../scripts/lib/workspace.mjs';

const SOURCES = inRoot('shared/federation/release/testing/trial');

/** The builds: name -> the heading's word, and where the page '/prueba' fails. */
const BUILDS = {
  first: { title: 'Primera', failsIn: undefined },
  second: { title: 'Segunda', failsIn: undefined },
  render: { title: 'Rota', failsIn: 'render' },
  mount: { title: 'Trabada', failsIn: 'mount' },
} as const;
export type TrialBuild = keyof typeof BUILDS;

const key = fingerprint([SOURCES, inRoot('shared/federation/build'), inRoot('pnpm-lock.yaml')]).slice(0, 12);
const FOLDER = inRoot('.cache/e2e-trial', key);

/** Folder of a build, once `makeTrialBuilds` has run. */
export const trialBuild = (build: TrialBuild) => join(FOLDER, build);

/** Makes one build with the real preset, in a folder of its own that borrows the shell's packages. */
async function make(build: TrialBuild) {
  if (existsSync(trialBuild(build))) return;
  const work = join(FOLDER, `${build}.work`);
  const dir = join(work, 'mf-trial');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  cpSync(SOURCES, dir, { recursive: true });
  symlinkSync(inRoot('shell/node_modules'), join(dir, 'node_modules'));
  const write = (file: string, text: string) => writeFileSync(join(dir, file), text);
  write('package.json', JSON.stringify({ name: '@vitrina/mf-trial', version: '1.0.0' }));
  const behaviour = Object.entries(BUILDS[build]).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  write('src/behaviour.ts', behaviour.join('\n'));
  const preset = JSON.stringify(inRoot('shared/federation/build'));
  write('webpack.config.cjs', `module.exports = require(${preset}).remote(__dirname);`);
  await runNode([inRoot('shell/node_modules/webpack/bin/webpack.js'), '--mode', 'production'], { cwd: dir });
  renameSync(join(dir, 'dist'), trialBuild(build));
  rmSync(work, { recursive: true });
}

/** Makes the builds that are not there for the present sources and preset, two at a time. */
export async function makeTrialBuilds(): Promise<void> {
  rmSync(join(FOLDER, '..'), { recursive: true, force: !existsSync(FOLDER) });
  const waiting = Object.keys(BUILDS) as TrialBuild[];
  const work = async () => {
    for (let build = waiting.shift(); build; build = waiting.shift()) await make(build);
  };
  await Promise.all([work(), work()]);
}
