import { figuresOf, REFUSALS, ZERO } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import { accountOf } from '../../customers/accounts/user';
import type { Database } from '../../platform/database/schema';
import { Refused } from '../../platform/http/errors';
import { admit, needAdmission } from '../../platform/outbox/admission';
import { enqueueMessage } from '../../platform/outbox/queue';
import { loadPurchases } from '../purchases/load';
import { bankDataMessage } from './bank-data-mail';
import { findPaid } from './found';

/**
 * Mails the bank data of the purchase's dealership to its customer, with the amount to pay and the purchase's number as the
 * reference.
 * @throws NotFound, Refused when there is nothing to pay, TooManyRequests
 */
export async function sendBankData(
  database: Kysely<Database>,
  { accountId, address }: { accountId: number; address: string },
  id: number,
): Promise<void> {
  await findPaid(database, accountId, id);
  const loaded = (await loadPurchases(database, [id])).get(id);
  const balance = loaded && figuresOf(loaded.purchase).balance;
  if (balance === undefined) throw new Refused(REFUSALS['nothing payable']);
  if (balance <= ZERO) throw new Refused('No queda saldo por pagar');
  const admission = await admit(database, bankDataMessage, await accountOf(database, accountId), address);
  needAdmission(admission);
  await enqueueMessage(database, admission, { negotiationId: id, balance });
}
