import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const inRoot = (...parts) => join(ROOT, ...parts);

/** Names of all remotes: folders with a declaration. */
export const remotes = () =>
  readdirSync(ROOT).filter((name) => name.startsWith('mf-') && existsSync(inRoot(name, 'remote.ts')));

/** Ends the process with a message for the user. */
export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** The remote named on the command line; ends the process if there is none of that name. */
export function remoteArgument(command) {
  const name = process.argv[2];
  if (!name || !remotes().includes(name)) fail(`Usage: pnpm ${command} <remote>, one of: ${remotes().join(', ')}`);
  return name;
}

/** A folder from the environment, with its default. */
export const folderFrom = (variable, fallback) => resolve(ROOT, process.env[variable] || fallback);

/**
 * A port from the environment, with its default. Ends the process if it is none.
 * @param any whether 0 may be given, for any free port
 */
export function portFrom(variable, fallback, { any = false } = {}) {
  const text = process.env[variable] || String(fallback);
  const [port, least] = [Number(text), any ? 0 : 1];
  if (!/^\d+$/.test(text) || port < least || port > 65_535)
    fail(`${variable} must be a whole number from ${least} to 65535.`);
  return port;
}
