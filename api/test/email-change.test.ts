import {
  changePassword,
  confirmEmail,
  forgotPassword,
  register,
  stopEmailChange,
  updateProfile,
  verifyOtp,
} from '@vitrina/contract';
import { sql } from 'kysely';
import { forgetOldEmailChanges } from '../src/customers/email-change/retention';
import { urlOf } from '../src/platform/http/calls';
import { callAs, lastMail, messagesTo, OTHER, PASSWORD, refusal, signIn, useAccounts } from './support/account';
import { bodyOf, call, messageOf, post } from './support/backend';
import { PERSON } from './support/lead';
import { profileForm, profileOf, save, tokenOf } from './support/profile';

const { backend, open, newRegistration, list } = useAccounts();
const NEW = 'nueva@example.com';
const THIEF = 'ladron@example.com';
const OVER = '401 Este enlace ya no es válido';
const TAKEN = 'Ya existe una cuenta con este correo electrónico';

const email = (address: string, typeId = 1) => ({ emails: [{ typeId, address }] });
const change = (user: Awaited<ReturnType<typeof open>>, address: string, typeId = 1) =>
  save(backend.current, user, email(address, typeId));

/** Opens a link as a browser without a session does. */
async function follow(endpoint: typeof confirmEmail | typeof stopEmailChange, token: string) {
  const answer = await post(backend.current, urlOf(endpoint), bodyOf(endpoint, {}), {
    authorization: `Bearer ${token}`,
  });
  return answer.status === 200 ? '200' : `${answer.status} ${messageOf(answer.body)}`;
}
const confirmToken = (address = NEW) => tokenOf(backend.current, address, 'email-confirmation');
const stopToken = (address: string = PERSON.email) => tokenOf(backend.current, address, 'email-change-notice');
const confirm = async (address = NEW) => follow(confirmEmail, await confirmToken(address));

const account = () => backend.current.database.selectFrom('account').selectAll().executeTakeFirstOrThrow();
const kindsTo = async (mailbox: string) =>
  (await messagesTo(backend.current, mailbox))
    .map(({ content }) => content?.kind)
    .filter((kind) => kind !== 'one-time-password');
/** As if everything of the changes had happened earlier. */
const age = (interval: string) =>
  sql`update email_change set confirm_until = confirm_until - ${interval}::interval, stop_until = stop_until - ${interval}::interval`.execute(
    backend.current.database,
  );

