import { startBackend } from '../../api/src/backend';
import { readConfig } from '../../api/src/platform/config/config';
import { createLogger } from '../../api/src/platform/http/logger';
import { inRoot } from '../../scripts/lib/workspace.mjs';

const HOST = '127.0.0.1';
const FIRST = Number(process.env.BENCH_PORT ?? 48360);

async function serve(port: number, siteDir: string, databaseUrl?: string) {
  const config = {
    ...readConfig(process.env),
    host: HOST,
    port,
    siteDir,
    databaseUrl,
    dataDir: inRoot('.cache/bench/data'),
    logLevel: 'error',
    // Journeys are walked many times from one address.
    rates: undefined,
  };
  const backend = await startBackend(config, createLogger(config.logLevel));
  await backend.app.listen({ host: HOST, port });
  return { ...backend, origin: `http://${HOST}:${port}` };
}

/** The composed site and the single bundle, each behind a server of its own, over one database. */
export async function startServers(stores: { composed: string; single: string }) {
  const composed = await serve(FIRST, stores.composed);
  const single = await serve(FIRST + 1, stores.single, composed.databaseUrl);
  return {
    databaseUrl: composed.databaseUrl,
    composed: composed.origin,
    single: single.origin,
    async stop() {
      await single.stop();
      await composed.stop();
    },
  };
}
