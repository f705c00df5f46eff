import type { Kysely } from 'kysely';
import { deleteOwned } from '../../platform/database/delete-owned';
import type { Database } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import type { DemoCustomer } from './people';
import { hasDemoCatalogue, lockCustomers, writeCustomer } from './seed';

/** What became of a reset: `email taken` by an account that is not the customer's, `no catalogue` for their cars. */
export type Reset = 'reset' | 'email taken' | 'no catalogue';

/** Takes a reset back. */
class NotReset extends Error {}

/**
 * Gives a demo customer the seeded history again: what they have added or changed goes, with every row that belongs to the
 * account, and so do their sessions. Both in one transaction: nobody sees them half.
 */
export async function resetCustomer(database: Kysely<Database>, customer: DemoCustomer): Promise<Reset> {
  if (!(await hasDemoCatalogue(database))) return 'no catalogue';
  try {
    await inTransaction(database, async (transaction) => {
      await lockCustomers(transaction);
      const accounts = await transaction
        .selectFrom('account')
        .select('id')
        .where('identification', '=', customer.identification)
        .forUpdate()
        .execute();
      await deleteOwned(
        transaction,
        'account',
        accounts.map(({ id }) => id),
      );
      if (!(await writeCustomer(transaction, customer))) throw new NotReset();
    });
    return 'reset';
  } catch (error) {
    if (error instanceof NotReset) return 'email taken';
    throw error;
  }
}
