import { randomUUID } from 'node:crypto';
import { ACTIVE_SESSION } from '@vitrina/contract';
import { type Credentials, readAuthorization } from '@vitrina/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import type { Caller } from '../../platform/http/calls';
import { Conflict, Unauthorized } from '../../platform/http/errors';
import { networkOf } from '../../platform/limits/network';
import { hashOf, newToken } from './tokens';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Specification 1, section 9: sessions last 180 days. */
const SESSION_MS = 180 * DAY_MS;
/** How long the access half is valid before it has to be renewed. */
const ACCESS_MS = 30 * MINUTE_MS;
/**
 * A renewal whose answer was lost, or two concurrent ones, may be repeated for this long; after that it is a replay.
 */
const GRACE_MS = 30_000;
/** How long the token that closes the other session is valid. */
const CLOSING_MS = 5 * MINUTE_MS;

const later = (ms: number) => new Date(Date.now() + ms);

async function issue(transaction: Kysely<Database>, sessionId: string): Promise<Credentials> {
  const credentials = { accessToken: newToken(), renewalToken: newToken() };
  await transaction
    .insertInto('session_credential')
    .values({
      session_id: sessionId,
      access_hash: hashOf(credentials.accessToken),
      renewal_hash: hashOf(credentials.renewalToken),
      access_until: later(ACCESS_MS),
    })
    .execute();
  return credentials;
}

const end = (database: Kysely<Database>, sessionId: string) =>
  database.updateTable('session').set({ ended_at: new Date() }).where('id', '=', sessionId).execute();

/**
 * Ends the sessions of an account.
 * @param but the id of one that goes on, with its newest credentials alone; what was given to close it closes it no more
 */
export async function endSessionsOf(database: Kysely<Database>, accountId: number, but?: string): Promise<void> {
  await database
    .updateTable('session')
    .set({ ended_at: new Date() })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(but !== undefined, (query) => query.where('id', '<>', but as string))
    .execute();
  if (but === undefined) return;
  // Gone, not run out: within the grace they could be renewed, and after it their use would end the owner's session.
  await database
    .deleteFrom('session_credential')
    .where('session_id', '=', but)
    .where('superseded_at', 'is not', null)
    .execute();
  await database
    .updateTable('session')
    .set({ closing_hash: null, closing_until: null, closing_from: null })
    .where('id', '=', but)
    .execute();
}

/**
 * A token that closes this session, for somebody who has just proved to be its owner. The specification's refusal holds
 * none, so whoever knows only that one closes it by the identification, from the network where the password was shown.
 */
export async function offerToClose(database: Kysely<Database>, sessionId: string, address: string): Promise<string> {
  const token = newToken();
  await database
    .updateTable('session')
    .set({ closing_hash: hashOf(token), closing_until: later(CLOSING_MS), closing_from: networkOf(address) })
    .where('id', '=', sessionId)
    .execute();
  return token;
}

/**
 * Starts an account's one session.
 * @returns its credentials, or `live`: the id of another one, which its owner may close (`offerToClose`)
 */
export async function startSession(
  transaction: Transaction<Database>,
  accountId: number,
): Promise<Credentials | { live: string }> {
  // One sign-in of an account at a time.
  await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  const live = await transaction
    .selectFrom('session')
    .select(['id', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (live && live.expires_at > new Date()) return { live: live.id };
  if (live) await end(transaction, live.id);
  const id = randomUUID();
  await transaction
    .insertInto('session')
    .values({ id, account_id: accountId, expires_at: later(SESSION_MS) })
    .execute();
  return issue(transaction, id);
}

/** The refusal of a sign-in while another session is live. */
export const activeSession = (closing: string) => new Conflict(ACTIVE_SESSION, { closing });

const liveSession = (database: Kysely<Database>) =>
  database
    .selectFrom('session_credential')
    .innerJoin('session', 'session.id', 'session_credential.session_id')
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', new Date());

/**
 * Renews the credentials of a session. The old ones may be renewed again for a short while, because two tabs may renew
 * at once and an answer may be lost; after that their use is a replay, and ends the session. Of the pairs issued
 * meanwhile the last one lives, the others are as old as the first: their calls are answered until they run out.
 * @throws Unauthorized if the token does not belong to a live session
 */
export async function renewSession(
  database: Kysely<Database>,
  renewalToken: string,
): Promise<Credentials & { accountId: number }> {
  const renewed = await inTurns(database, async (transaction) => {
    const found = await liveSession(transaction)
      .select(['session_credential.id', 'session_id', 'account_id', 'superseded_at'])
      .where('renewal_hash', '=', hashOf(renewalToken))
      .forUpdate()
      .executeTakeFirst();
    if (!found) return undefined;
    if (found.superseded_at && found.superseded_at.getTime() + GRACE_MS < Date.now()) {
      await end(transaction, found.session_id);
      return undefined;
    }
    // Also a pair that this one's earlier renewal has issued: of several, the last lives.
    await transaction
      .updateTable('session_credential')
      .set({ superseded_at: new Date() })
      .where('session_id', '=', found.session_id)
      .where('superseded_at', 'is', null)
      .execute();
    return { ...(await issue(transaction, found.session_id)), accountId: found.account_id };
  });
  if (!renewed) throw new Unauthorized();
  return renewed;
}

/**
 * Ends the session of an access token or of a closing token or, from the network where its password was shown while it was
 * live, of an identification; anything else does nothing.
 * @param address the caller's
 */
export async function endSession(database: Kysely<Database>, token: string, address: string): Promise<void> {
  const hash = hashOf(token);
  await database
    .updateTable('session')
    .set({ ended_at: new Date(), closing_hash: null, closing_from: null })
    .where('ended_at', 'is', null)
    .where((is) =>
      is.or([
        is.and([is('closing_hash', '=', hash), is('closing_until', '>', new Date())]),
        is.and([
          is('closing_from', '=', networkOf(address)),
          is('closing_until', '>', new Date()),
          is('account_id', 'in', (of) =>
            of.selectFrom('account').select('account.id').where('identification', '=', token),
          ),
        ]),
        is('id', 'in', (of) =>
          of.selectFrom('session_credential').select('session_id').where('access_hash', '=', hash),
        ),
      ]),
    )
    .execute();
}

/** The session that an Authorization value belongs to, and its account. @throws Unauthorized if there is none */
export async function authenticate(database: Kysely<Database>, authorization: string | undefined): Promise<Caller> {
  const credentials = readAuthorization(authorization);
  const found =
    credentials &&
    (await liveSession(database)
      .select(['account_id', 'session_id'])
      .where('access_hash', '=', hashOf(credentials.accessToken))
      .where('renewal_hash', '=', hashOf(credentials.renewalToken))
      .where('access_until', '>', new Date())
      .executeTakeFirst());
  if (!found) throw new Unauthorized();
  return { accountId: found.account_id, sessionId: found.session_id };
}

/** How long a replaced pair is remembered, to detect its replay. */
const REPLAY_MS = 30 * DAY_MS;

/** Deletes sessions that have ended, and in live ones the pairs that were replaced long ago. */
export async function forgetOldSessions(database: Kysely<Database>): Promise<void> {
  await database
    .deleteFrom('session')
    .where((is) => is.or([is('ended_at', '<', later(-DAY_MS)), is('expires_at', '<', new Date())]))
    .execute();
  await database.deleteFrom('session_credential').where('superseded_at', '<', later(-REPLAY_MS)).execute();
}
