import { logout } from '@vitrina/contract';
import { authorization, credentials, signOut } from '@vitrina/session-bus/internal';
import { post } from './http';

/** Signs out in all tabs at once, then on the server, whose answer does not matter. */
export async function endSession(): Promise<void> {
  const [pair, value] = [credentials(), authorization()];
  await signOut();
  if (!pair) return;
  // Not through `call`, which could no longer add the Authorization.
  await post(logout, { accessToken: pair.accessToken }, { authorization: value }).catch(() => undefined);
}
