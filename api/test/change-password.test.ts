import { hash } from '@node-rs/argon2';
import {
  changePassword,
  confirmEmail,
  forgotPassword,
  login,
  logout,
  register,
  renewToken,
  type SessionUser,
} from '@vitrina/contract';
import { urlOf } from '../src/platform/http/calls';
import { callAs, lastMail, messagesTo, OTHER, PASSWORD, refusal, signIn, useAccounts } from './support/account';
import { bodyOf, call, post } from './support/backend';
import { PERSON } from './support/lead';
import { save, tokenOf } from './support/profile';

const { backend, open, list, newRegistration } = useAccounts();
const NEW = 'una contraseña nueva';
const SAME = '422 La contraseña nueva debe ser distinta de la actual';
const LENGTH = '422 La contraseña debe tener de 10 a 128 caracteres';
/** With its accents as signs of their own, as some keyboards write them. */
const decomposed = (text: string) => text.normalize('NFD');

const change = async (user: SessionUser, password: string, id = user.id) => {
  const { status, message } = await callAs(backend.current, user, changePassword, { id, password });
  return `${status} ${message}`.trim();
};
/** The status of a sign-in; 409 is one that only another session stands in the way of. */
const opens = async (password: string) => (await signIn(backend.current, password)).status;

test('the new password opens the account and the old one does not; the session goes on', async () => {
  const user = await open();
  expect(await change(user, NEW)).toBe('200');
  expect((await list(user)).status).toBe(200);
  expect([await opens(PASSWORD), await opens(NEW)]).toEqual([401, 409]);
  await call(backend.current, logout, { accessToken: user.accessToken });
  expect(await opens(NEW)).toBe(200);
});

test.each([
  ['9 characters whose accent is a sign of its own', decomposed('á23456789'), LENGTH],
  ['129 characters', 'x'.repeat(129), LENGTH],
  ['10 characters', 'á234567890', '200'],
  ['128 characters of two units each', '🚗'.repeat(128), '200'],
  ['128 letters whose accents were typed apart', 'a\u0301'.repeat(128), '200'],
  ['128 characters with accents and spaces', `contraseña con ñ y ú ${'é '.repeat(53)}1`, '200'],
])('%s: %s', async (_what, password, answer) => {
  const user = await open();
  expect(await change(user, password)).toBe(answer);
  await call(backend.current, logout, { accessToken: user.accessToken });
  expect(await opens(answer === '200' ? password : PASSWORD)).toBe(200);
});

test('nine characters of the body are a bad request, as the contract says', async () => {
  expect(await change(await open(), 'x23456789')).toMatch(/^400/);
});

describe('one password on two keyboards', () => {
  test.each([
    ['composed', 'decomposed', (text: string) => text.normalize('NFC'), decomposed],
    ['decomposed', 'composed', decomposed, (text: string) => text.normalize('NFC')],
  ])('%s when it is changed, %s when it opens', async (_one, _other, written, typed) => {
    const user = await open();
    expect(await change(user, written('contraseña única'))).toBe('200');
    expect(await opens(typed('contraseña única'))).toBe(409);
    expect(await change(user, typed('contraseña única'))).toBe(SAME);
  });

  test('of a registration too, before and after its code', async () => {
    const request = await newRegistration({ password: decomposed('ñandú77') });
    await call(backend.current, register, request);
    expect(await opens('ñandú77')).toBe(202);
    expect(await opens(decomposed('ñandú77'))).toBe(202);
  });

  test('a hash that is older than the rule opens by what was typed then', async () => {
    const user = await open();
    const password_hash = await hash(decomposed('contraseña única'));
    await backend.current.database.updateTable('account').set({ password_hash }).where('id', '=', user.id).execute();
    expect(await opens(decomposed('contraseña única'))).toBe(409);
  });
});

describe('what ends', () => {
  test('a temporary password opens nothing, and cannot be the new one', async () => {
    const user = await open();
    await call(backend.current, forgotPassword, { identification: PERSON.identification });
    const { password: temporary } = await lastMail(backend.current, PERSON.email);
    expect([await change(user, temporary), await change(user, NEW)]).toEqual([SAME, '200']);
    expect(await opens(temporary)).toBe(401);
    expect(await opens(NEW)).toBe(409);
  });

  test('the actual one cannot be the new one', async () => {
    const user = await open();
    await change(user, NEW);
    expect(await change(user, NEW)).toBe(SAME);
  });

  test('credentials of the session that were replaced are over, the newest go on', async () => {
    const user = await open();
    const renewed = await call(backend.current, renewToken, { renewalToken: user.renewalToken });
    expect((await list(user)).status).toBe(200);
    expect(await change(renewed, NEW)).toBe('200');
    expect([(await list(user)).status, (await list(renewed)).status]).toEqual([401, 200]);
    await expect(call(backend.current, renewToken, { renewalToken: user.renewalToken })).rejects.toThrow('401');
    expect((await list(renewed)).status).toBe(200);
  });

  test('whoever knew the old password and had leave to close the session cannot any more', async () => {
    const user = await open();
    const { closing = '' } = await signIn(backend.current, PASSWORD);
    expect(closing).not.toBe('');
    await change(user, NEW);
    await call(backend.current, logout, { accessToken: closing });
    await call(backend.current, logout, { accessToken: PERSON.identification });
    expect((await list(user)).status).toBe(200);
  });

  test('a sign-in with the old password at the same moment does not put it back', async () => {
    const user = await open();
    await call(backend.current, forgotPassword, { identification: PERSON.identification });
    const { password: temporary } = await lastMail(backend.current, PERSON.email);
    await Promise.all([change(user, NEW), ...[1, 2, 3].map(() => opens(temporary))]);
    expect([await opens(NEW), await opens(temporary)]).toEqual([409, 401]);
  });
});

test('its owner gets a mail that says when, and nothing of the password', async () => {
  const user = await open();
  await change(user, NEW);
  const [mail] = await messagesTo(backend.current, PERSON.email);
  expect(mail?.content).toMatchObject({ kind: 'password-changed', at: expect.stringMatching(/^2\d{3}-/) });
  expect(JSON.stringify(mail)).not.toContain(NEW);
});

test('so does the mailbox from before a change of the e-mail address that can be stopped', async () => {
  const user = await open();
  await save(backend.current, user, { emails: [{ typeId: 1, address: 'ladron@example.com' }] });
  const token = await tokenOf(backend.current, 'ladron@example.com', 'email-confirmation');
  await post(backend.current, urlOf(confirmEmail), bodyOf(confirmEmail, {}), { authorization: `Bearer ${token}` });
  await change(user, NEW);
  for (const mailbox of ['ladron@example.com', PERSON.email])
    expect((await messagesTo(backend.current, mailbox))[0]?.content).toMatchObject({ kind: 'password-changed' });
});

test('another customer’s id is not found, and their password stays', async () => {
  const [user, other] = [await open(), await open({ ...OTHER, phone: '0987654321' })];
  expect(await change(user, NEW, other.id)).toMatch(/^404/);
  expect((await signIn(backend.current, PASSWORD, OTHER.identification)).status).toBe(409);
});

test('signing out ends the session on the server: neither half of its pair opens anything', async () => {
  const user = await open();
  await call(backend.current, logout, { accessToken: user.accessToken });
  expect((await list(user)).status).toBe(401);
  expect(await change(user, NEW)).toMatch(/^401/);
  expect(await refusal(backend.current, renewToken, { renewalToken: user.renewalToken })).toMatch(/^401/);
  expect(await refusal(backend.current, login, { identification: PERSON.identification, password: PASSWORD })).toBe(
    '200',
  );
});
