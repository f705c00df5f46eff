import { MANY_PURCHASES } from '../../api/test/support/many-purchases';
import { rows } from '../servers/database';

/**
 * Gives a customer `count` undecided quotations, and `count` more that are cash purchases in process, in one statement.
 * @param accountId as `newCustomer` answers it in `customer.id`
 * @param count of each, so that the list of quotations has twice as many
 * @param databaseUrl another backend's database than that of the browser tests; it has the demo customers too
 */
export async function addManyPurchases(accountId: number, count = 500, databaseUrl?: string): Promise<void> {
  await rows(MANY_PURCHASES, [accountId, count], databaseUrl);
}
