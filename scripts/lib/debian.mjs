import { spawnSync } from 'node:child_process';

/** Installs packages of Debian's, where that can be done, and says so. @returns whether they are there now */
export function installFromDebian(names, what) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  process.stdout.write(`Installing Debian's ${names.join(', ')} for ${what}…\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', ...names);
}
