import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Database } from '../database/schema';
import { isUnavailable } from '../database/unavailable';
import { Envelope, putBack, type Running } from './enqueue';
import { declaredJobs, type HandledJob } from './job';

/** How soon a job that was enqueued is seen; one by the clock has time. */
const LOOK_EVERY_MS = 500;
const LOOK_FOR_SCHEDULED_EVERY_MS = 5000;
/** How often jobs of servers that died are looked for, and what is long over is deleted. */
const MAINTAIN_EVERY_S = 15;
/** How long a finished job can be looked up in the database. */
const KEPT_HOURS = 24;
const RETRY_MS = 500;

/** What the jobs stand on. */
interface Parts {
  database: Kysely<Database>;
  /** The connections of `database`. */
  pool: Pool;
  log: Logger;
}

/** Waits, or until it is aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal }).catch(() => undefined);

/** Does something until it succeeds: while the database is away it waits for it. @throws what is no matter of that, or once aborted */
async function persist<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isUnavailable(error)) throw error;
      await pause(RETRY_MS, signal);
    }
  }
}

/** Runs one job, and takes it off the queue, or puts it back for a later time when it fails. */
async function runOne(boss: PgBoss, { job, run }: HandledJob, running: Running, parts: Parts, stopping: AbortSignal) {
  const { database, log } = parts;
  const { payload, failures } = v.parse(Envelope, running.data);
  const signal = AbortSignal.timeout(job.limitSeconds * 1000);
  try {
    await run?.(v.parse(job.payload, payload), { database, log, signal });
  } catch (error) {
    const line = { job: job.name, id: running.id, failures: failures + 1, err: error };
    if (failures + 1 < job.retry.tries) {
      log.warn(line, 'a job failed; it will be tried again');
      await persist(() => putBack(database, job, running, { payload, failures: failures + 1 }), stopping);
      return;
    }
    log.error(line, 'a job failed for the last time');
  }
  await persist(() => boss.complete(job.name, running.id), stopping);
}

/** Runs the jobs of one kind, one after the other. Jobs of different kinds run side by side. */
async function runLane(boss: PgBoss, handled: HandledJob, parts: Parts, stopping: AbortSignal): Promise<void> {
  const { name, schedule } = handled.job;
  const everyMs = schedule === undefined ? LOOK_EVERY_MS : LOOK_FOR_SCHEDULED_EVERY_MS;
  while (!stopping.aborted) {
    const [running] = await boss.fetch<object>(name, { includeMetadata: true });
    if (!running) await pause(everyMs, stopping);
    else {
      await runOne(boss, handled, running, parts, stopping).catch((error) =>
        parts.log.warn({ job: name, id: running.id, err: error }, 'a job could not be taken off its queue'),
      );
    }
  }
}

/** Makes the queues of the jobs, and says when those by the clock run; what an older program scheduled runs no more. */
async function prepare(boss: PgBoss, handled: readonly HandledJob[]): Promise<void> {
  const known = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { name, limitSeconds, schedule } of handled.map(({ job }) => job)) {
    await boss.createQueue(name);
    if (schedule !== undefined && known.get(name) !== schedule) {
      await boss.schedule(
        name,
        schedule,
        { payload: {}, failures: 0 },
        { expireInSeconds: limitSeconds, retryLimit: 3 },
      );
    }
  }
  const current = new Set(handled.filter(({ job }) => job.schedule !== undefined).map(({ job }) => job.name));
  for (const name of known.keys()) if (!current.has(name)) await boss.unschedule(name);
}

/** @throws Error when something could be enqueued that nobody handles, or is handled twice */
function check(handled: readonly HandledJob[]): void {
  const names = handled.map(({ job }) => job.name);
  const missing = declaredJobs().filter(({ name }) => !names.includes(name));
  if (missing.length > 0) throw new Error(`nobody handles the jobs ${missing.map(({ name }) => name).join(', ')}`);
  if (new Set(names).size < names.length) throw new Error('a job is handled twice');
}

/**
 * Runs jobs until it is stopped, those of the clock included. Any number of instances may: each job is run by one of them. The
 * library keeps them in a schema of its own (`pgboss`), which it makes and brings up to date here.
 * @returns what stops it, once the jobs that run are over
 */
export async function startJobs(parts: Parts, handled: readonly HandledJob[]): Promise<() => Promise<void>> {
  check(handled);
  const { pool, log } = parts;
  const stopping = new AbortController();
  // Every lane waits on it, and there are more of them than Node takes for sound.
  setMaxListeners(0, stopping.signal);
  const boss = new PgBoss({
    // The library does not wait for the answers to some of its statements, and a refusal of those would end the process.
    db: { executeSql: (text, values) => persist(() => pool.query(text, values), stopping.signal) },
    maintenanceIntervalSeconds: MAINTAIN_EVERY_S,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterHours: KEPT_HOURS,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the jobs have trouble'));
  await boss.start();
  await prepare(boss, handled);
  const lanes = handled
    .filter(({ run }) => run !== undefined)
    .map((each) => runLane(boss, each, parts, stopping.signal));
  return async () => {
    stopping.abort();
    await Promise.all(lanes);
    await boss.stop({ graceful: false, close: false });
  };
}
