import { randomUUID } from 'node:crypto';
import {
  CAPTCHA_ACTIONS,
  checkRegistration,
  createLead,
  createQuotation,
  forgotPassword,
  login,
  logout,
  quotations,
  register,
  renewToken,
  resendOtp,
  type SessionUser,
  validateIdentity,
  verifyOtp,
} from '@vitrina/contract';
import { sql } from 'kysely';
import {
  callAs,
  lastCode,
  lastMail,
  messagesTo,
  openAccount,
  PASSWORD,
  refusal,
  registration,
  signIn,
} from './support/account';
import { call, useBackend } from './support/backend';
import { leadRequest, PERSON, tokenMaker } from './support/lead';

const backend = useBackend();
let token: Awaited<ReturnType<typeof tokenMaker>>;
beforeAll(async () => {
  token = await tokenMaker(backend.current.database);
});
beforeEach(async () => {
  const { database } = backend.current;
  await sql`truncate account, one_time_password, session, session_credential, attempt_count, outbox, lead cascade`.execute(
    database,
  );
});

const onlineToken = () => token(CAPTCHA_ACTIONS.onlineForm);
const newRegistration = async (changes: Parameters<typeof registration>[1] = {}) =>
  registration(await onlineToken(), changes);
const open = () => openAccount(backend.current, token);
const wrong = (code: string) => (code === '00000' ? '11111' : '00000');
const OTHER = { identification: '0912345675', email: 'otra@example.com' };
/** Sierra 2027 as `leadRequest` configures it; see leads.test.ts. */
const TOTAL = 3_363_661;
const list = (user: SessionUser, personId = user.id) =>
  callAs(backend.current, user, quotations, { personId, campaign: 0 });

describe('registration', () => {
  test('a guest registers, gets the code by mail and SMS, and is signed in by it', async () => {
    const request = await newRegistration();
    const { userId } = await call(backend.current, register, request);
    const code = await lastCode(backend.current);
    expect(code).toMatch(/^\d{5}$/);
    expect(await lastMail(backend.current, PERSON.phone)).toEqual({
      kind: 'one-time-password',
      name: PERSON.firstNames,
      code,
    });
    const user = await call(backend.current, verifyOtp, { userId, code });
    expect(user).toMatchObject({
      id: userId,
      personId: userId,
      displayName: `${PERSON.firstNames} ${PERSON.surnames}`,
      email: PERSON.email,
      signedIn: true,
    });
    expect((await list(user)).status).toBe(200);
    expect(await refusal(backend.current, verifyOtp, { userId, code })).toBe(
      '422 El código OTP ya no es válido. Solicita uno nuevo',
    );
  });

  test('neither password nor code nor token is kept as it is', async () => {
    const user = await open();
    const { userId } = await call(backend.current, register, await newRegistration(OTHER));
    const code = await lastCode(backend.current, OTHER.email);
    const { database } = backend.current;
    const tables = ['account', 'one_time_password', 'session', 'session_credential'] as const;
    const kept = JSON.stringify(
      await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute())),
    );
    expect(kept).toContain('$argon2id$');
    for (const secret of [PASSWORD, `"${code}"`, user.accessToken, user.renewalToken])
      expect(kept).not.toContain(secret);
    expect(userId).not.toBe(user.id);
  });

  test('repeating an attempt makes no second account and sends no second code', async () => {
    const request = await newRegistration();
    const answers = await Promise.all([1, 2, 3].map(() => call(backend.current, register, request)));
    expect(new Set(answers.map(({ userId }) => userId)).size).toBe(1);
    expect(await messagesTo(backend.current, PERSON.email)).toHaveLength(1);
  });

  test('an identification or e-mail address of a verified account is refused, in any letter case', async () => {
    await open();
    const taken = 'Ya existe una cuenta con este número de identificación. Inicia sesión';
    const mail = 'Ya existe una cuenta con este correo electrónico';
    const check = (words: { identification: string; email: string }) =>
      refusal(backend.current, checkRegistration, words);
    expect(await check(PERSON)).toBe(`409 ${taken}`);
    expect(await check({ ...OTHER, email: PERSON.email.toUpperCase() })).toBe(`409 ${mail}`);
    expect(await check(OTHER)).toBe('200');
    expect(await refusal(backend.current, register, await newRegistration())).toBe(`409 ${taken}`);
    expect(await refusal(backend.current, register, await newRegistration({ ...OTHER, email: PERSON.email }))).toBe(
      `409 ${mail}`,
    );
  });

  test('an account that was never verified is registered anew', async () => {
    const first = await call(backend.current, register, await newRegistration());
    const again = await newRegistration({ email: 'nueva@example.com', password: 'distinta' });
    const second = await call(backend.current, register, again);
    expect(second.userId).toBe(first.userId);
    const code = await lastCode(backend.current, 'nueva@example.com');
    expect(await call(backend.current, verifyOtp, { userId: second.userId, code })).toMatchObject({ signedIn: true });
  });

  test.each([
    [{ identification: '1710034066' }, 'El número de identificación no es válido'],
    [{ firstNames: 'R2D2' }, 'Los nombres solo pueden tener letras y espacios'],
    [{ surnames: '!' }, 'Los apellidos solo pueden tener letras y espacios'],
    [{ phone: '0291234567' }, 'El número de celular no es válido'],
    [{ email: 'sin-arroba' }, 'El correo electrónico no es válido'],
  ])('data that break a rule are refused: %p', async (changes, text) => {
    expect(await refusal(backend.current, register, await newRegistration(changes))).toBe(`422 ${text}`);
  });

  test('a captcha of another form, or one that has served, is refused', async () => {
    const other = registration(await token(CAPTCHA_ACTIONS.form));
    const text = '422 No pudimos comprobar que eres una persona. Inténtalo de nuevo';
    expect(await refusal(backend.current, register, other)).toBe(text);
    const used = await onlineToken();
    await call(backend.current, register, registration(used));
    expect(await refusal(backend.current, register, registration(used, OTHER))).toBe(text);
  });

  test('an identity is valid when its number is, and no verified account has it', async () => {
    const check = (identification: string, type: number) =>
      call(backend.current, validateIdentity, { identification, type });
    expect(await check(PERSON.identification, 3)).toEqual({ valid: true });
    expect(await check('1710034066', 3)).toEqual({ valid: false });
    expect(await check(PERSON.identification, 1)).toEqual({ valid: false });
    await open();
    expect(await check(PERSON.identification, 3)).toEqual({ valid: false });
  });
});

