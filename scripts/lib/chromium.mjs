import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a headless browser that may run as root, without a GPU, on a machine without a network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of an installed Chromium or Chrome (`CHROME_PATH` first), or undefined. */
export function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
  return named || USUAL_PLACES.find((path) => existsSync(path));
}

/** Finds a browser, or installs Debian's and prints that it does. Throws with instructions if neither works. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (spawnSync('apt-get', ['--version']).status === 0 && isRoot) {
    process.stdout.write("No browser found: installing Debian's chromium for the browser tests…\n");
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', 'chromium'],
    ]) {
      const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
      if (status !== 0) throw new Error(`apt-get ${args[0]} failed: install chromium by hand, or set CHROME_PATH.`);
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to it.');
}
