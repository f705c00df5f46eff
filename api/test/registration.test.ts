import {
  CAPTCHA_ACTIONS,
  checkRegistration,
  register,
  resendOtp,
  validateIdentity,
  verifyOtp,
} from '@vitrina/contract';
import { lastCode, lastMail, messagesTo, OTHER, PASSWORD, refusal, registration, useAccounts } from './support/account';
import { call } from './support/backend';
import { PERSON } from './support/lead';

const { backend, token, onlineToken, newRegistration, open, list } = useAccounts();
const wrong = (code: string) => (code === '00000' ? '11111' : '00000');

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

  test('what was agreed to is kept with the account: which texts, and when', async () => {
    const { userId } = await call(backend.current, register, await newRegistration());
    const { database } = backend.current;
    const row = await database.selectFrom('account').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ consent_version: '2026-11', terms_version: '2026-11', privacy_version: '2026-11' });
    expect(Math.abs(Number(row.consent_at) - row.created_at.getTime())).toBeLessThan(60_000);
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

  test('of two accounts with one e-mail address the first to be verified keeps it', async () => {
    const first = await call(backend.current, register, await newRegistration());
    const code = await lastCode(backend.current, PERSON.phone);
    const second = await call(
      backend.current,
      register,
      await newRegistration({ ...OTHER, email: PERSON.email, phone: '0991234568' }),
    );
    const otherCode = await lastCode(backend.current, '0991234568');
    expect(await refusal(backend.current, verifyOtp, { userId: first.userId, code })).toBe('200');
    expect(await refusal(backend.current, verifyOtp, { userId: second.userId, code: otherCode })).toBe(
      '409 Ya existe una cuenta con este correo electrónico',
    );
  });

  test('an account that was never verified is registered anew', async () => {
    const first = await call(backend.current, register, await newRegistration());
    const same = await call(backend.current, register, await newRegistration({ password: 'distinta' }));
    expect(same.userId).toBe(first.userId);
    const again = await newRegistration({ email: 'nueva@example.com', password: 'distinta' });
    const second = await call(backend.current, register, again);
    const code = await lastCode(backend.current, 'nueva@example.com');
    expect(await call(backend.current, verifyOtp, { userId: second.userId, code })).toMatchObject({ signedIn: true });
  });

  test.each([
    [{ identification: '1710034066' }, 'El número de identificación no es válido'],
    [{ firstNames: 'R2D2' }, 'Los nombres solo pueden tener letras y espacios'],
    [{ surnames: '!' }, 'Los apellidos solo pueden tener letras y espacios'],
    [{ phone: '0291234567' }, 'El número de celular no es válido'],
    [{ email: 'sin-arroba' }, 'El correo electrónico no es válido'],
    [{ consentVersion: '' }, 'Debes aceptar el tratamiento de tus datos personales'],
    [{ termsVersion: '' }, 'Debes aceptar los términos y condiciones'],
    [{ privacyVersion: '' }, 'Debes leer la política de privacidad'],
    [{ genderId: 99 }, 'El género elegido no existe'],
    [{ dealershipId: 9_999 }, 'La agencia elegida no existe'],
    [{ applicationId: 6 }, 'La aplicación no existe'],
  ])('data that break a rule are refused: %p', async (changes, text) => {
    expect(await refusal(backend.current, register, await newRegistration(changes))).toBe(`422 ${text}`);
  });

  test('gender and dealership of the catalogue are kept', async () => {
    const { userId } = await call(backend.current, register, await newRegistration({ genderId: 2, dealershipId: 1 }));
    const { database } = backend.current;
    const row = await database.selectFrom('account').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ gender_id: 2, dealership_id: 1 });
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
