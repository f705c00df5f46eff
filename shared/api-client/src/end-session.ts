import { logout } from '@vitrina/contract';
import { credentials, signOut } from '@vitrina/session-bus';
import { call } from './call';

/** Signs out: here and in every tab at once, then on the server, whose answer changes nothing. */
export async function endSession(): Promise<void> {
  const pair = credentials();
  await signOut();
  if (pair) await call(logout, { accessToken: pair.accessToken }, { quiet: true }).catch(() => undefined);
}
