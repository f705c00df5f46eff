import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** A telephone by its type. */
export interface TypedPhone {
  typeId: number;
  number: string;
}

/** How long a replaced telephone is remembered, in days: it was the owner's, if somebody else has changed it. */
const KEPT_DAYS = 7;

/** The telephone from before the changes of the last days; the main one if there were none. */
export async function settledPhone(database: Kysely<Database>, accountId: number): Promise<TypedPhone | undefined> {
  const row = await database
    .selectFrom('account')
    .innerJoin('person_phone', 'person_phone.account_id', 'account.id')
    .select(['type_id', 'number', 'earlier_phone', 'earlier_phone_type_id', 'earlier_phone_until'])
    .where('account.id', '=', accountId)
    .where('is_main', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  const { earlier_phone: number, earlier_phone_type_id: typeId, earlier_phone_until: until } = row;
  const isKept = until !== null && until > new Date();
  return isKept && number !== null && typeId !== null
    ? { typeId, number }
    : { typeId: row.type_id, number: row.number };
}

/** Makes a telephone the main one and the account's, with the person locked. Those of other types stay. */
async function makeMain(transaction: Transaction<Database>, accountId: number, { typeId, number }: TypedPhone) {
  await transaction.updateTable('person_phone').set({ is_main: false }).where('account_id', '=', accountId).execute();
  await transaction
    .insertInto('person_phone')
    .values({ account_id: accountId, type_id: typeId, number, is_main: true })
    .onConflict((on) => on.columns(['account_id', 'type_id']).doUpdateSet({ number, is_main: true }))
    .execute();
  await transaction.updateTable('account').set({ phone: number }).where('id', '=', accountId).execute();
}

/** Keeps a stated telephone as the main one, with the person locked, and remembers the one that it replaces. */
export async function changePhone(
  transaction: Transaction<Database>,
  { id, phone: current }: { id: number; phone: string },
  stated: TypedPhone,
): Promise<void> {
  const settled = await settledPhone(transaction, id);
  await makeMain(transaction, id, stated);
  if (stated.number === current) return;
  const earlier = settled?.number === stated.number ? undefined : settled;
  await transaction
    .updateTable('account')
    .set({
      earlier_phone: earlier?.number ?? null,
      earlier_phone_type_id: earlier?.typeId ?? null,
      earlier_phone_until: earlier ? new Date(Date.now() + KEPT_DAYS * 24 * 60 * 60_000) : null,
    })
    .where('id', '=', id)
    .execute();
}

/** Puts an earlier telephone back in the place of the main one, with the person locked. */
export async function restorePhone(transaction: Transaction<Database>, accountId: number, phone: TypedPhone) {
  await transaction
    .deleteFrom('person_phone')
    .where('account_id', '=', accountId)
    .where('is_main', '=', true)
    .where('number', '<>', phone.number)
    .execute();
  await makeMain(transaction, accountId, phone);
  await transaction
    .updateTable('account')
    .set({ earlier_phone: null, earlier_phone_type_id: null, earlier_phone_until: null })
    .where('id', '=', accountId)
    .execute();
}
