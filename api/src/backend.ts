import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { creditJobs } from './credit/jobs';
import { assertRatesAllowed } from './credit/simulator/rate';
import { customerJobs } from './customers/jobs';
import { CatalogueRevision } from './platform/cache/revision';
import { Altcha } from './platform/captcha/altcha';
import { Recaptcha } from './platform/captcha/recaptcha';
import type { Config } from './platform/config/config';
import { assertReachable, databaseOn, openPool } from './platform/database/connect';
import { startEmbedded } from './platform/database/embedded/cluster';
import { migrate } from './platform/database/migrate';
import type { Database } from './platform/database/schema';
import { secretFor } from './platform/database/secret';
import { housekeepingJobs } from './platform/housekeeping';
import { ownAddress } from './platform/http/own-address';
import { startJobs } from './platform/jobs/runner';
import { carriersOf } from './platform/outbox/carriers';
import { deliveryJobs } from './platform/outbox/delivery';
import { cardProvidersOf, cardSetup } from './sales/cards/providers';
import { salesJobs } from './sales/jobs';
import { sandboxJobs } from './sandbox/payments/jobs';
import { seedCatalogue } from './seed/catalogue/seed';
import { seedCustomers } from './seed/customers/seed';
import { buildServer } from './server';

const SANDBOX_IS_OPEN =
  'mails and SMS go nowhere: /sandbox/outbox shows all of them, codes to sign in among them, to whoever reaches this address (SANDBOX=off closes it)';
const NOTHING_IS_CARRIED =
  'mails and SMS go nowhere: no server for them is configured, and the sandbox is closed (SANDBOX=on opens it)';

/** A backend that is ready to listen. */
export interface Backend {
  app: FastifyInstance;
  log: Logger;
  database: Kysely<Database>;
  /** Address of the database, with credentials. */
  databaseUrl: string;
  /** Finishes requests in progress, then disconnects from the database, and stops the embedded one. */
  stop(): Promise<void>;
}

/**
 * Finishes requests in progress and closes the server. A connection that was busy when closing began is kept alive by
 * its client afterwards, and would keep the server open until its timeout: such connections are closed when they become
 * idle.
 */
async function close(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close().finally(() => clearInterval(sweep));
}

/**
 * Starts everything except listening: the database (embedded unless `databaseUrl` names one), migrations, seed, server.
 * What was started is stopped again if a later part fails, or if `signal` is aborted before everything is ready.
 * @throws Error with a message for the operator; the signal's reason
 */
export async function startBackend(config: Config, log: Logger, signal?: AbortSignal): Promise<Backend> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (let last = stops.pop(); last; last = stops.pop()) await last();
  };
  try {
    let url = config.databaseUrl;
    if (url === undefined) {
      const cluster = await startEmbedded(config.dataDir, (text, level = 'info') => log[level](text), signal);
      stops.push(() => cluster.stop());
      url = cluster.url;
    }
    const pool = openPool(url, config.databasePool, log);
    const database = databaseOn(pool);
    stops.push(() => database.destroy());
    await assertReachable(database, url);
    for (const name of await migrate(database)) log.info({ migration: name }, 'the database was migrated');
    signal?.throwIfAborted();
    if (config.seed.catalogue && (await seedCatalogue(database))) log.info('the demo catalogue was written');
    const customers = config.seed.customers ? await seedCustomers(database) : 0;
    if (customers > 0) log.info({ customers }, 'demo customers were written; their password is in docs/seed.md');
    await assertRatesAllowed(database);

    const revision = new CatalogueRevision(url, log);
    await revision.follow();
    stops.push(() => revision.close());

    // Jobs run before the server is built, and those that call it are tried again until it listens.
    let served: FastifyInstance | undefined;
    const shop = () => {
      if (!served) throw new Error('the server is not built yet');
      return ownAddress(served);
    };
    const setup = cardSetup(config, shop);
    const providers = cardProvidersOf(setup, log);
    const carriers = carriersOf(config);
    if (!carriers) log.warn(config.sandbox ? SANDBOX_IS_OPEN : NOTHING_IS_CARRIED);
    stops.push(async () => carriers?.close());
    const jobs = [
      ...deliveryJobs(carriers, config.siteUrl),
      ...housekeepingJobs,
      ...customerJobs,
      ...salesJobs(providers),
      ...creditJobs,
      ...sandboxJobs(config.sandbox, shop),
    ];
    stops.push(await startJobs({ database, pool, log }, jobs));

    const { recaptcha } = config;
    const captcha = recaptcha ? new Recaptcha(recaptcha) : new Altcha(await secretFor(database, 'captcha-secret'));
    const draftKey = config.draftKey ?? (await secretFor(database, 'draft-key'));
    const app = await buildServer({ config, database, revision, captcha, cards: { setup, providers }, draftKey, log });
    served = app;
    stops.push(() => close(app));
    await app.ready();
    signal?.throwIfAborted();
    return { app, log, database, databaseUrl: url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
