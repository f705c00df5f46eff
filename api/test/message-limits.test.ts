import { randomUUID } from 'node:crypto';
import {
  cents,
  createLead,
  createPostSaleLead,
  createQuotation,
  type Endpoint,
  forgotPassword,
  register,
  resendOtp,
} from '@vitrina/contract';
import { sql } from 'kysely';
import { oneTimePassword, temporaryPassword } from '../src/customers/accounts/code-messages';
import { urlOf } from '../src/platform/http/calls';
import { admit } from '../src/platform/outbox/admission';
import { messageKinds } from '../src/platform/outbox/message';
import { quotationMessage } from '../src/sales/leads/quotation-mail';
import { callAs, messagesTo, OTHER, useAccounts } from './support/account';
import { bodyOf, messageOf, post } from './support/backend';
import { carChoice, leadRequest, PERSON, vehicleLead } from './support/lead';

const { backend, token, newRegistration, open } = useAccounts({ TRUST_PROXY: '127.0.0.1' });
const TOTAL = cents(3_363_661);
const HERE = '203.0.113.7';
const ELSEWHERE = '198.51.100.1';
const FULL =
  '429 Ya enviamos varios mensajes a este correo electrónico y a este celular. Vuelve a intentarlo en 60 minutos';

beforeEach(() => sql`truncate form_lead`.execute(backend.current.database));

/** What the server says to a call from an address. */
async function from<Request>(address: string, endpoint: Endpoint<Request, unknown>, words: Request) {
  const headers = { 'x-forwarded-for': address };
  const { status, body } = await post(backend.current, urlOf(endpoint), bodyOf(endpoint, words), headers);
  return status < 300 ? String(status) : `${status} ${messageOf(body)}`;
}

const fill = async (kind: Parameters<typeof admit>[1], recipient: { email: string; phone: string }, address = HERE) => {
  for (let i = 0; i < kind.perHour.fromOne; i++) await admit(backend.current.database, kind, recipient, address);
};

const rowsIn = async (table: 'lead' | 'form_lead') =>
  (await backend.current.database.selectFrom(table).select('id').execute()).length;

const LEADS = [
  [
    'wizard',
    'lead',
    async (email: string, address: string) => from(address, createLead, leadRequest(await token(), TOTAL, { email })),
  ],
  [
    'generic form',
    'form_lead',
    async (email: string, address: string) =>
      from(address, createLead, { ...vehicleLead(await token('cotizasoluto'), { email }), kind: 'form' }),
  ],
  [
    'post-sale form',
    'form_lead',
    async (email: string, address: string) => {
      const captchaAction = 'postventa';
      const lead = vehicleLead(await token(captchaAction), { email, captchaAction, campaign: 14 });
      return from(address, createPostSaleLead, lead);
    },
  ],
] as const;

test.each(LEADS)('%s: 58 leads at once for one mailbox are all kept, and send it ten mails', async (_, table, send) => {
  const spelled = Array.from({ length: 58 }, (_, i) => (i % 2 ? `victima+${i}@example.com` : 'Victima@Example.com'));
  const answers = await Promise.all(spelled.map((email) => send(email, HERE)));
  expect(new Set(answers)).toEqual(new Set(['200']));
  expect(await rowsIn(table)).toBe(58);
  const mails = await backend.current.database.selectFrom('outbox').select('recipient').execute();
  expect(mails).toHaveLength(10);
});

test('a lead that is refused uses up no mail, nor does a captcha that was used before', async () => {
  const { database } = backend.current;
  const email = 'victima@example.com';
  const unseen = leadRequest(await token(), cents(1), { email });
  const sent = leadRequest(await token(), TOTAL, { email });
  expect(await from(HERE, createLead, sent)).toBe('200');
  for (let i = 0; i < 12; i++) {
    expect(await from(HERE, createLead, { ...unseen, attempt: randomUUID() })).toMatch(/^409 El precio ha cambiado/);
    expect(await from(HERE, createLead, { ...sent, attempt: randomUUID() })).toMatch(/^422 No pudimos comprobar/);
  }
  expect(await from(HERE, createLead, leadRequest(await token(), TOTAL, { email }))).toBe('200');
  expect(await messagesTo(backend.current, email)).toHaveLength(2);
  expect(await database.selectFrom('lead').select('id').execute()).toHaveLength(2);
});

