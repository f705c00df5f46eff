import { ASKED_FOR_MS } from '@vitrina/rules';
import { type Kysely, sql } from 'kysely';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { followAt } from './follow';

/** A lane that is behind is no outage. */
const OVERDUE_SECONDS = 15 * 60;
/** After a long outage the others come with the next hour. */
const AT_ONCE = 1_000;

/**
 * Gives attempts another link whose chain has broken, because the servers were down for longer than a job is kept, or that
 * never had one: the demo customers' open ones. A link that waits after all is of no chain then, and ends.
 */
export async function resumeChains(database: Kysely<Database>): Promise<void> {
  const rows = await database
    .selectFrom('card_attempt')
    .select(['id', 'provider', 'state'])
    .where((of) =>
      of.or([
        of('ask_at', '<', sql<Date>`now() - make_interval(secs => ${OVERDUE_SECONDS})`),
        of.and([
          of('ask_at', 'is', null),
          of('state', '=', 'PENDIENTE'),
          of('created_at', '>', sql<Date>`now() - make_interval(secs => ${ASKED_FOR_MS / 1000})`),
        ]),
      ]),
    )
    .orderBy('ask_at')
    .limit(AT_ONCE)
    .execute();
  for (const row of rows) {
    await inTurns(database, async (transaction) => followAt(transaction, row, await databaseNow(transaction)));
  }
}
