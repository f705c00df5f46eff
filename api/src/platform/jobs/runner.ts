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

/** How soon an enqueued job is picked up; a scheduled one can wait longer. */
const LOOK_EVERY_MS = 500;
const LOOK_FOR_SCHEDULED_EVERY_MS = 5000;
/** How often jobs of dead servers are looked for and old finished ones deleted. */
const MAINTAIN_EVERY_S = 15;
/** How long a finished job can be looked up in the database. */
const KEPT_HOURS = 24;
const RETRY_MS = 500;

/** Dependencies of the jobs. */
interface Parts {
  database: Kysely<Database>;
  /** The connections of `database`. */
  pool: Pool;
  log: Logger;
}

/** Waits, or until it is aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal }).catch(() => undefined);

/**
 * Retries until it succeeds, as long as the database is unavailable. @throws any other error, or any error once aborted
 */
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

/** Runs one job and removes it from the queue, or re-enqueues it for later if it fails. */
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

/** Runs the jobs of one kind, one after the other. Jobs of different kinds run in parallel. */
async function runLane(boss: PgBoss, handled: HandledJob, parts: Parts, stopping: AbortSignal): Promise<void> {
  const { name, schedule } = handled.job;
  const everyMs = schedule === undefined ? LOOK_EVERY_MS : LOOK_FOR_SCHEDULED_EVERY_MS;
  while (!stopping.aborted) {
    // Whatever the database answers, a lane goes on: an error that leaves it would end the process.
    const [running] = await boss.fetch<object>(name, { includeMetadata: true }).catch((error: unknown) => {
      if (!stopping.aborted) parts.log.warn({ job: name, err: error }, 'the next job could not be fetched');
      return [];
    });
    if (!running) await pause(everyMs, stopping);
    else {
      await runOne(boss, handled, running, parts, stopping).catch((error) =>
        parts.log.warn({ job: name, id: running.id, err: error }, 'a job could not be taken off its queue'),
      );
    }
  }
}

/** Creates the queues of the jobs and sets their schedules; schedules of an older program are removed. */
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

/** @throws Error if a job that can be enqueued has no handler, or has two */
function check(handled: readonly HandledJob[]): void {
  const names = handled.map(({ job }) => job.name);
  const missing = declaredJobs().filter(({ name }) => !names.includes(name));
  if (missing.length > 0) throw new Error(`nobody handles the jobs ${missing.map(({ name }) => name).join(', ')}`);
  if (new Set(names).size < names.length) throw new Error('a job is handled twice');
}

/**
 * Runs jobs, including scheduled ones, until it is stopped. Any number of instances may do so: each job is run by one
 * of them. The library stores them in its own schema (`pgboss`), which is created and migrated here.
 * @returns a function that stops it, once the running jobs have ended
 */
export async function startJobs(parts: Parts, handled: readonly HandledJob[]): Promise<() => Promise<void>> {
  check(handled);
  const { pool, log } = parts;
  const stopping = new AbortController();
  // Every lane waits on it, more than Node's default limit of listeners.
  setMaxListeners(0, stopping.signal);
  const boss = new PgBoss({
    // The library does not await some of its statements, and a rejection of those would end the process.
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
