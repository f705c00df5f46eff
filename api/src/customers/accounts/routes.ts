import {
  changePassword as changePasswordCall,
  checkRegistration,
  type Endpoint,
  forgotPassword,
  login,
  logout,
  NEEDS_VALIDATION,
  register as registerCall,
  renewToken,
  resendOtp,
  validateIdentity,
  verifyOtp,
} from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Captcha } from '../../platform/captcha/captcha';
import type { Database } from '../../platform/database/schema';
import { type Call, type Given, route } from '../../platform/http/route';
import { changePassword } from './change-password';
import { countFromAddress, type Tried } from './limits';
import { recoverPassword } from './recovery';
import { checkFree, isFreeIdentity, register } from './registration';
import { resendOneTimePassword } from './resending';
import { endSession } from './sessions';
import { renew, signIn, verifyAccount } from './sign-in';

/** Sign-in, session, registration and forgotten passwords. */
export function accountRoutes(app: FastifyInstance, parts: { database: Kysely<Database>; captcha: Captcha }): void {
  const { database, captcha } = parts;
  /** Answers a call that a stranger may try for many people, limited per address. */
  function limitedRoute<Request, Response>(
    endpoint: Endpoint<Request, Response, 'public' | 'credentials'>,
    tried: Tried,
    handler: (words: Request, call: Call) => Promise<Given<Response>>,
  ) {
    const counted = async (words: Request, call: Call) => {
      await countFromAddress(database, tried, call.address);
      return handler(words, call);
    };
    route(app, endpoint, { rate: 'sign-in' }, counted);
  }
  limitedRoute(login, 'signIn', async (words, { address, reply }) => {
    const user = await signIn(database, words, address);
    if (!user.signedIn) reply.code(NEEDS_VALIDATION);
    return user;
  });
  route(app, renewToken, { rate: 'sign-in' }, ({ renewalToken }) => renew(database, renewalToken));
  route(app, logout, { rate: 'sign-in' }, async ({ accessToken }, { address }) => {
    await endSession(database, accessToken, address);
    return {};
  });
  limitedRoute(forgotPassword, 'recovery', async ({ identification }, { address }) => {
    await recoverPassword(database, { identification, address });
    return {};
  });
  limitedRoute(validateIdentity, 'lookUp', async (words) => ({ valid: await isFreeIdentity(database, words) }));
  limitedRoute(checkRegistration, 'lookUp', async (words) => {
    await checkFree(database, words);
    return {};
  });
  limitedRoute(registerCall, 'send', (words, { address }) => register(database, captcha, words, address));
  limitedRoute(verifyOtp, 'code', (words) => verifyAccount(database, words));
  route(app, changePasswordCall, { rate: 'write' }, async (words, call) => {
    await changePassword(database, call, words);
    return {};
  });
  limitedRoute(resendOtp, 'send', async ({ userId }, { address }) => {
    await resendOneTimePassword(database, userId, address);
    return {};
  });
}
