import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type GenericSchema, object } from 'valibot';
import type { Database } from '../database/schema';

/** How a job that failed is tried again: each time it waits twice as long. */
export interface RetryPolicy {
  /** Seconds until the first retry. */
  firstSeconds: number;
  /** Longest wait between two tries, in seconds. */
  longestSeconds: number;
  /** How often it is tried in all; `Infinity` for work that is kept until a time of its own (`keptSeconds`). */
  tries: number;
}

/** Work that is done apart from the request that asks for it, once what asked for it is committed. */
export interface Job<Payload> {
  /** Unique, and kept in the database with what waits there: a job that is renamed leaves its waiting work behind. */
  readonly name: string;
  /** What it is told, as JSON. No personal data: ids of rows that hold it. */
  readonly payload: GenericSchema<Payload>;
  readonly retry: RetryPolicy;
  /** Longest that one run may take, in seconds. After that its server counts as dead, and another one runs it. */
  readonly limitSeconds: number;
  /** When it also runs by itself, once for all instances: five cron fields in UTC. Its payload has no entries then. */
  readonly schedule?: string;
}

/** What a running job may use. */
export interface JobContext {
  database: Kysely<Database>;
  log: Logger;
  /** Aborted when the job's time is up. */
  signal: AbortSignal;
}

/** A job with the work that it stands for; without work it is left waiting. */
export interface HandledJob {
  readonly job: Job<unknown>;
  readonly run: ((payload: unknown, context: JobContext) => Promise<unknown>) | undefined;
}

const declared = new Map<string, Job<unknown>>();

/** The jobs that this program knows: each of them has to be handled before any is run. */
export const declaredJobs = (): readonly Job<unknown>[] => [...declared.values()];

/** Declares a job, so that it can be enqueued. What it does is said apart (`handle`), because who enqueues need not know it. */
export function defineJob<Payload>(job: Job<Payload>): Job<Payload> {
  if (declared.has(job.name)) throw new Error(`two jobs have the name ${job.name}`);
  declared.set(job.name, job as Job<unknown>);
  return job;
}

/** Says what a job does. It runs at least once: a server that dies in the middle leaves it to another one. */
export const handle = <Payload>(
  job: Job<Payload>,
  run: (payload: Payload, context: JobContext) => Promise<unknown>,
): HandledJob => ({ job: job as Job<unknown>, run: run as HandledJob['run'] });

/** Leaves a job waiting, for an instance that can do it, until it is kept no longer. */
export const leaveWaiting = <Payload>(job: Job<Payload>): HandledJob => ({ job: job as Job<unknown>, run: undefined });

/** Work of every hour on the database, such as forgetting what is over. One that fails holds none of the others up. */
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
