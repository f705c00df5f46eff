/**
 * Starts, ends and authenticates a session, for the API client only: a rule of .dependency-cruiser.cjs forbids it to
 * all other code, and it is not in the share scope, so that no remote reaches the credentials at run time either. It
 * shares its state with the main entry because only the shell's build (or a standalone site's) contains either.
 */
export {
  authorization,
  credentials,
  replaceCredentials,
  signOut,
  startSession,
  syncSession,
} from './session';
