// The composed site as the browser tests see it: the site and its backend on one origin, each remote on its own, each
// standalone site on its own. Everything starts fresh in a folder below .cache/e2e.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend } from '../../api/src/backend';
import { type Config, readConfig } from '../../api/src/platform/config/config';
import { createLogger } from '../../api/src/platform/http/logger';
import { siteverify } from '../../api/test/support/siteverify';
import { serveStandalone } from '../../scripts/lib/standalone-server.mjs';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { askSources, publish } from '../../shared/federation/release';
import { DATABASE_URL_FILE } from './database';
import {
  FOLDER,
  REMOTES,
  recaptchaSite,
  remoteOrigin,
  remotePort,
  site,
  siteverifyPort,
  standalonePort,
  TRIAL_STORE,
  trialSite,
} from './ports';
import { serveRemote } from './remote-origin';
import { makeTrialBuilds } from './trial-builds';

const folder = (name: string) => join(FOLDER, name);

/** A second instance on the first one's database, as an operator would configure it who has keys of reCAPTCHA. */
function startWithRecaptcha(config: Config, databaseUrl: string) {
  siteverify().listen(siteverifyPort, recaptchaSite.host);
  const address = `http://${recaptchaSite.host}:${siteverifyPort}`;
  const recaptcha = { siteKey: 'site-key', secret: 'secret', minScore: 0.5, address };
  return startBackend({ ...config, databaseUrl, recaptcha }, createLogger(config.logLevel));
}

/** A third one, whose site is only what a test publishes: the shell and the remote that is there for tests. */
const startTrial = (config: Config, databaseUrl: string) =>
  startBackend({ ...config, databaseUrl, siteDir: TRIAL_STORE }, createLogger(config.logLevel));

async function main() {
  rmSync(folder('.'), { recursive: true, force: true });
  mkdirSync(folder('.'), { recursive: true });
  await makeTrialBuilds();
  for (const name of REMOTES) {
    serveRemote({ dir: folder('site'), build: inRoot(name, 'dist') }).listen(remotePort(name), site.host);
    await serveStandalone({ dir: inRoot(name, 'dist-standalone'), port: standalonePort(name), api: site.origin });
  }
  await publish({
    store: folder('site'),
    server: await askSources(),
    builds: Object.fromEntries(['shell', ...REMOTES].map((name) => [name, inRoot(name, 'dist')])),
    origins: Object.fromEntries(REMOTES.map((name) => [name, `${remoteOrigin(name)}/`])),
    overrideHosts: REMOTES.map((name) => new URL(remoteOrigin(name)).host),
  });
  const config = {
    ...readConfig(process.env),
    host: site.host,
    port: site.port,
    dataDir: folder('data'),
    siteDir: folder('site'),
    siteUrl: site.origin,
    logLevel: 'warn',
    rates: undefined,
  };
  const backend = await startBackend(config, createLogger(config.logLevel));
  writeFileSync(DATABASE_URL_FILE, backend.databaseUrl);
  const second = await startWithRecaptcha(config, backend.databaseUrl);
  const trial = await startTrial(config, backend.databaseUrl);
  const stop = async () => {
    for (const one of [trial, second, backend]) await one.stop();
  };
  process.once('SIGTERM', () => stop().then(() => process.exit(0)));
  await second.app.listen(recaptchaSite);
  await trial.app.listen(trialSite);
  await backend.app.listen({ port: config.port, host: config.host });
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
