import {
  checkRegistration,
  forgotPassword,
  login,
  logout,
  register as registerCall,
  renewToken,
  resendOtp,
  validateIdentity,
  verifyOtp,
} from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Captcha } from '../captcha/captcha';
import type { Database } from '../database/schema';
import { contractRoute } from '../http/contract-route';
import { recoverPassword } from './recovery';
import { checkFree, isFreeIdentity, register, resendOneTimePassword } from './registration';
import { endSession } from './sessions';
import { renew, signIn, verifyAccount } from './sign-in';

/** The answer of a sign-in whose account still needs its one-time password (specification 1, section 4). */
const NEEDS_VALIDATION = 202;

/** Sign-in, session, registration and forgotten passwords. */
export function accountRoutes(app: FastifyInstance, parts: { database: Kysely<Database>; captcha: Captcha }): void {
  const { database, captcha } = parts;
  contractRoute(app, login, async (words, reply) => {
    const user = await signIn(database, words);
    if (!user.signedIn) reply.code(NEEDS_VALIDATION);
    return user;
  });
  contractRoute(app, renewToken, ({ renewalToken }) => renew(database, renewalToken));
  contractRoute(app, logout, async ({ accessToken }) => {
    await endSession(database, accessToken);
    return {};
  });
  contractRoute(app, forgotPassword, async ({ identification }) => {
    await recoverPassword(database, identification);
    return {};
  });
  contractRoute(app, validateIdentity, async (words) => ({ valid: await isFreeIdentity(database, words) }));
  contractRoute(app, checkRegistration, async (words) => {
    await checkFree(database, words);
    return {};
  });
  contractRoute(app, registerCall, (words) => register(database, captcha, words));
  contractRoute(app, verifyOtp, (words) => verifyAccount(database, words));
  contractRoute(app, resendOtp, async ({ userId }) => {
    await resendOneTimePassword(database, userId);
    return {};
  });
}
