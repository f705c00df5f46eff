import { ACTIVE_SESSION, ErrorBody, encode, login, logout, NEEDS_VALIDATION, verifyOtp } from '@vitrina/contract';
import { onNotice, type Session, sessionAtom, store } from '@vitrina/session-bus';
import { authorization } from '@vitrina/session-bus/internal';
import { signOut } from '@vitrina/session-bus/testing';
import { ana } from '@vitrina/session-bus/testing/tab';
import { json, type Received, refusal, serve } from '@vitrina/testing/network';
import { signIn, verifyAccount } from './sign-in';

const words = { identification: '1710034065', password: 'secreta7' };
const session: Session = { id: 41, personId: 7, displayName: 'Ana Peña', signedIn: true, email: 'ana@example.com' };
const granted = (status = 200) => json(encode(login.response, ana), status);
const active = () => json(encode(ErrorBody, { message: ACTIVE_SESSION, closing: 'closing-1' }), 409);
const toasts: string[] = [];
onNotice(({ text }) => toasts.push(text));

beforeEach(() => {
  toasts.length = 0;
});
afterEach(signOut);

/** Answers the calls in order, and notes them. */
const answering = (...answers: Response[]): Received[] => serve(() => answers.shift() ?? refusal('No esperado', 501));
const current = () => store.get(sessionAtom);
const pathsOf = (received: Received[]) => received.map(({ path }) => path);

test('a right password starts the session, and what comes back holds no credentials', async () => {
  const received = answering(granted());
  const outcome = await signIn(words);
  expect(outcome).toEqual({ kind: 'signed-in', session });
  expect(current()).toEqual(session);
  expect(authorization()).toBe('Bearer access-1~renewal-1');
  expect(received).toMatchObject([{ path: login.path, body: encode(login.request, words), authorization: null }]);
});

test.each([
  ['202', () => granted(NEEDS_VALIDATION)],
  ['200 without a session', () => json(encode(login.response, { ...ana, signedIn: false }))],
])('an account that needs its one-time password (%s) starts none', async (_, answer) => {
  answering(answer());
  expect(await signIn(words)).toEqual({ kind: 'needs-validation', userId: 41 });
  expect(current()).toBeNull();
});

test('a refusal is shown once and passed on', async () => {
  answering(refusal('Datos incorrectos', 401));
  await expect(signIn(words)).rejects.toMatchObject({ status: 401, message: 'Datos incorrectos' });
  expect(toasts).toEqual(['Datos incorrectos']);
});

test('another active session is closed and replaced, by a credential that nobody sees', async () => {
  const received = answering(active(), json({}), granted());
  const outcome = await signIn(words);
  if (outcome.kind !== 'active-session') throw new Error(outcome.kind);
  expect(JSON.stringify(outcome)).not.toContain('closing-1');
  expect(toasts).toEqual([]);
  expect(await outcome.replace()).toEqual({ kind: 'signed-in', session });
  expect(pathsOf(received)).toEqual([login.path, logout.path, login.path]);
  expect(received[1]?.body).toMatchObject(encode(logout.request, { accessToken: 'closing-1' }) as object);
});

test.each([
  ['dt1', ACTIVE_SESSION],
  ['dt1', `${ACTIVE_SESSION}.`],
  ['Message', `${ACTIVE_SESSION}. `],
])('an answer that says so in %s alone (%j) is closed by the identification', async (code, text) => {
  const received = answering(json({ [code]: text }, 409), json({}), granted());
  const outcome = await signIn(words);
  if (outcome.kind !== 'active-session') throw new Error(outcome.kind);
  expect(toasts).toEqual([]);
  expect(await outcome.replace()).toEqual({ kind: 'signed-in', session });
  expect(pathsOf(received)).toEqual([login.path, logout.path, login.path]);
  expect(received[1]?.body).toMatchObject({ dt99: words.identification });
  expect(received[2]?.body).toMatchObject({ dt99: words.identification, dt100: words.password });
});

test('one that could not be closed is met again', async () => {
  answering(active(), refusal('No', 401), active());
  const outcome = await signIn(words);
  if (outcome.kind !== 'active-session') throw new Error(outcome.kind);
  expect(await outcome.replace()).toMatchObject({ kind: 'active-session' });
  expect(toasts).toEqual([]);
});

test('the one-time password is verified first, and the session starts when the page is ready for it', async () => {
  answering(json(encode(verifyOtp.response, ana)));
  const start = await verifyAccount({ userId: 41, code: '12345' });
  expect(current()).toBeNull();
  expect(await start()).toEqual(session);
  expect(current()).toEqual(session);
});
