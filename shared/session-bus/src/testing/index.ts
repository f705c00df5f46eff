/** For tests of pages: begins and ends a session as the api client does, without a server. */
export { signOut, startSession as signIn } from '../session';
