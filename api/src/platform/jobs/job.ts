import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type GenericSchema, object } from 'valibot';
import type { Database } from '../database/schema';

/** How a failed job is retried: the wait doubles each time. */
export interface RetryPolicy {
  /** Seconds until the first retry. */
  firstSeconds: number;
  /** Longest wait between two tries, in seconds. */
  longestSeconds: number;
  /** How often it is tried in all; `Infinity` for work that expires by `keptSeconds`. */
  tries: number;
}

/** Background work, done after the transaction that requests it is committed. */
export interface Job<Payload> {
  /** Unique, and stored in the database with waiting jobs: renaming a job orphans its waiting ones. */
  readonly name: string;
  /** Its input, as JSON. No personal data: ids of rows that hold it. */
  readonly payload: GenericSchema<Payload>;
  readonly retry: RetryPolicy;
  /** Time limit of one run, in seconds. After that its server counts as dead, and another one runs it. */
  readonly limitSeconds: number;
  /**
   * Set if it also runs on a schedule, once for all instances: five cron fields in UTC. Its payload then has no
   * entries.
   */
  readonly schedule?: string;
}

/** What a running job can use. */
export interface JobContext {
  database: Kysely<Database>;
  log: Logger;
  /** Aborted when the job's time limit is reached. */
  signal: AbortSignal;
}

/** A job and its work; without work it is left waiting. */
export interface HandledJob {
  readonly job: Job<unknown>;
  readonly run: ((payload: unknown, context: JobContext) => Promise<unknown>) | undefined;
}

const declared = new Map<string, Job<unknown>>();

/** The jobs that this program declares: each must have a handler before any is run. */
export const declaredJobs = (): readonly Job<unknown>[] => [...declared.values()];

/**
 * Declares a job, so that it can be enqueued. Its work is defined separately (`handle`), because code that enqueues it
 * need not import it.
 */
export function defineJob<Payload>(job: Job<Payload>): Job<Payload> {
  if (declared.has(job.name)) throw new Error(`two jobs have the name ${job.name}`);
  declared.set(job.name, job as Job<unknown>);
  return job;
}

/** Defines a job's work. It runs at least once: if a server dies in the middle, another one runs it again. */
export const handle = <Payload>(
  job: Job<Payload>,
  run: (payload: Payload, context: JobContext) => Promise<unknown>,
): HandledJob => ({ job: job as Job<unknown>, run: run as HandledJob['run'] });

/** Leaves a job waiting for an instance that can handle it, until it expires. */
export const leaveWaiting = <Payload>(job: Job<Payload>): HandledJob => ({ job: job as Job<unknown>, run: undefined });

/** Hourly work on the database, such as deleting expired rows. One that fails does not block the others. */
export const hourly = (name: string, work: (database: Kysely<Database>) => Promise<unknown>): HandledJob =>
  handle(
    defineJob({
      name,
      payload: object({}),
      retry: { firstSeconds: 60, longestSeconds: 600, tries: 3 },
      limitSeconds: 300,
      schedule: '7 * * * *',
    }),
    (_payload, { database }) => work(database),
  );
