import {
  CAPTCHA_ACTIONS,
  checkRegistration,
  register,
  resendOtp,
  validateIdentity,
  verifyOtp,
} from '@vitrina/contract';
import { plusDays, plusYears, todayInEcuador } from '@vitrina/rules';
import { sql } from 'kysely';
import { accountOf } from '../src/customers/accounts/user';
import { lastCode, lastMail, messagesTo, OTHER, PASSWORD, refusal, registration, useAccounts } from './support/account';
import { call } from './support/backend';
import { PERSON } from './support/lead';
import { during } from './support/moments';

const { backend, token, onlineToken, newRegistration, open, list } = useAccounts();
const wrong = (code: string) => (code === '00000' ? '11111' : '00000');
const WRONG_CODE = '422 El código OTP no es correcto o ya no es válido. Revísalo o solicita uno nuevo';

/** Born a day too late for this age. */
const youngerThan = (years: number) => plusDays(plusYears(todayInEcuador(new Date()), -years), 1);
const UNKNOWN_TEXT = 'No conocemos el texto que aceptaste. Recarga la página y vuelve a intentarlo';

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
    expect(await refusal(backend.current, verifyOtp, { userId, code })).toBe(WRONG_CODE);
  });

  test('the code goes to the number as dialled within the country, however it was sent', async () => {
    const phone = `+593 ${PERSON.phone}`;
    const { userId } = await call(backend.current, register, await newRegistration({ phone }));
    expect((await accountOf(backend.current.database, userId)).phone).toBe(PERSON.phone);
    expect(await messagesTo(backend.current, PERSON.phone)).toHaveLength(1);
  });

  test('what was agreed to is kept with the account: which texts, and when', async () => {
    const request = await newRegistration();
    const { outcome, isAfter } = await during(() => call(backend.current, register, request));
    const { database } = backend.current;
    const rows = await database
      .selectFrom('consent')
      .select(['purpose', 'text_version', 'given_at', 'withdrawn_at'])
      .where('account_id', '=', outcome.userId)
      .orderBy('id')
      .execute();
    expect(rows).toEqual(
      ['personal-data', 'terms', 'privacy'].map((purpose) => ({
        ...{ purpose, text_version: '2026-11', withdrawn_at: null },
        given_at: rows[0]?.given_at,
      })),
    );
    expect(isAfter(0, rows[0]?.given_at ?? null)).toBe(true);
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

  test('also with captchas of their own, and at the same moment', async () => {
    const request = await newRegistration();
    const posts = await Promise.all([1, 2, 3].map(async () => ({ ...request, captchaToken: await onlineToken() })));
    const answers = await Promise.all(posts.map((each) => call(backend.current, register, each)));
    expect(new Set(answers.map(({ userId }) => userId)).size).toBe(1);
    expect(await messagesTo(backend.current, PERSON.email)).toHaveLength(1);
  });

  test('an attempt of somebody else answers nothing of theirs', async () => {
    const { attempt } = await newRegistration();
    await call(backend.current, register, await newRegistration({ attempt }));
    expect(await refusal(backend.current, register, await newRegistration({ ...OTHER, attempt }))).toBe(
      '409 Este envío ya se hizo con otros datos. Vuelve a empezar',
    );
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

  test('who was never verified registers anew', async () => {
    await call(backend.current, register, await newRegistration());
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
    [{ consentVersion: '2026-10' }, UNKNOWN_TEXT],
    [{ termsVersion: '2026-10' }, UNKNOWN_TEXT],
    [{ privacyVersion: '2026-10' }, UNKNOWN_TEXT],
    [{ birthDate: '2099-01-01' }, 'La fecha de nacimiento no es válida'],
    [{ birthDate: youngerThan(18) }, 'La fecha de nacimiento no es válida'],
    [{ birthDate: '1900-01-01' }, 'La fecha de nacimiento no es válida'],
    [{ country: 'Atlántida' }, 'El país no existe'],
    [{ country: '' }, 'El país no existe'],
    [{ genderId: 99 }, 'El género elegido no existe'],
    [{ dealershipId: 9_999 }, 'La agencia elegida no existe'],
    [{ applicationId: 6 }, 'La aplicación no existe'],
  ])('data that break a rule are refused: %p', async (changes, text) => {
    expect(await refusal(backend.current, register, await newRegistration(changes))).toBe(`422 ${text}`);
  });

  test('gender and dealership of the catalogue are kept, and a birth date as its day', async () => {
    const { userId } = await call(
      backend.current,
      register,
      await newRegistration({ genderId: 2, dealershipId: 1, birthDate: '1990-02-28' }),
    );
    const { database } = backend.current;
    const { dealership_id } = await accountOf(database, userId);
    const person = await database.selectFrom('person').selectAll().executeTakeFirstOrThrow();
    expect([dealership_id, person]).toEqual([
      1,
      {
        account_id: userId,
        first_names: PERSON.firstNames,
        surnames: PERSON.surnames,
        gender_id: 2,
        revision: 1,
        birth_date: '1990-02-28',
      },
    ]);
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
    for (let i = 0; i < 5; i++) expect(await guess(wrong(code))).toBe(WRONG_CODE);
    expect(await guess(code)).toBe(WRONG_CODE);
    await call(backend.current, resendOtp, { userId });
    const next = await lastCode(backend.current);
    if (next !== code) expect(await guess(code)).toBe(WRONG_CODE);
    expect(await guess(next)).toBe('200');
  });

  test('it runs out after ten minutes', async () => {
    const request = await newRegistration();
    const { outcome, isAfter } = await during(() => call(backend.current, register, request));
    const { userId } = outcome;
    const code = await lastCode(backend.current);
    const { database } = backend.current;
    const { expires_at } = await database.selectFrom('one_time_password').selectAll().executeTakeFirstOrThrow();
    expect(isAfter(600_000, expires_at)).toBe(true);
    await database
      .updateTable('one_time_password')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect(await refusal(backend.current, verifyOtp, { userId, code })).toBe(WRONG_CODE);
  });

  test('codes are sent five times in a quarter of an hour, and to nobody who does not wait for one', async () => {
    const { userId } = await call(backend.current, register, await newRegistration());
    for (let i = 0; i < 4; i++) expect(await refusal(backend.current, resendOtp, { userId })).toBe('200');
    expect(await refusal(backend.current, resendOtp, { userId })).toMatch(/^429 Demasiados intentos/);
    expect(await messagesTo(backend.current, PERSON.phone)).toHaveLength(5);
  });

  test('whoever tries ids cannot tell an account that waits, one that is verified, and none apart', async () => {
    const { id: verified } = await open();
    const { userId: pending } = await call(backend.current, register, await newRegistration(OTHER));
    const code = wrong(await lastCode(backend.current, OTHER.email));
    const answersOf = async (userId: number) => {
      const answers: string[] = [];
      for (let i = 0; i < 6; i++) answers.push(await refusal(backend.current, verifyOtp, { userId, code }));
      for (let i = 0; i < 5; i++) answers.push(await refusal(backend.current, resendOtp, { userId }));
      return answers;
    };
    const none = await answersOf(pending === 1 || verified === 1 ? 2 : 1);
    expect(none).toEqual([...Array(6).fill(WRONG_CODE), ...Array(4).fill('200'), expect.stringMatching(/^429 /)]);
    expect(await answersOf(pending)).toEqual(none);
    expect(await answersOf(verified)).toEqual(none);
  });
});

describe('ids of accounts', () => {
  test('are drawn from all that a column holds', async () => {
    const draws = sql<{ id: number }>`select new_account_id() as id from generate_series(1, 200)`;
    const { rows } = await draws.execute(backend.current.database);
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) expect(id).toBeGreaterThan(0);
    // The chance that 200 of them all lie in one half is 2^-199.
    expect(ids.some((id) => id < 2 ** 30)).toBe(true);
    expect(ids.some((id) => id >= 2 ** 30)).toBe(true);
  });

  test('one that is taken, or 0, is drawn again', async () => {
    const { id } = await open();
    const { database } = backend.current;
    const rolledBack = new Error('undo');
    await expect(
      database.transaction().execute(async (transaction) => {
        await sql`create temporary sequence draws`.execute(transaction);
        await sql`create or replace function random_id() returns integer language sql volatile as
          ${sql.lit(`select (array[0, ${id}, 5])[nextval('draws')]`)}`.execute(transaction);
        const { rows } = await sql<{ id: number }>`select new_account_id() as id`.execute(transaction);
        expect(rows).toEqual([{ id: 5 }]);
        throw rolledBack;
      }),
    ).rejects.toBe(rolledBack);
  });
});
