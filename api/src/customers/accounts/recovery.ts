import { IDENTITY_TYPES } from '@vitrina/contract';
import { isValidIdentity } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import { Refused } from '../../platform/http/errors';
import { admit } from '../../platform/outbox/admission';
import { expiryOf } from '../../platform/outbox/message';
import { enqueueMessage } from '../../platform/outbox/queue';
import { temporaryPassword } from './code-messages';
import { countForCustomer, type Trier } from './limits';
import { hashPassword, newTemporaryPassword } from './passwords';
import { selectAccounts } from './user';

/** Kinds of identification that an account may have. */
const OF_ACCOUNTS = [IDENTITY_TYPES.nationalId, IDENTITY_TYPES.naturalTaxNumber, IDENTITY_TYPES.legalTaxNumber];

const isIdentification = (text: string) => OF_ACCOUNTS.some((type) => isValidIdentity(text, type));

/**
 * Sends a new password to the customer with this identification; it is valid for a day beside the old one, because
 * anybody may request it. The answer does not reveal whether there is such a customer.
 * @throws Refused for an invalid identification, HttpError 429
 */
export async function recoverPassword(database: Kysely<Database>, { identification, address }: Trier): Promise<void> {
  if (!isIdentification(identification)) throw new Refused('El número de identificación no es válido');
  await countForCustomer(database, 'recovery', { identification, address });
  const password = newTemporaryPassword();
  const hash = await hashPassword(password);
  const found = await selectAccounts(database)
    .where('identification', '=', identification)
    .where('verified_at', 'is not', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!found) return;
  const admission = await admit(database, temporaryPassword, found, address);
  // What was sent last stays valid, and the answer stays the same.
  if (admission.to.length === 0) return;
  await inTransaction(database, async (transaction) => {
    await transaction
      .updateTable('account')
      .set({ temporary_password_hash: hash, temporary_password_until: expiryOf(temporaryPassword) })
      .where('id', '=', found.id)
      .execute();
    await enqueueMessage(transaction, admission, { name: found.first_names, password });
  });
}
