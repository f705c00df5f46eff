import { isActiveSession, login, logout, NEEDS_VALIDATION, type SessionUser, verifyOtp } from '@vitrina/contract';
import { type Session, sessionAtom, store } from '@vitrina/session-bus';
import { startSession } from '@vitrina/session-bus/internal';
import { callWithStatus } from './call';
import { ApiError, closingOf, mended, showError } from './errors';

/** Outcomes of a sign-in that was not refused. */
export type SignInOutcome =
  | { kind: 'signed-in'; session: Session }
  /** the account still needs its one-time password (answer 202) */
  | { kind: 'needs-validation'; userId: number }
  /** there is a session elsewhere; `replace` closes it and signs in again, with the same outcomes and errors */
  | { kind: 'active-session'; replace(): Promise<SignInOutcome> };

async function start(user: SessionUser): Promise<Session> {
  await startSession(user);
  return store.get(sessionAtom) as Session;
}

/**
 * Signs in with a password and starts the session in all tabs. Neither the password nor the credentials leave this
 * function.
 * @throws ApiError after its text has been shown as a notice
 */
export async function signIn(words: { identification: string; password: string }): Promise<SignInOutcome> {
  mended(login.path);
  try {
    const { status, words: user } = await callWithStatus(login, words, { quiet: true });
    const isFinished = status !== NEEDS_VALIDATION && user.signedIn;
    return isFinished
      ? { kind: 'signed-in', session: await start(user) }
      : { kind: 'needs-validation', userId: user.id };
  } catch (error) {
    if (!(error instanceof ApiError) || !isActiveSession(error.message)) {
      showError(error, login.path);
      throw error;
    }
    // The specification's answer is the sentence alone; what it leaves for the logout is the identification, which both calls send under one code.
    const closing = closingOf(error) ?? words.identification;
    const replace = async () => {
      // The session may have ended meanwhile: the next sign-in will show.
      await callWithStatus(logout, { accessToken: closing }, { quiet: true }).catch(() => undefined);
      return signIn(words);
    };
    return { kind: 'active-session', replace };
  }
}

/**
 * Verifies an account by its one-time password.
 * @returns a function that starts the session of the verified customer, so that a page can first finish what it does
 * for a guest
 * @throws ApiError after its text has been shown as a notice
 */
export async function verifyAccount(words: { userId: number; code: string }): Promise<() => Promise<Session>> {
  const { words: user } = await callWithStatus(verifyOtp, words);
  return () => start(user);
}