describe('a new address', () => {
  test('N39: waits, its mailbox gets the link, and the old one is told at once', async () => {
    const user = await open();
    expect(await change(user, NEW)).toBe('200');
    expect((await profileOf(backend.current, user)).emails).toEqual([
      { typeId: 1, address: PERSON.email, isMain: true, pendingAddress: NEW },
    ]);
    expect((await account()).email).toBe(PERSON.email);
    expect([await kindsTo(NEW), await kindsTo(PERSON.email)]).toEqual([
      ['email-confirmation'],
      ['email-change-notice'],
    ]);
    const kept = JSON.stringify(await backend.current.database.selectFrom('email_change').selectAll().execute());
    for (const token of [await confirmToken(), await stopToken()]) expect(kept).not.toContain(token);
  });

  test('N40: counts after its confirmation, which needs no session, once', async () => {
    const user = await open();
    await change(user, NEW);
    const token = await confirmToken();
    expect(await follow(confirmEmail, token)).toBe('200');
    expect(await follow(confirmEmail, token)).toBe(OVER);
    expect((await account()).email).toBe(NEW);
    expect(await profileOf(backend.current, user)).toMatchObject({
      revision: 3,
      emails: [{ typeId: 1, address: NEW, isMain: true }],
    });
    expect((await signIn(backend.current, PASSWORD)).status).toBe(409);
  });

  test('a token opens its one call and nothing else', async () => {
    const user = await open();
    await change(user, NEW);
    const [confirming, stopping] = [await confirmToken(), await stopToken()];
    expect([await follow(stopEmailChange, confirming), await follow(confirmEmail, stopping)]).toEqual([OVER, OVER]);
    const asSession = await post(backend.current, urlOf(updateProfile), bodyOf(updateProfile, profileForm(user.id)), {
      authorization: `Bearer ${confirming}`,
    });
    expect(asSession.status).toBe(401);
  });

  test('of another type becomes the main one when it is confirmed; the old one stays under its type', async () => {
    const user = await open();
    await change(user, NEW, 2);
    expect(await confirm()).toBe('200');
    expect((await profileOf(backend.current, user)).emails).toEqual([
      { typeId: 1, address: PERSON.email, isMain: false },
      { typeId: 2, address: NEW, isMain: true },
    ]);
    expect(await change(user, PERSON.email, 1)).toBe('200');
    expect((await account()).email).toBe(PERSON.email);
  });

  test('stated again sends nothing while its link is valid, and then another one', async () => {
    const user = await open();
    await change(user, NEW);
    const [first, stop] = [await confirmToken(), await stopToken()];
    for (let i = 0; i < 12; i++) expect(await change(user, NEW.toUpperCase())).toBe('200');
    expect([await kindsTo(NEW), await kindsTo(PERSON.email)]).toEqual([
      ['email-confirmation'],
      ['email-change-notice'],
    ]);
    await age('24 hours 1 minute');
    expect(await change(user, NEW)).toBe('200');
    expect(await kindsTo(NEW)).toEqual(['email-confirmation', 'email-confirmation']);
    expect(await kindsTo(PERSON.email)).toEqual(['email-change-notice']);
    expect(await follow(confirmEmail, first)).toBe(OVER);
    expect(await confirm()).toBe('200');
    expect(await follow(stopEmailChange, stop)).toBe('200');
  });

  test('its first link goes on confirming after a save of the form', async () => {
    const user = await open();
    await change(user, NEW);
    const first = await confirmToken();
    expect(await save(backend.current, user, { firstName: 'Rosa', ...email(NEW) })).toBe('200');
    expect(await follow(confirmEmail, first)).toBe('200');
  });

  test('a different one takes its place, and both links of the first are over', async () => {
    const user = await open();
    await change(user, THIEF);
    const [first, stop] = [await confirmToken(THIEF), await stopToken()];
    await change(user, NEW);
    expect([await follow(confirmEmail, first), await follow(stopEmailChange, stop)]).toEqual([OVER, OVER]);
    expect(await confirm()).toBe('200');
    expect((await account()).email).toBe(NEW);
  });

  test('is cancelled by the old one, which needs no confirmation', async () => {
    const user = await open();
    await change(user, NEW);
    expect(await change(user, PERSON.email)).toBe('200');
    expect(await confirm()).toBe(OVER);
    expect((await profileOf(backend.current, user)).emails).toEqual([
      { typeId: 1, address: PERSON.email, isMain: true },
    ]);
  });

  test('the links are valid for a day and for a week', async () => {
    const user = await open();
    await change(user, NEW);
    await age('23 hours 59 minutes');
    await change(user, NEW, 1);
    await age('24 hours 1 minute');
    expect(await confirm()).toBe(OVER);
    await forgetOldEmailChanges(backend.current.database);
    expect((await profileOf(backend.current, user)).emails).toEqual([
      { typeId: 1, address: PERSON.email, isMain: true },
    ]);
    // Who did not confirm in time asks again, and the old mailbox can still stop it.
    const stop = await stopToken();
    await change(user, NEW);
    expect((await profileOf(backend.current, user)).emails).toMatchObject([{ pendingAddress: NEW }]);
    await age('6 days 23 hours 59 minutes');
    expect(await follow(stopEmailChange, stop)).toBe('200');
    await change(await signedIn(), NEW);
    await age('7 days 1 minute');
    expect(await follow(stopEmailChange, await stopToken())).toBe(OVER);
    await forgetOldEmailChanges(backend.current.database);
    expect(await backend.current.database.selectFrom('email_change').select('id').execute()).toEqual([]);
  });

  test('one that another account has is refused; one that was taken meanwhile is told at the link', async () => {
    await open(OTHER);
    const user = await open({ phone: '0987654321' });
    expect(await change(user, OTHER.email.toUpperCase())).toBe(`422 ${TAKEN}`);
    await change(user, NEW);
    await open({ identification: '1714307103', email: NEW, phone: '0987650000' });
    expect(await confirm()).toBe(`409 ${TAKEN}`);
    expect((await profileOf(backend.current, user)).emails).toMatchObject([{ address: PERSON.email, isMain: true }]);
  });

  test('is not asked for to find out who has an account: ten an hour, free or taken', async () => {
    await open(OTHER);
    const user = await open({ phone: '0987654321' });
    const same = { phones: [{ typeId: 1, number: '0987654321' }] };
    const state = (address: string) => save(backend.current, user, { ...same, ...email(address) });
    for (let i = 0; i < 10; i++) expect(await state(OTHER.email)).toBe(`422 ${TAKEN}`);
    const answers = [await state(OTHER.email), await state(NEW)];
    expect(answers).toEqual([expect.stringMatching(/^429 /), answers[0]]);
    // The form with the address that counts is saved all the same.
    expect(await state(PERSON.email)).toBe('200');
  });

  test('is refused without a mail to the old mailbox, and nothing is changed', async () => {
    const user = await open();
    for (let i = 0; i < 3; i++) for (const address of [NEW, THIEF]) await change(user, address);
    expect(await save(backend.current, user, { firstName: 'Rosa', ...email('otra.mas@example.com') })).toMatch(
      /^429 Ya enviamos varios mensajes a este correo electrónico/,
    );
    expect((await profileOf(backend.current, user)).firstName).toBe('María');
  });
});

