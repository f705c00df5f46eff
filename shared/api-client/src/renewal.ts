import { renewToken, type SessionUser } from '@vitrina/contract';
import { authorization, credentials, replaceCredentials, signOut, syncSession } from '@vitrina/session-bus/internal';
import { configuration } from './configuration';
import { isRefusal } from './errors';
import { post, read } from './http';

/** Across tabs only one renewal runs at a time. */
const LOCK = 'vitrina-renewal';
const locked = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();

/**
 * Signs the customer out and reloads, once: the first failed call ends the session, and the others find it already
 * ended. A session that has begun since then is not affected. After the reload the customer is told, and finds their
 * configuration as it was.
 */
export async function loseSession(lost: string): Promise<void> {
  if (authorization() !== lost) return;
  await signOut({ isLost: true });
  configuration.reload();
}

/**
 * An answer may be lost, and a server restart. The old pair can be renewed again for 30 s, so retry after these pauses.
 */
const ASK_AGAIN_MS = [200, 800];
/** Time limit of a try, short enough for the retries to fall within those 30 s. */
const PATIENCE_MS = 8_000;

/** Requests new credentials. @throws ApiError when the server refuses, or no try was answered */
async function askForRenewal(renewalToken: string): Promise<SessionUser> {
  for (let tries = 0; ; tries++) {
    try {
      // Not through `call`: a refused renewal must not trigger another renewal.
      const wire = { authorization: null, timeoutMs: PATIENCE_MS };
      return read(renewToken.response, await post(renewToken, { renewalToken }, wire));
    } catch (error) {
      const pause = ASK_AGAIN_MS[tries];
      if (isRefusal(error) || pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/**
 * Asks for the session's data anew, after the customer has changed their names or e-mail address: every tab shows those of
 * now. No answer changes nothing; a refusal ends the session, as with any other renewal.
 */
export const refreshSession = (): Promise<void> =>
  locked(async () => {
    await syncSession();
    const [before, value] = [credentials(), authorization()];
    if (!before || value === null) return;
    try {
      await replaceCredentials(await askForRenewal(before.renewalToken), before);
    } catch (error) {
      if (isRefusal(error)) await loseSession(value);
    }
  });

async function renewOnce(refused: string): Promise<void> {
  await syncSession();
  const before = credentials();
  // Another tab has renewed or ended the session while this one waited for the lock.
  if (!before || authorization() !== refused) return;
  try {
    await replaceCredentials(await askForRenewal(before.renewalToken), before);
  } catch {
    // Specification 1, section 4: if a refresh fails, log out and reload.
    await loseSession(refused);
  }
}

let running: Promise<void> | undefined;

/**
 * Renews the credentials that the server has refused, or signs out. All calls that are refused meanwhile wait for the
 * same renewal.
 */
export function renew(refused: string): Promise<void> {
  if (authorization() !== refused) return Promise.resolve();
  running ??= locked(() => renewOnce(refused)).finally(() => {
    running = undefined;
  });
  return running;
}
