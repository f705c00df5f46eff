import { CompiledQuery, type Kysely } from 'kysely';
import PgBoss from 'pg-boss';
import * as v from 'valibot';
import type { Database } from '../database/schema';
import type { Job } from './job';

/** What waits in the database for a job: its payload, and how often it has failed. */
export const Envelope = v.object({ payload: v.unknown(), failures: v.number() });
export type Envelope = v.InferOutput<typeof Envelope>;

/** Where and how a job waits. */
export interface Placement {
  /** Not before this time; now without one. */
  runAt?: Date;
  /** Of those that are due the highest goes first: a whole number of 32 bits. */
  priority?: number;
  /** For how long it is worth running, in seconds from `runAt`; two weeks when it is not given. */
  keptSeconds?: number;
}

/** The library's way to run a statement, in our transaction. */
const statementsOf = (transaction: Kysely<Database>): PgBoss.Db => ({
  executeSql: async (text, values) => ({
    rows: [...(await transaction.executeQuery<unknown>(CompiledQuery.raw(text, values))).rows],
  }),
});

/** Makes the library's statements; it has no connection of its own and is never started. */
const library = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('a statement outside a transaction')) },
});

/** A server that died does not count as a failure: its jobs are run again as often as it takes. */
const RUNS = 1000;

/** Writes what waits for a job. @throws Error when `startJobs` has not made the job's queue yet */
async function write(transaction: Kysely<Database>, job: Job<unknown>, envelope: Envelope, placement: Placement) {
  const { runAt, priority = 0, keptSeconds } = placement;
  const id = await library.send(job.name, envelope, {
    db: statementsOf(transaction),
    priority,
    retryLimit: RUNS,
    expireInSeconds: job.limitSeconds,
    ...(runAt && { startAfter: runAt }),
    ...(keptSeconds !== undefined && { retentionSeconds: keptSeconds }),
  });
  if (id === null) throw new Error(`the job ${job.name} has no queue`);
}

/**
 * Enqueues a job in the transaction of what causes it: it runs if, and only if, that is committed, within a second.
 * @throws ValiError when the payload is not the job's
 */
export async function enqueue<Payload>(
  transaction: Kysely<Database>,
  job: Job<Payload>,
  payload: Payload,
  placement: Placement = {},
): Promise<void> {
  const envelope = { payload: v.parse(job.payload, payload), failures: 0 };
  await write(transaction, job as Job<unknown>, envelope, placement);
}

/** A job that runs, as the library hands it out. */
export type Running = PgBoss.JobWithMetadata<object>;

/** Takes a job that has failed off the queue and enqueues it for later, in one transaction. */
export async function putBack(
  database: Kysely<Database>,
  job: Job<unknown>,
  { id, priority, keepUntil }: Running,
  envelope: Envelope,
): Promise<void> {
  const { firstSeconds, longestSeconds } = job.retry;
  const seconds = Math.min(firstSeconds * 2 ** (envelope.failures - 1), longestSeconds);
  const runAt = new Date(Date.now() + seconds * 1000);
  const keptSeconds = Math.max(1, Math.floor((keepUntil.getTime() - runAt.getTime()) / 1000));
  await database.transaction().execute(async (transaction) => {
    await library.complete(job.name, id, {}, { db: statementsOf(transaction) });
    if (keepUntil > runAt) await write(transaction, job, envelope, { runAt, priority, keptSeconds });
  });
}
