import type { Cents } from '@vitrina/contract';
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
 * What there is to pay: of a quotation that will be bought in cash its price, so that the customer has the accounts before
 * they declare their funds. What a credit leaves to pay is known once it is accepted.
 */
async function dueOf(database: Kysely<Database>, accountId: number, id: number): Promise<Cents | undefined> {
  const { isDecided, kind, total } = await findPaid(database, accountId, id);
  if (!isDecided) return kind === 'cash' ? total : undefined;
  const loaded = (await loadPurchases(database, [id])).get(id);
  return loaded && figuresOf(loaded.purchase).balance;
}

/**
 * Mails the bank data of the purchase's dealership to its customer, with the amount to pay and the number of the
 * purchase, or of the quotation before it, as the reference.
 * @throws NotFound, Refused when there is nothing to pay, TooManyRequests
 */
export async function sendBankData(
  database: Kysely<Database>,
  { accountId, address }: { accountId: number; address: string },
  id: number,
): Promise<void> {
  const balance = await dueOf(database, accountId, id);
  if (balance === undefined) throw new Refused(REFUSALS['nothing payable']);
  if (balance <= ZERO) throw new Refused('No queda saldo por pagar');
  const admission = await admit(database, bankDataMessage, await accountOf(database, accountId), address);
  needAdmission(admission);
  await enqueueMessage(database, admission, { negotiationId: id, balance });
}
