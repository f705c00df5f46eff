import { join } from 'node:path';
import { inRoot, remotes } from '../../scripts/lib/workspace.mjs';

/** Where the servers of the browser tests listen: the site, and each remote on an origin of its own. */
export const REMOTES: readonly string[] = remotes();

const HOST = '127.0.0.1';
const FIRST = Number(process.env.E2E_PORT ?? 48300);
const at = (port: number) => `http://${HOST}:${port}`;

export const site = { host: HOST, port: FIRST, origin: at(FIRST) };
/** What the servers leave on disk: a folder a port, so that two runs on different ports do not meet. */
export const FOLDER = inRoot('.cache/e2e', String(FIRST));
export const remotePort = (remote: string) => FIRST + 1 + REMOTES.indexOf(remote);
export const remoteOrigin = (remote: string) => at(remotePort(remote));
/** The same site with Google's reCAPTCHA, and who stands in for Google's server. */
export const recaptchaSite = { host: HOST, port: FIRST + 21, origin: at(FIRST + 21) };
export const siteverifyPort = FIRST + 22;
/** The site of a remote whose builds fail on purpose, and the store that its tests publish to. */
export const trialSite = { host: HOST, port: FIRST + 23, origin: at(FIRST + 23) };
export const TRIAL_STORE = join(FOLDER, 'trial');
export const standalonePort = (remote: string) => FIRST + 11 + REMOTES.indexOf(remote);
export const standaloneOrigin = (remote: string) => at(standalonePort(remote));
