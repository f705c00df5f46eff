import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';

/**
 * Makes the sandbox's p2p forget the sessions whose card attempt is gone. A reset customer has the same purchases again, and
 * with them the same references, which a provider takes once.
 */
export const forgetSessions = (database: Kysely<Database>): Promise<unknown> =>
  database
    .deleteFrom('sandbox_p2p_session')
    .where('reference', 'not in', database.selectFrom('card_attempt').select('reference'))
    .execute();
