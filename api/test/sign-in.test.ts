import { forgotPassword, login, logout, register, renewToken, type SessionUser } from '@vitrina/contract';
import { sql } from 'kysely';
import { countForCustomer } from '../src/customers/accounts/limits';
import { forgetOldSessions } from '../src/customers/accounts/sessions';
import { hashOf } from '../src/customers/accounts/tokens';
import { urlOf } from '../src/platform/http/calls';
import { lastMail, OTHER, PASSWORD, refusal, signIn, useAccounts } from './support/account';
import { bodyOf, call, post } from './support/backend';
import { PERSON } from './support/lead';

const { backend, newRegistration, open, list } = useAccounts({ TRUST_PROXY: 'loopback' });

describe('signing in', () => {
  test('the right password starts a session; a wrong one, and an unknown customer, get the same answer', async () => {
    const user = await open();
    await call(backend.current, logout, { accessToken: user.accessToken });
    const text = 'El número de identificación o la contraseña no son correctos';
    expect(await signIn(backend.current, 'errada12')).toMatchObject({ status: 401, message: text });
    expect(await signIn(backend.current, PASSWORD, OTHER.identification)).toMatchObject({ status: 401, message: text });
    const { status, user: again } = await signIn(backend.current, PASSWORD);
    expect([status, again?.signedIn, again?.personId]).toEqual([200, true, user.id]);
  });

  test('an account that waits for its code is answered 202, without credentials', async () => {
    const { userId } = await call(backend.current, register, await newRegistration());
    const { status, user } = await signIn(backend.current, PASSWORD);
    expect(status).toBe(202);
    expect(user).toMatchObject({ id: userId, signedIn: false, accessToken: '', renewalToken: '' });
    expect(user?.personId).toBeUndefined();
  });

  test('a second session has to close the first, which its owner may do from elsewhere', async () => {
    const first = await open();
    const second = await signIn(backend.current, PASSWORD);
    expect(second).toMatchObject({ status: 409, message: 'Usted tiene una sesión activa' });
    expect((await list(first)).status).toBe(200);
    await call(backend.current, logout, { accessToken: second.closing as string });
    expect(await list(first)).toMatchObject({ status: 401, message: 'Debes iniciar sesión' });
    expect(await signIn(backend.current, PASSWORD)).toMatchObject({ status: 200 });
    await call(backend.current, logout, { accessToken: second.closing as string });
    expect(await signIn(backend.current, PASSWORD)).toMatchObject({ status: 409 });
  });

  test('who knows the sentence alone closes it by the identification, from where the password was shown', async () => {
    const first = await open();
    const elsewhere = { 'x-forwarded-for': '203.0.113.9' };
    const close = (headers: Record<string, string> = {}) =>
      post(backend.current, urlOf(logout), bodyOf(logout, { accessToken: PERSON.identification }), headers);
    await close();
    expect((await list(first)).status).toBe(200);
    expect((await signIn(backend.current, 'errada12')).status).toBe(401);
    await close();
    expect((await list(first)).status).toBe(200);
    expect((await signIn(backend.current, PASSWORD)).status).toBe(409);
    await close(elsewhere);
    expect((await list(first)).status).toBe(200);
    await close();
    expect((await list(first)).status).toBe(401);
    const { status, user } = await signIn(backend.current, PASSWORD);
    expect(status).toBe(200);
    await close();
    expect((await list(user as SessionUser)).status).toBe(200);
  });

  test('five minutes later it closes nothing', async () => {
    const first = await open();
    expect((await signIn(backend.current, PASSWORD)).status).toBe(409);
    await sql`update session set closing_until = closing_until - interval '5 minutes'`.execute(
      backend.current.database,
    );
    await call(backend.current, logout, { accessToken: PERSON.identification });
    expect((await list(first)).status).toBe(200);
  });

  const tried = (address: string) =>
    countForCustomer(backend.current.database, 'signIn', { identification: PERSON.identification, address });
  const SHUT = {
    status: 429,
    message: expect.stringMatching(/^Demasiados intentos\. Vuelve a intentarlo en \d+ minutos$/),
  };

  test('ten wrong passwords from one address shut its door for a while, for this customer only', async () => {
    const user = await open();
    await call(backend.current, logout, { accessToken: user.accessToken });
    await Promise.all(Array.from({ length: 9 }, () => tried('127.0.0.1')));
    expect((await signIn(backend.current, 'errada12')).status).toBe(401);
    expect(await signIn(backend.current, PASSWORD)).toMatchObject(SHUT);
    expect((await signIn(backend.current, PASSWORD, OTHER.identification)).status).toBe(401);
    const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
    expect((await signIn(backend.current, PASSWORD, PERSON.identification, elsewhere)).status).toBe(200);
  });

  test('a hundred tries from many addresses shut it everywhere', async () => {
    await open();
    await Promise.all(Array.from({ length: 100 }, (_, i) => tried(`203.0.113.${i}`)));
    expect(await signIn(backend.current, PASSWORD)).toMatchObject(SHUT);
  });

  test('sign-in at the same moment from ten places starts one session', async () => {
    const user = await open();
    await call(backend.current, logout, { accessToken: user.accessToken });
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(backend.current, PASSWORD)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });
});

