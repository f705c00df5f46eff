import { createHash, randomUUID } from 'node:crypto';
import { rows } from '../servers/database';
import { CUSTOMER } from './session';

const hash = (token: string) => createHash('sha256').update(token).digest();

/**
 * A new account of the backend with a live session, and the customer as a sign-in would answer them.
 * @param options `accessFor` is how long the access half lasts, a negative time lets it have run out; `databaseUrl` is
 *   another backend's database than that of the browser tests
 */
export async function newCustomer(
  options: { displayName?: string; accessFor?: string; databaseUrl?: string | undefined } = {},
) {
  const { displayName = CUSTOMER.displayName, accessFor = '1 day', databaseUrl } = options;
  const identification = randomUUID();
  // As a renewal answers it.
  const [, firstNames, surname] = /^(.*) (\S+)$/.exec(displayName) ?? [];
  const [account] = await rows<{ id: number }>(
    `with made as (
       insert into account (identification, password_hash, phone, email, country, application_id, verified_at)
       values ($1, 'none', '0987000010', $2, 'Ecuador', 5, now()) returning id
     )
     insert into person (account_id, first_names, surnames) select id, $3, $4 from made returning account_id as id`,
    [identification, `${identification}@example.ec`, firstNames, surname],
    databaseUrl,
  );
  const id = account?.id ?? 0;
  const { session, tokens } = await newSession(id, { accessFor, databaseUrl });
  return { session, customer: { ...CUSTOMER, ...tokens, id, personId: id, displayName } };
}

type SessionOptions = { accessFor?: string; databaseUrl?: string | undefined };

/** A live session of an account that has none, as a sign-in would begin it: its id and its credentials. */
export async function newSession(accountId: number, { accessFor = '1 day', databaseUrl }: SessionOptions = {}) {
  const session = randomUUID();
  await rows(
    "insert into session (id, account_id, expires_at) values ($1, $2, now() + interval '1 day')",
    [session, accountId],
    databaseUrl,
  );
  const tokens = { accessToken: randomUUID(), renewalToken: randomUUID() };
  await rows(
    `insert into session_credential (session_id, access_hash, renewal_hash, access_until)
     values ($1, $2, $3, now() + $4::interval)`,
    [session, hash(tokens.accessToken), hash(tokens.renewalToken), accessFor],
    databaseUrl,
  );
  return { session, tokens };
}

/** Makes an identification free to register again, so that a test may be repeated on the same database. Its quotations go with it. */
export async function forgetAccount(identification: string): Promise<void> {
  await rows('delete from account where identification = $1', [identification]);
}
