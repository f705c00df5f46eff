import { writeFileSync } from 'node:fs';
import { fingerprint, isStamped } from './fingerprint.mjs';
import { run } from './run.mjs';
import { fail, inRoot, ROOT } from './workspace.mjs';

/** Newer than what `npx pnpm` alone would run, and known to work on Node 20. */
const PNPM = 'pnpm@12.21.0';

/** Runs pnpm, which need not be installed. */
const pnpm = (args) =>
  run('npx', ['--yes', PNPM, ...args], { cwd: ROOT, show: true, shell: process.platform === 'win32' });

/** Installs the workspace's packages by the lockfile, unless that was done for this very lockfile. */
export async function installPackages() {
  const stamp = inRoot('node_modules/.installed');
  const mark = fingerprint([inRoot('pnpm-lock.yaml'), inRoot('pnpm-workspace.yaml')]);
  if (isStamped(stamp, mark)) return;
  console.log('Installing packages…');
  try {
    await pnpm(['install', '--frozen-lockfile']);
  } catch (error) {
    fail(`The packages could not be installed (${error.message}).
Is the npm registry reachable ('npm ping')? If packages are half installed, remove node_modules and start again.`);
  }
  writeFileSync(stamp, mark);
}
