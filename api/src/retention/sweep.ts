import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { forgetExpiredCodes } from '../accounts/one-time-passwords';
import { forgetPending } from '../accounts/pending';
import { forgetOldSessions } from '../accounts/sessions';
import { forgetExpired } from '../captcha/used';
import type { Database } from '../database/schema';
import { forgetOldLeads } from '../leads/retention';
import { forgetOldCounts } from '../limits/attempts';
import { forgetExpiredMessages, forgetOldMessages } from '../outbox/queue';

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
