import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

/** Debian's build of Chromium without a window: the same engine, at half the processor time a page (ADR 0050). */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

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

/** The browser that `CHROME_PATH` names, or undefined. @throws Error if it does not exist */
function namedBrowser() {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
  return named || undefined;
}

const findChromium = () => namedBrowser() ?? USUAL_PLACES.find((path) => existsSync(path));

/** Path of an installed browser for tests (`CHROME_PATH` first, then the one without a window), or undefined. */
export const findTestBrowser = () => namedBrowser() ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium());

/** @throws Error with what to do if there is no browser */
const required = (path) => {
  if (path) return path;
  throw new Error('No browser found: install Chromium or Chrome, or set CHROME_PATH to it.');
};

/** Finds Chromium or Chrome (`CHROME_PATH` first), or installs Debian's. @throws Error if neither works */
export const ensureChromium = () =>
  findChromium() ?? required(installFromDebian(['chromium'], 'bench and pictures') && findChromium());

/** Finds the browser without a window or installs Debian's; else any other Chromium. @throws Error if there is none */
export function ensureTestBrowser() {
  if (!namedBrowser() && !existsSync(HEADLESS_SHELL))
    installFromDebian(['chromium-headless-shell'], 'the browser tests');
  return required(findTestBrowser());
}
