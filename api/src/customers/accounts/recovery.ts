import { IDENTITY_TYPES } from '@vitrina/contract';
import { isValidIdentity } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import { Refused } from '../../platform/http/errors';
import { expiryOf } from '../../platform/outbox/message';
import { enqueueMessage } from '../../platform/outbox/queue';
import { temporaryPassword } from './code-messages';
import { countForCustomer, type Trier } from './limits';
import { hashPassword, newTemporaryPassword } from './passwords';
import { accountOf } from './user';

const isIdentification = (text: string) => Object.values(IDENTITY_TYPES).some((type) => isValidIdentity(text, type));

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
  const expiresAt = expiryOf(temporaryPassword);
  await inTransaction(database, async (transaction) => {
    const found = await transaction
      .updateTable('account')
      .set({ temporary_password_hash: hash, temporary_password_until: expiresAt })
      .where('identification', '=', identification)
      .where('verified_at', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!found) return;
    const account = await accountOf(transaction, found.id);
    await enqueueMessage(transaction, temporaryPassword, { name: account.first_names, password }, account);
  });
}
