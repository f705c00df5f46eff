import { endSession } from '@vitrina/api-client';
import { navigate, paths } from '@vitrina/navigation';

/**
 * Signs the user out (specification 1, section 4: the local session goes even if the call fails). Home comes first: a
 * page that needs a session would send the user away with a warning.
 */
export async function leave(): Promise<void> {
  navigate(paths.home());
  await endSession();
}
