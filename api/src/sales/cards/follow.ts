import { askAgainAt, type CardProvider } from '@vitrina/rules';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { enqueue } from '../../platform/jobs/enqueue';
import { defineJob, type HandledJob, handle, type Job } from '../../platform/jobs/job';
import { alertStaff } from './alerts';
import { askAndTakeOver } from './ask';
import { type AttemptRow, attemptById, isOpen, timed } from './attempts';
import type { CardContext } from './context';
import { giveUpUnopened } from './give-up';

/** An attempt, and when it is asked about: a link of a chain that is not the row's is of another chain, and ends. */
const Link = v.object({ attemptId: v.number(), at: v.number() });
type Link = v.InferOutput<typeof Link>;

/** One after the other of each provider, so that one that is slow does not hold up the other. */
const followJob = (provider: CardProvider): Job<Link> =>
  defineJob({
    name: `follow-${provider}`,
    payload: Link,
    retry: { firstSeconds: 10, longestSeconds: 120, tries: Number.POSITIVE_INFINITY },
    limitSeconds: 60,
  });
const JOBS: Readonly<Record<CardProvider, Job<Link>>> = { p2p: followJob('p2p'), payme: followJob('payme') };

/** Fresh attempts first: somebody waits for them. */
const PRIORITY = { fresh: 1, others: 0 };
/** Longer than the longest wait between two links. */
const KEPT_SECONDS = 2 * 24 * 3600;

/** Adds the next link to an attempt's chain, in the transaction that makes the row or moves the chain on. */
export async function followAt(
  transaction: Transaction<Database>,
  { id, provider, state }: Pick<AttemptRow, 'id' | 'provider' | 'state'>,
  at: number,
): Promise<void> {
  await transaction
    .updateTable('card_attempt')
    .set({ ask_at: new Date(at) })
    .where('id', '=', id)
    .execute();
  await enqueue(
    transaction,
    JOBS[provider],
    { attemptId: id, at },
    {
      runAt: new Date(at),
      priority: state === 'PENDIENTE' ? PRIORITY.fresh : PRIORITY.others,
      keptSeconds: KEPT_SECONDS,
    },
  );
}

const isTheChain = (row: AttemptRow | undefined, at: number): row is AttemptRow => row?.ask_at?.getTime() === at;

/** Alerts the staff of an open attempt that is asked about no more: before its chain ends, which a server may not live to. */
async function alertOfForgotten(context: CardContext, attemptId: number): Promise<void> {
  const row = await attemptById(context.database, attemptId);
  if (row === undefined || !isOpen(row)) return;
  if (askAgainAt(timed(row), await databaseNow(context.database)) !== undefined) return;
  await alertStaff(context, row, 'still open after all the time that it was asked about');
}

/**
 * Asks about an attempt and enqueues the next link. After seven days, and for one that was never opened, the chain ends; one
 * that is still open then reserves its amount until somebody looks at it.
 */
async function follow(context: CardContext, { attemptId, at }: Link): Promise<void> {
  const row = await attemptById(context.database, attemptId);
  if (!isTheChain(row, at)) return;
  if (row.provider_reference === null) await giveUpUnopened(context, row);
  else await askAndTakeOver(context, row);
  await alertOfForgotten(context, attemptId);
  await inTurns(context.database, async (transaction) => {
    const now = await transaction
      .selectFrom('card_attempt')
      .selectAll()
      .where('id', '=', attemptId)
      .forUpdate()
      .executeTakeFirst();
    if (!isTheChain(now, at)) return;
    const wasOpened = now.provider_reference !== null;
    const next = wasOpened || isOpen(now) ? askAgainAt(timed(now), await databaseNow(transaction)) : undefined;
    if (next !== undefined) return followAt(transaction, now, next);
    await transaction.updateTable('card_attempt').set({ ask_at: null }).where('id', '=', attemptId).execute();
  });
}

/** The work of the chains. */
export const followJobs = (context: Omit<CardContext, 'database' | 'log'>): HandledJob[] =>
  Object.values(JOBS).map((job) =>
    handle(job, (link, { database, log }) => follow({ ...context, database, log }, link)),
  );
