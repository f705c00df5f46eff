/**
 * What begins, ends and proves a session, for the api client alone: a rule of .dependency-cruiser.cjs refuses it to
 * everybody else, and it is not in the share scope, so that no remote reaches the credentials at run time either. It
 * works on the same session as the main entry because only the shell's build (or a standalone site's) holds either.
 */
export {
  authorization,
  credentials,
  replaceCredentials,
  signOut,
  startSession,
  syncSession,
} from './session';
