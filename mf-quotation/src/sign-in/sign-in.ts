import { ApiError, call, callWithStatus } from '@vitrina/api-client';
import { ACTIVE_SESSION, login, logout, NEEDS_VALIDATION, type SessionUser } from '@vitrina/contract';
import { navigateLater } from '@vitrina/navigation';
import { notify, signIn, track } from '@vitrina/session-bus';
import type { SignInValues } from './sign-in-schema';

/** How a sign-in may end without being refused. */
export type Outcome =
  | { kind: 'signed-in'; user: SessionUser }
  /** the account still needs its one-time password (answer 202) */
  | { kind: 'needs-validation'; userId: number }
  /** there is a session elsewhere, which this token closes, where the server gives one */
  | { kind: 'active-session'; closing: string | undefined };

/** Asks the server. @throws ApiError, which the user has been told */
export async function askToSignIn({ identificacion, clave }: SignInValues): Promise<Outcome> {
  try {
    const words = { identification: identificacion, password: clave };
    const { status, words: user } = await callWithStatus(login, words, { quiet: true });
    const isFinished = status !== NEEDS_VALIDATION && user.signedIn;
    return isFinished ? { kind: 'signed-in', user } : { kind: 'needs-validation', userId: user.id };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.message === ACTIVE_SESSION) return { kind: 'active-session', closing: error.closing };
    notify({ kind: 'error', text: error.message });
    throw error;
  }
}

/** Closes the session elsewhere. It may have ended meanwhile: only the next sign-in tells. */
export const closeActiveSession = async (closing: string | undefined): Promise<unknown> =>
  closing && call(logout, { accessToken: closing }, { quiet: true }).catch(() => undefined);

/** After the password (specification 1, section 9: 500 ms) and after the one-time password (2000 ms). */
const REDIRECT_MS = { password: 500, oneTimePassword: 2_000 } as const;

/** Where a new session leads, and whether the page where it was asked for is still open. */
type WayOn = { to: string; isHere: () => boolean };

/** Starts the session of a customer whom the server has signed in, says so, and leads on. */
export async function welcome(user: SessionUser, by: keyof typeof REDIRECT_MS, { to, isHere }: WayOn): Promise<void> {
  await signIn(user);
  track('inicio_sesion', {});
  const text = by === 'password' ? `Iniciaste sesión como ${user.displayName}` : 'Validación Exitosa';
  notify({ kind: 'success', text });
  navigateLater(to, { afterMs: REDIRECT_MS[by], isHere });
}
