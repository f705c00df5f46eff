import { endSession } from '@vitrina/api-client';
import { navigate, paths } from '@vitrina/navigation';

/**
 * Signs the user out (specification 1, section 4: the local session ends even if the call fails). Goes home first: a
 * page that needs a session would redirect the user with a warning.
 */
export async function leave(): Promise<void> {
  navigate(paths.home());
  await endSession();
}
