import type { RequestOf, updateProfile as updateProfileCall } from '@vitrina/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { Conflict, NotFound } from '../../platform/http/errors';
import { enqueueMessage } from '../../platform/outbox/queue';
import { needOwner } from '../accounts/owner-mail';
import { accountOf } from '../accounts/user';
import { applyEmail, planEmail } from '../email-change/ask';
import { lockPerson } from '../people/lock-person';
import { changePhone } from '../people/phones';
import { checkChoices } from './choices';
import { phoneChanged } from './messages';
import { type StatedProfile, statedProfile } from './stated';

/** Message for data that were changed since the form was filled in. */
const CHANGED = 'Tus datos cambiaron en otra ventana. Revisa los datos actuales antes de guardar';

const writeNames = (transaction: Transaction<Database>, accountId: number, stated: StatedProfile) =>
  transaction
    .updateTable('person')
    .set((now) => ({
      first_names: stated.firstNames,
      surnames: stated.surnames,
      revision: now('revision', '+', 1),
    }))
    .where('account_id', '=', accountId)
    .returning('revision')
    .executeTakeFirstOrThrow();

/** Keeps the address of its type as the main one. Those of other types stay. */
async function writeAddress(transaction: Transaction<Database>, accountId: number, { address }: StatedProfile) {
  const values = {
    canton_id: address.cityId,
    parish_id: address.parishId ?? null,
    main_street: address.mainStreet,
    secondary_street: address.secondaryStreet,
    number: address.number,
    neighbourhood: address.neighbourhood ?? null,
    reference: address.reference ?? null,
    is_main: true,
  };
  await transaction.updateTable('person_address').set({ is_main: false }).where('account_id', '=', accountId).execute();
  await transaction
    .insertInto('person_address')
    .values({ account_id: accountId, type_id: address.typeId, ...values })
    .onConflict((on) => on.columns(['account_id', 'type_id']).doUpdateSet(values))
    .execute();
}

/**
 * Changes a customer's personal data. A new e-mail address waits for its confirmation; everything else counts at once,
 * and of a new telephone the owner gets a mail.
 * @param caller the customer, and the address of the call for the limit of mails
 * @returns the revision of the data as they now are
 * @throws NotFound for another customer's id, Refused for data that break a rule, Conflict if the data were changed since
 *   the revision that the form was filled with, HttpError 429 if a mailbox has had too many mails
 */
export async function updateProfile(
  { database, siteUrl }: { database: Kysely<Database>; siteUrl: string },
  { accountId, address }: { accountId: number; address: string },
  request: RequestOf<typeof updateProfileCall>,
): Promise<number> {
  if (request.id !== accountId) throw new NotFound();
  const stated = statedProfile(request);
  await checkChoices(database, stated);
  const account = await accountOf(database, accountId);
  // Before a mail is counted; under the lock it is asked again.
  if (account.revision !== request.revision) throw new Conflict(CHANGED);
  const plan = await planEmail(database, account, stated.email, address);
  // Codes and new passwords go to the telephone: nobody changes it without its owner's knowledge.
  const isNewPhone = stated.phone.number !== account.phone;
  const told = isNewPhone ? await needOwner(database, phoneChanged, account, address) : [];
  return inTurns(database, async (transaction) => {
    if ((await lockPerson(transaction, accountId)) !== request.revision) throw new Conflict(CHANGED);
    const { revision } = await writeNames(transaction, accountId, stated);
    await changePhone(transaction, account, stated.phone);
    await writeAddress(transaction, accountId, stated);
    await applyEmail(transaction, account, stated.email, { plan, siteUrl });
    const content = { name: account.first_names, at: new Date().toISOString() };
    for (const admission of told) await enqueueMessage(transaction, admission, content);
    return revision;
  });
}
