import { createRequire } from 'node:module';
import { rows } from '../servers/database';

// By `require`, like the contract: Playwright reads the backend's sources as CommonJS.
const { MANY_PURCHASES }: typeof import('../../api/test/support/many-purchases') = createRequire(import.meta.url)(
  '../../api/test/support/many-purchases',
);

/**
 * Gives a customer `count` undecided quotations, and `count` more that are cash purchases in process, in one statement.
 * @param accountId as `newCustomer` answers it in `customer.id`
 * @param count of each, so that the list of quotations has twice as many
 * @param databaseUrl another backend's database than that of the browser tests; it has the demo customers too
 */
export async function addManyPurchases(accountId: number, count = 500, databaseUrl?: string): Promise<void> {
  await rows(MANY_PURCHASES, [accountId, count], databaseUrl);
}
