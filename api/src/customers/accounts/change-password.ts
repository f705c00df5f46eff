import type { changePassword as changePasswordCall, RequestOf } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import type { Caller } from '../../platform/http/calls';
import { NotFound, Refused } from '../../platform/http/errors';
import { enqueueMessage } from '../../platform/outbox/queue';
import { admitOwner } from './owner-mail';
import { passwordChanged } from './password-messages';
import { hashPassword, isPassword } from './passwords';
import { endSessionsOf } from './sessions';
import { type Account, accountOf, temporaryHashOf } from './user';

/** In characters as a person counts them, accents included. */
const LENGTH = { min: 10, max: 128 };

async function checkNew(password: string, account: Account): Promise<void> {
  const { length } = [...password.normalize('NFC')];
  if (length < LENGTH.min || length > LENGTH.max) {
    throw new Refused(`La contraseña debe tener de ${LENGTH.min} a ${LENGTH.max} caracteres`);
  }
  for (const hash of [account.password_hash, temporaryHashOf(account)]) {
    if (await isPassword(password, hash)) throw new Refused('La contraseña nueva debe ser distinta de la actual');
  }
}

/**
 * Changes a customer's password. Their other sessions end, a temporary password opens nothing any more, and they get a
 * mail.
 * @param caller the customer's session, which goes on, and the address of the call for the limit of mails
 * @throws NotFound for another customer's id, Refused for a password that is too short, too long or the one from before
 */
export async function changePassword(
  database: Kysely<Database>,
  { accountId, sessionId, address }: Caller & { address: string },
  { id, password }: RequestOf<typeof changePasswordCall>,
): Promise<void> {
  if (id !== accountId) throw new NotFound();
  const account = await accountOf(database, accountId);
  await checkNew(password, account);
  const password_hash = await hashPassword(password);
  const admissions = await admitOwner(database, passwordChanged, account, address);
  await inTurns(database, async (transaction) => {
    await transaction
      .updateTable('account')
      .set({ password_hash, temporary_password_hash: null, temporary_password_until: null })
      .where('id', '=', accountId)
      .execute();
    await endSessionsOf(transaction, accountId, sessionId);
    const content = { name: account.first_names, at: new Date().toISOString() };
    for (const admission of admissions) await enqueueMessage(transaction, admission, content);
  });
}
