import { cpSync, existsSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** Lays out the sources of one build, in a folder of their own that borrows the shell's packages. Returns the folder. */
function layOut(build: TrialBuild, work: string): string {
  const dir = join(work, build, 'mf-trial');
  cpSync(SOURCES, dir, { recursive: true });
  symlinkSync(inRoot('shell/node_modules'), join(dir, 'node_modules'));
  const write = (file: string, text: string) => writeFileSync(join(dir, file), text);
  write('package.json', JSON.stringify({ name: '@vitrina/mf-trial', version: '1.0.0' }));
  const behaviour = Object.entries(BUILDS[build]).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  write('src/behaviour.ts', behaviour.join('\n'));
  return dir;
}

/** Makes the builds with the real preset, unless they are there for the present sources and preset. */
export async function makeTrialBuilds(): Promise<void> {
  if (existsSync(FOLDER)) return;
  rmSync(join(FOLDER, '..'), { recursive: true, force: true });
  const work = `${FOLDER}.work`;
  const builds = Object.keys(BUILDS) as TrialBuild[];
  const folders = builds.map((build) => layOut(build, work));
  // All in one process: starting webpack takes longer than these builds.
  const config = join(work, 'webpack.config.cjs');
  const preset = JSON.stringify(inRoot('shared/federation/build'));
  writeFileSync(
    config,
    `const { remote } = require(${preset});
    module.exports = ${JSON.stringify(folders)}.map((dir) => remote(dir)({}, { mode: 'production' }));`,
  );
  const webpack = inRoot('shell/node_modules/webpack/bin/webpack.js');
  await runNode([webpack, '--config', config], { cwd: inRoot('shell'), env: { CI: 'true' } });
  for (const build of builds)
    cpSync(join(work, build, 'mf-trial/dist'), join(work, 'done', build), { recursive: true });
  renameSync(join(work, 'done'), FOLDER);
  rmSync(work, { recursive: true });
}