test('a registration with a captcha that was used before counts for nothing', async () => {
  const request = await newRegistration();
  expect(await from(HERE, register, request)).toBe('200');
  for (let i = 0; i < 12; i++)
    expect(await from(HERE, register, { ...request, attempt: randomUUID() })).toMatch(/^422 No pudimos comprobar/);
  expect(await from(HERE, register, await newRegistration())).toBe('200');
});

test('from many addresses a mailbox gets thirty, and no other one less', async () => {
  const [, , send] = LEADS[1];
  for (let i = 0; i < 40; i++) await send('victima@example.com', `203.0.113.${i}`);
  expect(await messagesTo(backend.current, 'victima@example.com')).toHaveLength(30);
  await send('otra@example.com', HERE);
  expect(await messagesTo(backend.current, 'otra@example.com')).toHaveLength(1);
});

test('a telephone gets eight codes from one address, whatever the mailboxes, and its owner more from elsewhere', async () => {
  const { database } = backend.current;
  for (let i = 0; i < 45; i++)
    await admit(database, oneTimePassword, { email: `uno${i}@example.com`, phone: PERSON.phone }, HERE).then(
      async ({ to }) => expect(to.some(({ channel }) => channel === 'sms')).toBe(i < 8),
    );
  expect(await from(HERE, register, await newRegistration())).toBe('200');
  expect(await messagesTo(backend.current, PERSON.phone)).toEqual([]);
  expect(await messagesTo(backend.current, PERSON.email)).toHaveLength(1);
  expect(await from(ELSEWHERE, register, await newRegistration())).toBe('200');
  expect(await messagesTo(backend.current, PERSON.phone)).toHaveLength(1);
});

test('from all addresses together a telephone and a mailbox get 24 codes', async () => {
  const { database } = backend.current;
  const all = Array.from({ length: 30 }, (_, i) => admit(database, oneTimePassword, PERSON, `203.0.113.${i}`));
  const admitted = (await Promise.all(all)).flatMap(({ to }) => to.map(({ channel }) => channel));
  expect(admitted.filter((channel) => channel === 'sms')).toHaveLength(24);
  expect(admitted.filter((channel) => channel === 'mail')).toHaveLength(24);
});

test('a registration is refused when neither mailbox nor telephone may have another code, and not from elsewhere', async () => {
  await fill(oneTimePassword, PERSON);
  expect(await from(HERE, register, await newRegistration())).toBe(FULL);
  expect(await backend.current.database.selectFrom('account').select('id').execute()).toEqual([]);
  expect(await from(ELSEWHERE, register, await newRegistration())).toBe('200');
});

test('so is a code that is asked for again', async () => {
  expect(await from(HERE, register, await newRegistration())).toBe('200');
  const { id } = await backend.current.database.selectFrom('account').select('id').executeTakeFirstOrThrow();
  await fill(oneTimePassword, PERSON);
  expect(await from(HERE, resendOtp, { userId: id })).toBe(FULL);
  expect(await from(ELSEWHERE, resendOtp, { userId: id })).toBe('200');
});

test('a forgotten password is answered alike, and what was sent last stays valid', async () => {
  const user = await open();
  const { database } = backend.current;
  const ask = () => from(HERE, forgotPassword, { identification: PERSON.identification });
  const account = () =>
    database.selectFrom('account').select('temporary_password_hash').where('id', '=', user.id).executeTakeFirst();
  expect(await ask()).toBe('200');
  const before = await account();
  await fill(temporaryPassword, PERSON);
  expect(await ask()).toBe('200');
  expect(await account()).toEqual(before);
  expect(await from(HERE, forgotPassword, { identification: OTHER.identification })).toBe('200');
  const sent = await messagesTo(backend.current, PERSON.email);
  expect(sent.filter(({ content }) => content?.kind === 'temporary-password')).toHaveLength(1);
});

test('a customer’s quotation is kept when their mailbox may have no other mail', async () => {
  const user = await open();
  await fill(quotationMessage, PERSON, '127.0.0.1');
  const { termsVersion } = leadRequest('', TOTAL);
  const choice = { ...carChoice(), dealershipId: 1, total: TOTAL, termsVersion, campaign: 0, attempt: randomUUID() };
  expect((await callAs(backend.current, user, createQuotation, choice)).status).toBe(200);
  const sent = await messagesTo(backend.current, PERSON.email);
  expect(sent.filter(({ content }) => content?.kind === 'quotation')).toEqual([]);
});

test.each(messageKinds().map((kind) => [kind.name, kind.perHour] as const))(
  '%s: one address cannot use up what a mailbox gets from all',
  (_, { fromOne, fromAll }) => expect(fromOne).toBeLessThan(fromAll),
);
