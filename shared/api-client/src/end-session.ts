import { encode, logout } from '@vitrina/contract';
import { authorization, credentials, signOut } from '@vitrina/session-bus/internal';
import { post } from './http';

/** Signs out: here and in every tab at once, then on the server, whose answer changes nothing. */
export async function endSession(): Promise<void> {
  const [pair, value] = [credentials(), authorization()];
  await signOut();
  if (!pair) return;
  // Not through `call`, which would no longer have the Authorization that goes with every call but those of the tokens.
  const body = encode(logout.request, { accessToken: pair.accessToken });
  await post({ path: logout.path, body, authorization: value }).catch(() => undefined);
}
