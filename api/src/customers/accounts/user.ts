import type { SessionUser } from '@vitrina/contract';
import type { Credentials } from '@vitrina/rules';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** An account with the person behind it. */
export type Account = Selectable<Database['account']> & Selectable<Database['person']>;

/** Accounts with their persons. */
export const selectAccounts = (database: Kysely<Database>) =>
  database.selectFrom('account').innerJoin('person', 'person.account_id', 'account.id').selectAll();

/** The hash of an account's temporary password; null if there is none that is valid. */
export const temporaryHashOf = ({
  temporary_password_hash: hash,
  temporary_password_until: until,
}: Account): string | null => (until !== null && until > new Date() ? hash : null);

const shownName = ({ first_names, surnames }: Account) => `${first_names} ${surnames}`;

/** The user as returned with a session. */
export const signedInUser = (account: Account, credentials: Credentials): SessionUser => ({
  id: account.id,
  personId: account.id,
  name: account.first_names,
  displayName: shownName(account),
  email: account.email,
  signedIn: true,
  ...credentials,
});

/** A user whose account still needs its one-time password: without credentials and without the person behind it. */
export const unverifiedUser = ({ id }: Account): SessionUser => ({
  id,
  displayName: '',
  accessToken: '',
  renewalToken: '',
  signedIn: false,
});

/** The account of a session's id. */
export const accountOf = (database: Kysely<Database>, id: number): Promise<Account> =>
  selectAccounts(database).where('id', '=', id).executeTakeFirstOrThrow();