/** The customer, signed in with the new password that they ask for after a stop. */
async function signedIn() {
  await call(backend.current, forgotPassword, { identification: PERSON.identification });
  const { user } = await signIn(backend.current, (await lastMail(backend.current, PERSON.email)).password);
  if (!user) throw new Error('not signed in');
  return user;
}

describe('the old mailbox', () => {
  test('stops a change that waits: nothing counts of it, every session ends, and its owner is told', async () => {
    const user = await open();
    await change(user, THIEF);
    expect(await follow(stopEmailChange, await stopToken())).toBe('200');
    expect(await follow(confirmEmail, await confirmToken(THIEF))).toBe(OVER);
    expect((await list(user)).status).toBe(401);
    expect((await kindsTo(PERSON.email))[0]).toBe('email-change-stopped');
    expect((await profileOf(backend.current, await signedIn())).emails).toEqual([
      { typeId: 1, address: PERSON.email, isMain: true },
    ]);
  });

  test.each([
    ['before the change', ['phone', 'password', 'email']],
    ['after it', ['email', 'phone', 'password']],
    ['between two changes', ['email', 'phone', 'email', 'password']],
  ])('leaves a thief nothing: neither the telephone nor the password that they set %s', async (_when, acts) => {
    const user = await open();
    const stated = { address: PERSON.email as string, number: PERSON.phone as string };
    for (const [place, act] of acts.entries()) {
      if (act === 'email') stated.address = `ladron${place}@example.com`;
      if (act === 'phone') stated.number = '0987654321';
      const form = { ...email(stated.address), phones: [{ typeId: 1, number: stated.number }] };
      if (act !== 'password') expect(await save(backend.current, user, form)).toBe('200');
      if (act === 'password')
        await callAs(backend.current, user, changePassword, { id: user.id, password: 'clave de ladrón' });
    }
    expect((await account()).phone).toBe('0987654321');
    expect(await kindsTo(PERSON.email)).toEqual(expect.arrayContaining(['phone-changed', 'password-changed']));
    expect(await follow(stopEmailChange, await stopToken())).toBe('200');
    expect(await account()).toMatchObject({ email: PERSON.email, phone: PERSON.phone, earlier_phone: null });
    expect((await signIn(backend.current, 'clave de ladrón')).status).toBe(401);
    await sql`truncate attempt_count`.execute(backend.current.database);
    const owner = await signedIn();
    expect((await profileOf(backend.current, owner)).phones).toEqual([
      { typeId: 1, number: PERSON.phone, isMain: true },
    ]);
    const sms = (await messagesTo(backend.current, '0987654321')).map(({ content }) => content?.kind);
    expect(sms).not.toContain('temporary-password');
  });

  test('leaves no password that was known before, either', async () => {
    const user = await open();
    await change(user, THIEF);
    await follow(stopEmailChange, await stopToken());
    expect((await signIn(backend.current, PASSWORD)).status).toBe(401);
    await signedIn();
  });

  test('stops it also a week after the confirmation, and the old address counts again', async () => {
    const user = await open();
    await change(user, THIEF);
    await confirm(THIEF);
    await age('6 days 23 hours 59 minutes');
    expect(await follow(stopEmailChange, await stopToken())).toBe('200');
    expect((await account()).email).toBe(PERSON.email);
    expect((await list(user)).status).toBe(401);
    expect(await follow(stopEmailChange, await stopToken())).toBe(OVER);
  });

  test('stops whatever came after: the thief cannot put their address back', async () => {
    const user = await open();
    await change(user, THIEF, 2);
    await confirm(THIEF);
    await change(user, NEW, 1);
    const later = await stopToken(THIEF);
    await confirm(NEW);
    await change(user, 'tercera@example.com', 1);
    expect(await follow(stopEmailChange, await stopToken())).toBe('200');
    expect(await follow(stopEmailChange, later)).toBe(OVER);
    expect(await confirm('tercera@example.com')).toBe(OVER);
    expect((await profileOf(backend.current, await signedIn())).emails).toEqual([
      { typeId: 1, address: PERSON.email, isMain: true },
    ]);
    expect((await account()).email).toBe(PERSON.email);
  });

  test('so it does when the later change was confirmed first', async () => {
    const user = await open();
    await change(user, THIEF, 1);
    const first = await stopToken();
    await change(user, NEW, 2);
    await confirm(NEW);
    await confirm(THIEF);
    expect(await follow(stopEmailChange, first)).toBe('200');
    expect((await profileOf(backend.current, await signedIn())).emails).toEqual([
      { typeId: 1, address: PERSON.email, isMain: true },
    ]);
  });

  test('its address is kept for it meanwhile: no account can take it', async () => {
    const waiting = await newRegistration({ ...OTHER, email: PERSON.email, phone: '0987654321' });
    const registered = await callAs(backend.current, { accessToken: '', renewalToken: '' }, register, waiting);
    const { content } = (await messagesTo(backend.current, '0987654321'))[0] ?? {};
    const { code } = content as unknown as { code: string };
    const user = await open({ phone: '0991112223' });
    await change(user, THIEF);
    await confirm(THIEF);
    expect(await refusal(backend.current, register, await newRegistration({ ...OTHER, email: PERSON.email }))).toBe(
      `409 ${TAKEN}`,
    );
    expect(await refusal(backend.current, verifyOtp, { userId: registered.answer?.userId ?? 0, code })).toBe(
      `409 ${TAKEN}`,
    );
    expect(await follow(stopEmailChange, await stopToken())).toBe('200');
  });
});

