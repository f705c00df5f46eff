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
import { publish } from '../../shared/federation/release';
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
} from './ports';
import { serveRemote } from './remote-origin';

const folder = (name: string) => join(FOLDER, name);

/** A second instance on the first one's database, as an operator would configure it who has keys of reCAPTCHA. */
function startWithRecaptcha(config: Config, databaseUrl: string) {
  siteverify().listen(siteverifyPort, recaptchaSite.host);
  const address = `http://${recaptchaSite.host}:${siteverifyPort}`;
  const recaptcha = { siteKey: 'site-key', secret: 'secret', minScore: 0.5, address };
  return startBackend({ ...config, databaseUrl, recaptcha }, createLogger(config.logLevel));
}

async function main() {
  rmSync(folder('.'), { recursive: true, force: true });
  mkdirSync(folder('.'), { recursive: true });
  await publish({
    store: folder('site'),
    builds: Object.fromEntries(['shell', ...REMOTES].map((name) => [name, inRoot(name, 'dist')])),
    origins: Object.fromEntries(REMOTES.map((name) => [name, `${remoteOrigin(name)}/`])),
    overrideHosts: REMOTES.map((name) => new URL(remoteOrigin(name)).host),
  });
  for (const name of REMOTES) {
    serveRemote({ name, dir: folder('site'), build: inRoot(name, 'dist') }).listen(remotePort(name), site.host);
    await serveStandalone({ dir: inRoot(name, 'dist-standalone'), port: standalonePort(name), api: site.origin });
  }
  const config = {
    ...readConfig(process.env),
    host: site.host,
    port: site.port,
    dataDir: folder('data'),
    siteDir: folder('site'),
    logLevel: 'warn',
    rates: undefined,
  };
  const backend = await startBackend(config, createLogger(config.logLevel));
  writeFileSync(DATABASE_URL_FILE, backend.databaseUrl);
  const second = await startWithRecaptcha(config, backend.databaseUrl);
  const stop = () => second.stop().then(() => backend.stop());
  process.once('SIGTERM', () => stop().then(() => process.exit(0)));
  await second.app.listen(recaptchaSite);
  await backend.app.listen({ port: config.port, host: config.host });
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
