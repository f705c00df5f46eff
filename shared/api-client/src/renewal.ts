import { encode, renewToken } from '@vitrina/contract';
import { authorization, credentials, replaceCredentials, signOut, syncSession } from '@vitrina/session-bus';
import { configuration } from './configuration';
import { isRefusal } from './errors';
import { post, read } from './http';

/** Across tabs only one renewal runs at a time. */
const LOCK = 'vitrina-renewal';
const locked = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();

/**
 * Signs the customer out and reloads, once: the first of the failed calls ends the session, and to the others it is
 * already over. A session that has begun since is left alone.
 */
export async function loseSession(lost: string): Promise<void> {
  if (authorization() !== lost) return;
  await signOut();
  configuration.reload();
}

async function renewOnce(refused: string): Promise<void> {
  await syncSession();
  const before = credentials();
  // Another tab has renewed, or ended, the session while this one waited for its turn.
  if (!before || authorization() !== refused) return;
  try {
    // Not through `call`: a renewal that is refused must not ask for a renewal.
    const answer = await post({
      path: renewToken.path,
      body: encode(renewToken.request, { renewalToken: before.renewalToken }),
      authorization: null,
    });
    await replaceCredentials(read(renewToken.response, answer), before);
  } catch (error) {
    // No answer, or a server in trouble, says nothing of the session: the old pair may be renewed again for a while.
    if (!isRefusal(error)) throw error;
    await loseSession(refused);
  }
}

let running: Promise<void> | undefined;

/**
 * Renews the credentials that the server has refused. All calls that meet the refusal meanwhile wait for the same renewal.
 * @throws ApiError when it could not be tried to the end (no connection, 429, 5xx): the session stays, and the next call tries again
 */
export function renew(refused: string): Promise<void> {
  if (authorization() !== refused) return Promise.resolve();
  running ??= locked(() => renewOnce(refused)).finally(() => {
    running = undefined;
  });
  return running;
}