describe('at the same moment', () => {
  test('of several confirmations one counts', async () => {
    await change(await open(), NEW);
    const token = await confirmToken();
    const answers = await Promise.all([1, 2, 3, 4].map(() => follow(confirmEmail, token)));
    expect(answers.sort()).toEqual(['200', OVER, OVER, OVER].sort());
  });

  test('a confirmation and its stop leave the old address, whichever is first', async () => {
    for (let i = 0; i < 5; i++) {
      const address = `nueva${i}@example.com`;
      const user = i === 0 ? await open() : await signedIn();
      await change(user, address);
      const [confirming, stopping] = [await confirmToken(address), await stopToken()];
      const [confirmed, stopped] = await Promise.all([
        follow(confirmEmail, confirming),
        follow(stopEmailChange, stopping),
      ]);
      expect([['200', OVER].includes(confirmed), stopped]).toEqual([true, '200']);
      expect((await account()).email).toBe(PERSON.email);
      expect(await backend.current.database.selectFrom('person_email').select('address').execute()).toEqual([
        { address: PERSON.email },
      ]);
      await sql`truncate attempt_count`.execute(backend.current.database);
    }
  });

  test('two accounts that confirm one address: one has it, the other is told', async () => {
    const [one, two] = [await open(), await open({ ...OTHER, phone: '0987654321' })];
    await change(one, NEW);
    const first = await confirmToken();
    expect(await save(backend.current, two, { ...email(NEW), phones: [{ typeId: 1, number: '0987654321' }] })).toBe(
      '200',
    );
    const answers = await Promise.all([first, await confirmToken()].map((token) => follow(confirmEmail, token)));
    expect(answers.sort()).toEqual(['200', `409 ${TAKEN}`]);
  });
});
