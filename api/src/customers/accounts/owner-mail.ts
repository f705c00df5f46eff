import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { type Admission, admit, needAdmission } from '../../platform/outbox/admission';
import type { MessageKind } from '../../platform/outbox/message';
import type { Account } from './user';

/** The mailboxes of an account's owner: the account's, and an earlier one whose owner may still stop its change. */
async function mailboxesOf(database: Kysely<Database>, account: Account): Promise<string[]> {
  const earlier = await database
    .selectFrom('email_change')
    .select('main_address')
    .where('account_id', '=', account.id)
    .where('ended_at', 'is', null)
    .where('stop_until', '>', new Date())
    .execute();
  const all = [account.email, ...earlier.map(({ main_address }) => main_address)];
  return [...new Set(all.filter((mailbox) => mailbox !== null))];
}

/** Leave to mail the owner of an account, a mailbox each. @param address of the caller, for the limit of mails */
export async function admitOwner<Content extends object>(
  database: Kysely<Database>,
  kind: MessageKind<Content>,
  account: Account,
  address: string,
): Promise<Admission<Content>[]> {
  const admissions: Admission<Content>[] = [];
  for (const email of await mailboxesOf(database, account)) {
    admissions.push(await admit(database, kind, { email, phone: account.phone }, address));
  }
  return admissions;
}

/** The same for what is not done unless the owner is told. @throws HttpError 429 if no mailbox may have another mail */
export async function needOwner<Content extends object>(
  ...asked: Parameters<typeof admitOwner<Content>>
): Promise<Admission<Content>[]> {
  const admissions = await admitOwner(...asked);
  if (admissions.every(({ to }) => to.length === 0)) for (const admission of admissions) needAdmission(admission);
  return admissions;
}
