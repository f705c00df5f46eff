import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { forgetExpiredCodes } from '../customers/accounts/one-time-passwords';
import { forgetPending } from '../customers/accounts/pending';
import { forgetOldSessions } from '../customers/accounts/sessions';
import { forgetExpired } from '../platform/captcha/used';
import type { Database } from '../platform/database/schema';
import { forgetOldCounts } from '../platform/limits/attempts';
import { forgetExpiredMessages, forgetOldMessages } from '../platform/outbox/queue';
import { forgetOldReports } from '../platform/reports/kept-reports';
import { forgetOldLeads } from '../sales/leads/retention';

const HOUR_MS = 3_600_000;

const FORGETTING = [
  forgetExpired,
  forgetOldCounts,
  forgetOldSessions,
  forgetExpiredCodes,
  forgetPending,
  forgetOldLeads,
  forgetExpiredMessages,
  forgetOldMessages,
  forgetOldReports,
] as const;

/** Forgets everything whose time is over. One that fails holds none of the others up. */
export async function sweep(database: Kysely<Database>, log: Pick<Logger, 'warn'>): Promise<void> {
  for (const forget of FORGETTING) {
    await forget(database).catch((error) => log.warn({ err: error, sweep: forget.name }, 'nothing was forgotten'));
  }
}

/** Sweeps every hour. Any number of instances may. @returns what ends it, once a sweep under way is over */
export function startSweeping(database: Kysely<Database>, log: Logger): () => Promise<void> {
  let work: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    work = sweep(database, log);
  }, HOUR_MS);
  return async () => {
    clearInterval(timer);
    await work;
  };
}
