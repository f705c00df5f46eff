import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { Conflict } from '../../platform/http/errors';

/** Message for an identification of a verified account. */
export const IDENTIFICATION_TAKEN = 'Ya existe una cuenta con este número de identificación. Inicia sesión';

/** Message for an e-mail address of a verified account. */
export const EMAIL_TAKEN = 'Ya existe una cuenta con este correo electrónico';

/** What another account has, by the index that says so. */
const TAKEN: Record<string, string> = {
  account_email: EMAIL_TAKEN,
  account_identification: IDENTIFICATION_TAKEN,
};

/** @throws Conflict for what another verified account has, else the error itself */
export function refuseTaken(error: unknown): never {
  const message = TAKEN[(error as { constraint?: string }).constraint ?? ''];
  throw message ? new Conflict(message) : error;
}

/**
 * Whether an address is kept for an account that has left it: while its owner may stop the change, nobody else gets it,
 * or the change could not be undone.
 * @param but an account for which it may be kept
 */
export const isEmailKept = async (database: Kysely<Database>, email: string, but = 0): Promise<boolean> =>
  (await database
    .selectFrom('email_change')
    .select('id')
    .where((is) => is(is.fn('lower', ['main_address']), '=', email.toLowerCase()))
    .where('account_id', '<>', but)
    .where('ended_at', 'is', null)
    .where('stop_until', '>', new Date())
    .executeTakeFirst()) !== undefined;

/** Makes a confirmed address the account's. @throws Conflict if another account has it, or it is kept for one */
export async function claimEmail(transaction: Transaction<Database>, accountId: number, email: string): Promise<void> {
  await transaction.updateTable('account').set({ email }).where('id', '=', accountId).execute().catch(refuseTaken);
  // After the index has had its say: whoever left the address a moment ago has committed what keeps it.
  if (await isEmailKept(transaction, email, accountId)) throw new Conflict(EMAIL_TAKEN);
}