describe('renewal', () => {
  const renew = (renewalToken: string) => call(backend.current, renewToken, { renewalToken });
  const age = (seconds: number) =>
    sql`update session_credential set superseded_at = superseded_at - make_interval(secs => ${seconds})`.execute(
      backend.current.database,
    );

  test('gives a new pair; calls with the old one still work until it runs out', async () => {
    const user = await open();
    const renewed = await renew(user.renewalToken);
    expect(renewed.accessToken).not.toBe(user.accessToken);
    expect(renewed).toMatchObject({ id: user.id, signedIn: true });
    for (const pair of [user, renewed]) expect((await list(pair as SessionUser)).status).toBe(200);
    await sql`update session_credential set access_until = now() where superseded_at is not null`.execute(
      backend.current.database,
    );
    expect((await list(user)).status).toBe(401);
    expect((await list(renewed)).status).toBe(200);
  });

  test('six at once, as from several tabs, all get a pair that works', async () => {
    const user = await open();
    const pairs = await Promise.all(Array.from({ length: 6 }, () => renew(user.renewalToken)));
    for (const pair of pairs) expect((await list(pair)).status).toBe(200);
  });

  test('of twenty renewals at once, within the grace, one pair lives on: the last', async () => {
    const user = await open();
    const pairs = await Promise.all(Array.from({ length: 20 }, () => renew(user.renewalToken)));
    const { database } = backend.current;
    const rows = await database.selectFrom('session_credential').selectAll().orderBy('id').execute();
    expect(rows.map(({ superseded_at }) => superseded_at !== null)).toEqual([...Array(20).fill(true), false]);
    const last = pairs.find(({ renewalToken }) => rows.at(-1)?.renewal_hash.equals(hashOf(renewalToken)));
    await age(31);
    const renewed = await renew(last?.renewalToken ?? '');
    const earlier = pairs.find((pair) => pair !== last);
    expect(await refusal(backend.current, renewToken, { renewalToken: earlier?.renewalToken ?? '' })).toMatch(/^401/);
    // A pair that did not live was used: whoever has it may be a thief, so nobody goes on.
    expect((await list(renewed)).status).toBe(401);
  });

  test('a renewal whose answer was lost is repeated, and goes on from there', async () => {
    const user = await open();
    await renew(user.renewalToken);
    const second = await renew(user.renewalToken);
    await age(31);
    const third = await renew(second.renewalToken);
    await age(31);
    expect((await list(await renew(third.renewalToken))).status).toBe(200);
  });

  test('an old pair is a replay after half a minute, and ends the session', async () => {
    const user = await open();
    const renewed = await renew(user.renewalToken);
    await age(31);
    expect(await refusal(backend.current, renewToken, { renewalToken: user.renewalToken })).toBe(
      '401 Debes iniciar sesión',
    );
    expect((await list(renewed)).status).toBe(401);
    expect(await refusal(backend.current, renewToken, { renewalToken: renewed.renewalToken })).toMatch(/^401/);
  });

  test('a pair that was replaced a month ago, and a session that ended yesterday, are forgotten', async () => {
    const user = await open();
    await renew(user.renewalToken);
    const { database } = backend.current;
    const kept = () => database.selectFrom('session_credential').select('id').execute();
    await age(29 * 86_400);
    await forgetOldSessions(database);
    expect(await kept()).toHaveLength(2);
    await age(2 * 86_400);
    await forgetOldSessions(database);
    expect(await kept()).toHaveLength(1);
    await database
      .updateTable('session')
      .set({ ended_at: new Date(Date.now() - 2 * 86_400_000) })
      .execute();
    await forgetOldSessions(database);
    expect(await kept()).toEqual([]);
  });

  test('nothing renews a session that was ended, or a token that was made up', async () => {
    const user = await open();
    await call(backend.current, logout, { accessToken: user.accessToken });
    for (const renewalToken of [user.renewalToken, 'x', user.accessToken])
      expect(await refusal(backend.current, renewToken, { renewalToken })).toMatch(/^401/);
  });

  test('a session lasts 180 days', async () => {
    await open();
    const { expires_at } = await backend.current.database.selectFrom('session').selectAll().executeTakeFirstOrThrow();
    expect(Math.round((expires_at.getTime() - Date.now()) / 86_400_000)).toBe(180);
  });
});

