import { CompiledQuery, type Kysely } from 'kysely';
import PgBoss from 'pg-boss';
import * as v from 'valibot';
import type { Database } from '../database/schema';
import type { Job } from './job';

/** What the database stores for a waiting job: its payload, and how often it has failed. */
export const Envelope = v.object({ payload: v.unknown(), failures: v.number() });
export type Envelope = v.InferOutput<typeof Envelope>;

/** When and how a job runs. */
export interface Placement {
  /** Not before this time; by default now. */
  runAt?: Date;
  /** Of the due jobs the highest priority runs first: a whole number of 32 bits. */
  priority?: number;
  /** How long it is worth running, in seconds from `runAt`; two weeks by default. */
  keptSeconds?: number;
}

/** Lets the library run a statement in our transaction. */
const statementsOf = (transaction: Kysely<Database>): PgBoss.Db => ({
  executeSql: async (text, values) => ({
    rows: [...(await transaction.executeQuery<unknown>(CompiledQuery.raw(text, values))).rows],
  }),
});

/** Builds the library's statements; it has no connection of its own and is never started. */
const library = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('a statement outside a transaction')) },
});

/** A dead server does not count as a failure: its jobs are run again as often as necessary. */
const RUNS = 1000;

/** Stores a waiting job. @throws Error if `startJobs` has not created the job's queue yet */
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
 * Enqueues a job in the transaction that causes it: it runs, within a second, if and only if that is committed.
 * @throws ValiError if the payload does not match the job's schema
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

/** A running job, as returned by the library. */
export type Running = PgBoss.JobWithMetadata<object>;

/** Removes a failed job from the queue and enqueues it for later, in one transaction. */
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