describe('the one-time password', () => {
  test('five wrong guesses use it up; a new one serves, and the old one no longer does', async () => {
    const { userId } = await call(backend.current, register, await newRegistration());
    const code = await lastCode(backend.current);
    const guess = (text: string) => refusal(backend.current, verifyOtp, { userId, code: text });
    for (let i = 0; i < 5; i++) expect(await guess(wrong(code))).toBe('422 El código OTP no es correcto');
    expect(await guess(code)).toBe('422 El código OTP ya no es válido. Solicita uno nuevo');
    await call(backend.current, resendOtp, { userId });
    const next = await lastCode(backend.current);
    if (next !== code) expect(await guess(code)).toBe('422 El código OTP no es correcto');
    expect(await guess(next)).toBe('200');
  });

  test('it runs out after ten minutes', async () => {
    const { userId } = await call(backend.current, register, await newRegistration());
    const code = await lastCode(backend.current);
    const { database } = backend.current;
    const { expires_at } = await database.selectFrom('one_time_password').selectAll().executeTakeFirstOrThrow();
    expect(Math.abs(expires_at.getTime() - Date.now() - 600_000)).toBeLessThan(30_000);
    await database
      .updateTable('one_time_password')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect(await refusal(backend.current, verifyOtp, { userId, code })).toContain('422 El código OTP ya no es válido');
  });

  test('codes are sent five times in a quarter of an hour, and to nobody who does not wait for one', async () => {
    const { userId } = await call(backend.current, register, await newRegistration());
    for (let i = 0; i < 4; i++) expect(await refusal(backend.current, resendOtp, { userId })).toBe('200');
    expect(await refusal(backend.current, resendOtp, { userId })).toMatch(/^429 Demasiados intentos/);
    expect(await messagesTo(backend.current, PERSON.phone)).toHaveLength(5);
    expect(await refusal(backend.current, resendOtp, { userId: 999_999 })).toBe('200');
    expect(await refusal(backend.current, verifyOtp, { userId: 999_999, code: '12345' })).toMatch(/^422/);
  });
});

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

  test('ten wrong passwords shut the door for a while, for this customer only', async () => {
    await open();
    for (let i = 0; i < 10; i++) expect((await signIn(backend.current, 'errada12')).status).toBe(401);
    expect(await signIn(backend.current, PASSWORD)).toMatchObject({
      status: 429,
      message: expect.stringMatching(/^Demasiados intentos\. Vuelve a intentarlo en \d+ minutos$/),
    });
    expect((await signIn(backend.current, PASSWORD, OTHER.identification)).status).toBe(401);
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

describe('quotations of a customer', () => {
  const choice = (changes: Partial<ReturnType<typeof leadRequest>> = {}) => leadRequest('', TOTAL, changes);

  test('one that is added stands first in the list, with its parts and total', async () => {
    const user = await open();
    const first = await callAs(backend.current, user, createQuotation, choice({ campaign: 6 }));
    const second = await callAs(backend.current, user, createQuotation, choice());
    const { answer } = await list(user);
    expect(answer?.map(({ id }) => id)).toEqual([second.answer?.id, first.answer?.id]);
    expect(answer?.[0]).toMatchObject({
      company: 'Automotores Cóndor S.A.',
      number: second.answer?.number,
      colourName: 'Sierra 2027 · Rojo Cotopaxi',
      image: '/media/1/cars/sierra/rojo-cotopaxi/card.webp',
      packageDescription: 'Paquete Urbano',
      total: TOTAL,
      accessories: [
        { name: 'Juego de alfombras de caucho', price: 7990 },
        { name: 'Deflectores de ventana', price: 6450 },
      ],
      kits: [{ name: 'Kit Aventura', price: 86_099 }],
      prepaidMaintenance: [{ name: 'Mantenimiento prepagado 30.000 km', price: 54_122 }],
    });
    const ofCampaign = await callAs(backend.current, user, quotations, { personId: user.id, campaign: 6 });
    expect(ofCampaign.answer?.map(({ id }) => id)).toEqual([first.answer?.id]);
  });

  test('repeating an attempt adds none, and a total that differs is refused', async () => {
    const user = await open();
    const request = choice({ attempt: randomUUID() });
    const answers = await Promise.all([1, 2, 3].map(() => callAs(backend.current, user, createQuotation, request)));
    expect(new Set(answers.map(({ answer }) => answer?.id)).size).toBe(1);
    const dearer = await callAs(backend.current, user, createQuotation, choice({ total: TOTAL + 1 }));
    expect(dearer).toMatchObject({ status: 409, message: expect.stringContaining('El precio ha cambiado') });
    expect((await list(user)).answer).toHaveLength(1);
  });

  test('nobody sees another customer’s, and a guest none', async () => {
    const user = await open();
    await callAs(backend.current, user, createQuotation, choice());
    const stranger = await openAccount(backend.current, token, OTHER);
    expect((await list(stranger)).answer).toEqual([]);
    expect((await list(stranger, user.id)).status).toBe(404);
    expect(await refusal(backend.current, quotations, { personId: user.id, campaign: 0 })).toBe(
      '401 Debes iniciar sesión',
    );
  });

  test('the lead of an online purchase is the first quotation of the account that it opens', async () => {
    const { userId } = await call(backend.current, register, await newRegistration());
    const online = { captchaAction: CAPTCHA_ACTIONS.onlineForm, campaign: 15 };
    await call(backend.current, createLead, leadRequest(await onlineToken(), TOTAL, online));
    const user = await call(backend.current, verifyOtp, {
      userId,
      code: await lastCode(backend.current, PERSON.phone),
    });
    expect((await list(user)).answer).toHaveLength(1);
    await call(backend.current, createLead, leadRequest(await onlineToken(), TOTAL, online));
    expect((await list(user)).answer).toHaveLength(1);
  });
});

test('the sign-in call is one of the token paths', () => {
  expect([login.access, renewToken.access]).toEqual(['credentials', 'credentials']);
});