describe('a forgotten password', () => {
  const forget = (identification: string) => refusal(backend.current, forgotPassword, { identification });

  test('a new one comes by mail and SMS, and takes the old one’s place when it is used', async () => {
    const user = await open();
    await call(backend.current, logout, { accessToken: user.accessToken });
    expect(await forget(PERSON.identification)).toBe('200');
    const mail = await lastMail(backend.current, PERSON.email);
    if (mail.kind !== 'temporary-password') throw new Error(mail.kind);
    expect(mail.password).toMatch(/^[A-Za-z2-9]{10}$/);
    const { user: signedIn } = await signIn(backend.current, mail.password);
    await call(backend.current, logout, { accessToken: signedIn?.accessToken as string });
    expect((await signIn(backend.current, PASSWORD)).status).toBe(401);
    expect((await signIn(backend.current, mail.password)).status).toBe(200);
  });

  test('until then the old one serves, and a day later the new one does not', async () => {
    const user = await open();
    await call(backend.current, logout, { accessToken: user.accessToken });
    await forget(PERSON.identification);
    const mail = await lastMail(backend.current, PERSON.email);
    await backend.current.database.updateTable('account').set({ temporary_password_until: new Date() }).execute();
    expect((await signIn(backend.current, (mail as { password: string }).password)).status).toBe(401);
    expect((await signIn(backend.current, PASSWORD)).status).toBe(200);
  });

  test('an unknown customer gets the same answer and no message; a number that is none is refused; the fourth waits', async () => {
    expect(await forget(OTHER.identification)).toBe('200');
    expect(await forget('1710034066')).toBe('422 El número de identificación no es válido');
    for (let i = 0; i < 3; i++) expect(await forget(PERSON.identification)).toBe('200');
    expect(await forget(PERSON.identification)).toMatch(/^429/);
    expect(await backend.current.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});

test('a new password is asked for ten times an hour, from wherever', async () => {
  const ask = (address: string) =>
    countForCustomer(backend.current.database, 'recovery', { identification: PERSON.identification, address });
  await Promise.all(Array.from({ length: 10 }, (_, i) => ask(`203.0.113.${i}`)));
  await expect(ask('203.0.113.10')).rejects.toThrow('Demasiados intentos. Vuelve a intentarlo en 60 minutos');
});

test('the sign-in call is one of the token paths', () => {
  expect([login.access, renewToken.access]).toEqual(['credentials', 'credentials']);
});
