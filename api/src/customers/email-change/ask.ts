import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { Refused } from '../../platform/http/errors';
import { countAttempt } from '../../platform/limits/attempts';
import { type Admission, admit, needAdmission } from '../../platform/outbox/admission';
import { expiryOf } from '../../platform/outbox/message';
import { enqueueMessage } from '../../platform/outbox/queue';
import { claimEmail, EMAIL_TAKEN, isEmailKept } from '../accounts/taken';
import { hashOf, newToken } from '../accounts/tokens';
import type { Account } from '../accounts/user';
import { settledPhone } from '../people/phones';
import { emailChangeNotice, emailConfirmation } from './messages';

/** An address that a customer states as the main one, by its type. */
export interface StatedEmail {
  typeId: number;
  address: string;
}

/**
 * What a stated address means: the one that counts for its type, the one that waits there already, one whose link has
 * expired, or a new one.
 */
type Meaning = 'confirmed' | 'waiting' | 'expired' | 'new';

/**
 * How many addresses an account may ask about in an hour: whether another account has one is answered. Those that are free
 * count as well, or the refusal of the count would be the answer.
 */
const ASKED = { purpose: 'new e-mail address', max: 10, minutes: 60 };

/** What has to be done for a stated address, with the leave to send its mails. */
export interface EmailPlan {
  readonly meaning: Meaning;
  readonly confirmation?: Admission<{ name: string; link: string }>;
  readonly notice?: Admission<{ name: string; link: string }>;
}

/** The change of a type that waits for its confirmation. */
const openChange = (database: Kysely<Database>, accountId: number, typeId: number) =>
  database
    .selectFrom('email_change')
    .select('id')
    .where('account_id', '=', accountId)
    .where('type_id', '=', typeId)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null);

async function meaningOf(database: Kysely<Database>, accountId: number, stated: StatedEmail): Promise<Meaning> {
  const address = stated.address.toLowerCase();
  const confirmed = await database
    .selectFrom('person_email')
    .select('id')
    .where('account_id', '=', accountId)
    .where('type_id', '=', stated.typeId)
    .where('confirmed_at', 'is not', null)
    .where((is) => is(is.fn('lower', ['address']), '=', address))
    .executeTakeFirst();
  if (confirmed) return 'confirmed';
  const waiting = await openChange(database, accountId, stated.typeId)
    .where((is) => is(is.fn('lower', ['new_address']), '=', address))
    // Otherwise its earlier mailbox has no link any more that stops it.
    .where('stop_until', '>', new Date())
    .select('confirm_until')
    .executeTakeFirst();
  if (!waiting) return 'new';
  return waiting.confirm_until > new Date() ? 'waiting' : 'expired';
}

async function isTaken(database: Kysely<Database>, accountId: number, address: string): Promise<boolean> {
  const holder = await database
    .selectFrom('account')
    .select('id')
    .where('verified_at', 'is not', null)
    .where('closed_at', 'is', null)
    .where('id', '<>', accountId)
    .where((is) => is(is.fn('lower', ['email']), '=', address.toLowerCase()))
    .executeTakeFirst();
  return holder !== undefined || isEmailKept(database, address, accountId);
}

/**
 * Decides what a stated address means, before the transaction that applies it.
 * @param from address of the caller, for the limit of mails
 * @throws Refused if another account has it, HttpError 429 if a mailbox has had too many mails or the account has asked about
 *   too many addresses
 */
export async function planEmail(
  database: Kysely<Database>,
  account: Account,
  stated: StatedEmail,
  from: string,
): Promise<EmailPlan> {
  const meaning = await meaningOf(database, account.id, stated);
  // The form states what waits with every save: its link stays as it is.
  if (meaning === 'confirmed' || meaning === 'waiting') return { meaning };
  await countAttempt(database, ASKED, account.id);
  if (await isTaken(database, account.id, stated.address)) throw new Refused(EMAIL_TAKEN);
  const { phone } = account;
  const confirmation = await admit(database, emailConfirmation, { email: stated.address, phone }, from);
  needAdmission(confirmation);
  if (meaning === 'expired') return { meaning, confirmation };
  const notice = await admit(database, emailChangeNotice, account, from);
  // Nobody takes an account whose owner is not told.
  needAdmission(notice);
  return { meaning, confirmation, notice };
}

/** Ends the change of a type that waits, if there is one. */
async function cancelOpen(transaction: Transaction<Database>, accountId: number, typeId: number): Promise<void> {
  await transaction
    .deleteFrom('person_email')
    .where('account_id', '=', accountId)
    .where('type_id', '=', typeId)
    .where('confirmed_at', 'is', null)
    .execute();
  await transaction
    .updateTable('email_change')
    .set({ ended_at: new Date() })
    .where('id', 'in', openChange(transaction, accountId, typeId))
    .execute();
}

async function makeMain(transaction: Transaction<Database>, account: Account, typeId: number): Promise<void> {
  const rows = transaction.updateTable('person_email').where('account_id', '=', account.id);
  await rows.set({ is_main: false }).where('is_main', '=', true).execute();
  const { address } = await rows
    .set({ is_main: true })
    .where('type_id', '=', typeId)
    .where('confirmed_at', 'is not', null)
    .returning('address')
    .executeTakeFirstOrThrow();
  if (address !== account.email) await claimEmail(transaction, account.id, address);
}

/**
 * Applies a plan, with the person locked since: a confirmed address becomes the main one at once; one that waits goes on
 * waiting; a new one waits, its mailbox gets the link that confirms it, and the mailbox that counts the link that stops it.
 * @throws Conflict if another account has the confirmed address
 */
export async function applyEmail(
  transaction: Transaction<Database>,
  account: Account,
  { typeId, address }: StatedEmail,
  { plan: { meaning, confirmation, notice }, siteUrl }: { plan: EmailPlan; siteUrl: string },
): Promise<void> {
  if (meaning === 'waiting') return;
  if (meaning !== 'expired') await cancelOpen(transaction, account.id, typeId);
  if (meaning === 'confirmed') return makeMain(transaction, account, typeId);
  const row = { account_id: account.id, type_id: typeId };
  await transaction
    .insertInto('person_email')
    .values({ ...row, address })
    // One that waits is there, unless its link has expired.
    .onConflict((on) => on.doNothing())
    .execute();
  const [confirm, stop] = [newToken(), newToken()];
  const limits = {
    confirm_hash: hashOf(confirm),
    confirm_until: expiryOf(emailConfirmation),
    stop_until: expiryOf(emailChangeNotice),
  };
  if (meaning === 'expired') {
    const waiting = openChange(transaction, account.id, typeId);
    await transaction.updateTable('email_change').set(limits).where('id', 'in', waiting).execute();
  } else {
    const phone = await settledPhone(transaction, account.id);
    await transaction
      .insertInto('email_change')
      .values({
        ...{ ...row, ...limits, new_address: address, stop_hash: hashOf(stop) },
        ...{ phone: phone?.number, phone_type_id: phone?.typeId },
      })
      .execute();
  }
  const name = account.first_names;
  if (confirmation) {
    await enqueueMessage(transaction, confirmation, { name, link: `${siteUrl}/correo#confirmar=${confirm}` });
  }
  if (notice) await enqueueMessage(transaction, notice, { name, link: `${siteUrl}/correo#detener=${stop}` });
}
