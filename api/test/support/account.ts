import { randomUUID } from 'node:crypto';
import {
  APPLICATION_ID,
  CAPTCHA_ACTIONS,
  CONSENT_VERSION,
  decode,
  type Endpoint,
  ErrorBody,
  login,
  PRIVACY_VERSION,
  quotations,
  type RequestOf,
  register,
  type SessionUser,
  TERMS_VERSION,
  verifyOtp,
} from '@vitrina/contract';
import { authorizationValue } from '@vitrina/rules';
import { sql } from 'kysely';
import type { StoredMessage } from '../../src/platform/database/schema';
import { urlOf } from '../../src/platform/http/calls';
import { bodyOf, call, messageOf, post, type Served, useBackend } from './backend';
import { PERSON, tokenMaker } from './lead';

export const PASSWORD = 'secreta7';

/** A registration of a person who does not exist. */
export const registration = (
  captchaToken: string,
  changes: Partial<RequestOf<typeof register>> = {},
): RequestOf<typeof register> => ({
  ...PERSON,
  password: PASSWORD,
  country: 'Ecuador',
  captchaToken,
  attempt: randomUUID(),
  applicationId: APPLICATION_ID,
  consentVersion: CONSENT_VERSION,
  termsVersion: TERMS_VERSION,
  privacyVersion: PRIVACY_VERSION,
  ...changes,
});

/** Messages of the outbox to a recipient, newest first. */
export const messagesTo = ({ database }: Served, recipient: string) =>
  database.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('id', 'desc').execute();

/** What an account's mails say, each its part. */
type AccountMail = StoredMessage & { code: string; password: string };

/** What the newest mail to a recipient says. */
export const lastMail = async (backend: Served, recipient: string): Promise<AccountMail> => {
  const [row] = await messagesTo(backend, recipient);
  if (!row?.content) throw new Error(`no mail to ${recipient}`);
  return row.content as AccountMail;
};

/** The one-time password that was sent last. */
export async function lastCode(backend: Served, recipient: string = PERSON.email): Promise<string> {
  const message = await lastMail(backend, recipient);
  if (message.kind !== 'one-time-password') throw new Error(`the last mail is a ${message.kind}`);
  return message.code;
}

type TokenMaker = (action?: string) => Promise<string>;

/** Registers and verifies an account. @returns its session */
export async function openAccount(
  backend: Served,
  token: TokenMaker,
  changes: Partial<RequestOf<typeof register>> = {},
): Promise<SessionUser> {
  const request = registration(await token(CAPTCHA_ACTIONS.onlineForm), changes);
  const { userId } = await call(backend, register, request);
  return call(backend, verifyOtp, { userId, code: await lastCode(backend, request.email) });
}

/** Signs in; the status and what the answer says. */
export async function signIn(
  backend: Pick<Served, 'origin'>,
  password: string,
  identification: string = PERSON.identification,
  headers: Record<string, string> = {},
) {
  const { status, body } = await post(backend, urlOf(login), bodyOf(login, { identification, password }), headers);
  return status < 300
    ? { status, user: decode(login.response, body), closing: undefined, message: '' }
    : { status, user: undefined, closing: decode(ErrorBody, body).closing, message: messageOf(body) };
}

/** Calls as the customer of a session. @returns the status and the answer, or what the refusal says */
export async function callAs<Request, Response>(
  backend: Pick<Served, 'origin'>,
  user: Pick<SessionUser, 'accessToken' | 'renewalToken'>,
  endpoint: Endpoint<Request, Response>,
  words: Request,
) {
  const headers = { authorization: authorizationValue(user) };
  const { status, body } = await post(backend, urlOf(endpoint), bodyOf(endpoint, words), headers);
  return status === 200
    ? { status, answer: decode(endpoint.response, body), message: '' }
    : { status, answer: undefined, message: messageOf(body) };
}

/** The status and message of a call that is refused. */
export async function refusal<Request>(backend: Served, endpoint: Endpoint<Request, unknown>, words: Request) {
  const { status, body } = await post(backend, urlOf(endpoint), bodyOf(endpoint, words));
  return status === 200 ? '200' : `${status} ${messageOf(body)}`;
}

/** A second person who does not exist. */
export const OTHER = { identification: '0912345675', email: 'otra@example.com' } as const;

/** A backend for the tests of the file that calls this; each of them begins without accounts, leads and messages. */
export function useAccounts(...parts: Parameters<typeof useBackend>) {
  const backend = useBackend(...parts);
  let token: TokenMaker;
  beforeAll(async () => {
    token = await tokenMaker(backend.current.database);
  });
  beforeEach(async () => {
    await sql`truncate account, one_time_password, session, session_credential, attempt_count, outbox, lead cascade`.execute(
      backend.current.database,
    );
  });
  const onlineToken = () => token(CAPTCHA_ACTIONS.onlineForm);
  return {
    backend,
    token: (action?: string) => token(action),
    onlineToken,
    newRegistration: async (changes: Partial<RequestOf<typeof register>> = {}) =>
      registration(await onlineToken(), changes),
    /** An account that is verified and signed in. */
    open: (changes: Partial<RequestOf<typeof register>> = {}) => openAccount(backend.current, token, changes),
    list: (user: SessionUser, personId = user.id) =>
      callAs(backend.current, user, quotations, { personId, campaign: 0 }),
  };
}
