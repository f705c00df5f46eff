import { randomUUID } from 'node:crypto';
import {
  acceptPaymentTerms,
  agencyBankAccounts,
  type Cents,
  cents,
  consents,
  createQuotation,
  dataValidation,
  identificationTypes,
  keepPaymentChoice,
  negotiation,
  PAYMENT_TERMS_VERSION,
  type PaymentChoice,
  paymentCustomer,
  type SessionUser,
  sendBankData,
} from '@vitrina/contract';
import { formatMoney } from '@vitrina/rules';
import { render } from '../src/platform/outbox/message';
import { customer, lender, type Step, staff, transfer } from '../src/seed/customers/story';
import { ACCEPTED_BODIES } from './support/accepted-bodies';
import { callAs, messagesTo, OTHER, openAccount } from './support/account';
import { call, useBackend } from './support/backend';
import { PERSON, tokenMaker } from './support/lead';
import { during } from './support/moments';
import { tell } from './support/story';

jest.setTimeout(60_000);

const backend = useBackend();
const database = () => backend.current.database;
let own: SessionUser;
let other: SessionUser;
/** An undecided negotiation of `own`. */
let undecided: number;

const ask = <Request, Response>(
  endpoint: Parameters<typeof callAs<Request, Response>>[2],
  words: Request,
  user = own,
) => callAs(backend.current, user, endpoint, words);

beforeAll(async () => {
  const { current } = backend;
  const token = await tokenMaker(current.database);
  own = await openAccount(current, token);
  other = await openAccount(current, token, { ...OTHER });
  const body = createQuotation.request.read(ACCEPTED_BODIES.find(([name]) => name === 'createQuotation')?.[2]);
  await ask(createQuotation, { ...body, attempt: randomUUID() });
  undecided = (await database().selectFrom('negotiation').select('id').executeTakeFirstOrThrow()).id;
}, 60_000);

const purchase = (steps: (due: Cents) => Step[] = () => [], kind: 'cash' | 'credit' = 'cash') =>
  tell(database(), own.id, { car: 'kira', kind, quoted: 9, decided: 8, steps });

const NOT_FOUND = { status: 404, message: 'No encontramos esta compra' };

test("every call about a purchase is for its own customer's only", async () => {
  const id = await purchase();
  const choice = { ...{ amount: cents(100), method: 2, attempt: randomUUID() }, chosenAt: new Date().toISOString() };
  for (const negotiationId of [id, 999_999_999]) {
    expect(await ask(agencyBankAccounts, { id: negotiationId }, other)).toMatchObject(NOT_FOUND);
    expect(await ask(sendBankData, { id: negotiationId }, other)).toMatchObject(NOT_FOUND);
    expect(await ask(dataValidation, { id: negotiationId }, other)).toMatchObject(NOT_FOUND);
    expect(await ask(keepPaymentChoice, { id: negotiationId, choice }, other)).toMatchObject(NOT_FOUND);
    const accepted = { id: negotiationId, textVersion: PAYMENT_TERMS_VERSION };
    expect(await ask(acceptPaymentTerms, accepted, other)).toMatchObject(NOT_FOUND);
  }
});

test("the accounts are those of the purchase's dealership, with their holder", async () => {
  const id = await purchase();
  const { configuration } = await database()
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'quotation_id')
    .select('configuration')
    .where('negotiation.id', '=', id)
    .executeTakeFirstOrThrow();
  const { answer } = await ask(agencyBankAccounts, { id });
  expect(answer?.map(({ bankName, type }) => [bankName, type])).toEqual([
    ['Pichincha', 'Cuenta corriente'],
    ['Guayaquil', 'Cuenta corriente'],
    ['Produbanco', 'Cuenta de ahorros'],
  ]);
  for (const { holder, holderTaxNumber } of answer ?? []) {
    const company = configuration.dealership.company.replaceAll('.', '');
    expect([holder, holderTaxNumber]).toEqual([company, expect.stringMatching(/^\d{13}$/)]);
  }
});

describe('bank data by mail', () => {
  const mails = async () =>
    (await messagesTo(backend.current, PERSON.email)).filter(({ content }) => content?.kind === 'bank-data');

  test('name the accounts, what is still to pay and the number to refer to', async () => {
    const id = await purchase((due) => [transfer(2, 't1', cents(due - 123_456), {})]);
    expect((await ask(sendBankData, { id })).status).toBe(200);
    const [mail] = await mails();
    if (!mail?.content) throw new Error('no mail');
    expect(mail.recipient).toBe(PERSON.email);
    const rendered = await render(database(), mail.content, 'https://site.example');
    const { number } = await database()
      .selectFrom('negotiation')
      .select('number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { answer: accounts = [] } = await ask(agencyBankAccounts, { id });
    expect(rendered?.subject).toBe(`Datos para pagar tu compra N.º ${number}`);
    expect(rendered?.text).toContain(`Saldo por pagar: $1,234.56\nReferencia: ${number}`);
    expect(rendered?.text).toContain(`Registrar el pago: https://site.example/usuario/pagos?id=${id}&tab=2`);
    expect(rendered?.html).toContain(`href="https://site.example/usuario/pagos?id=${id}&amp;tab=2"`);
    expect(accounts).toHaveLength(3);
    for (const { bankName, number: account, holder, holderTaxNumber = '' } of accounts) {
      for (const text of [rendered?.text, rendered?.html]) {
        for (const part of [bankName, account, holder, holderTaxNumber]) expect(text).toContain(part);
      }
    }
    expect(rendered?.html).not.toMatch(/style="/);
  });

  test('are sent before the declaration too, which the mail names as the first step; of a credit not yet', async () => {
    const row = database()
      .selectFrom('negotiation')
      .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
      .where('negotiation.id', '=', undecided);
    const { number, total_cents } = await row.select(['quotation.number', 'total_cents']).executeTakeFirstOrThrow();
    expect((await ask(sendBankData, { id: undecided })).status).toBe(200);
    const mail = (await mails()).find(({ content }) => Object(content).negotiationId === undecided);
    const rendered = mail?.content && (await render(database(), mail.content, 'https://site.example'));
    expect(rendered?.subject).toBe(`Datos para pagar tu cotización N.º ${number}`);
    expect(rendered?.text).toContain(`Saldo por pagar: ${formatMoney(total_cents)}\nReferencia: ${number}`);
    expect(rendered?.text).toContain('1. Primero declara el origen de tus fondos');
    await database().updateTable('negotiation').set({ kind: 'credit' }).where('id', '=', undecided).execute();
    expect(await ask(sendBankData, { id: undecided })).toMatchObject({ status: 422 });
    await database().updateTable('negotiation').set({ kind: 'cash' }).where('id', '=', undecided).execute();
  });

  test('are not sent when there is nothing to pay', async () => {
    const before = (await mails()).length;
    const settled = await purchase((due) => [transfer(2, 't1', due, {})]);
    expect(await ask(sendBankData, { id: settled })).toMatchObject({
      status: 422,
      message: 'No queda saldo por pagar',
    });
    const request = await purchase(() => [staff(7, 'analyse')], 'credit');
    expect(await ask(sendBankData, { id: request })).toMatchObject({
      ...{ status: 422, message: 'Todavía no hay un valor por pagar' },
    });
    expect(await mails()).toHaveLength(before);
  });

  test('go to one mailbox so often in an hour, and then say how long to wait', async () => {
    const id = await purchase();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await ask(sendBankData, { id })).status);
    expect(statuses).toContain(200);
    const refused = await ask(sendBankData, { id });
    expect(refused.status).toBe(429);
    expect(refused.message).toMatch(
      /^Ya enviamos varios mensajes a este correo electrónico\. Vuelve a intentarlo en \d+ minutos$/,
    );
  });
});

test('data validation says what can be paid now, and never fails for what is missing', async () => {
  const isPaid = async (id: number) => (await ask(dataValidation, { id })).answer?.canBePaid;
  const offered = () => [staff(7, 'analyse'), lender(6, 'approve-request')];
  expect(await isPaid(undecided)).toBe(false);
  expect(await isPaid(await purchase())).toBe(true);
  expect(await isPaid(await purchase(() => [staff(2, 'cancel')]))).toBe(false);
  expect(await isPaid(await purchase(offered, 'credit'))).toBe(false);
  expect(await isPaid(await purchase(() => [...offered(), customer(5, 'accept')], 'credit'))).toBe(true);
});

test('types of identification say which are not offered where a purchase is paid', async () => {
  const types = await call(backend.current, identificationTypes, {});
  expect(types.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  const rows = await database().selectFrom('identification_type').selectAll().orderBy('id').execute();
  expect(types).toEqual(
    rows.map(({ id, name, offered_to_payers }) => ({ id, name, isExcludedFromCash: !offered_to_payers })),
  );
  expect(new Set(types.map(({ isExcludedFromCash }) => isExcludedFromCash)).size).toBe(2);
});

test('a customer is named for a payment as their data are', async () => {
  const { answer } = await ask(paymentCustomer, {});
  const [firstName, ...otherNames] = PERSON.firstNames.split(' ');
  const [surname, ...secondSurname] = PERSON.surnames.split(' ');
  expect(answer).toEqual({
    ...{ firstName, surname, identification: PERSON.identification },
    ...(otherNames.length > 0 && { otherNames: otherNames.join(' ') }),
    ...(secondSurname.length > 0 && { secondSurname: secondSurname.join(' ') }),
    ...{ mobile: PERSON.phone, email: PERSON.email },
  });
});

describe('a kept choice', () => {
  const choice = (changes: Partial<PaymentChoice> = {}): PaymentChoice => ({
    ...{ amount: cents(123_456), method: 2, attempt: randomUUID(), chosenAt: '2020-01-01T00:00:00.000Z' },
    ...changes,
  });
  const kept = async (id: number) => (await ask(negotiation, { id })).answer?.choice;
  const names = async (id: number) => {
    const rows = await database()
      .selectFrom('purchase_event')
      .select('name')
      .where('negotiation_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map(({ name }) => name);
  };

  test('of an undecided quotation: the newest wins, by the clock of the server', async () => {
    const third = {
      isHolder: false,
      identityType: 3,
      identification: '0912345675',
      firstNames: 'Luz',
      surnames: 'Paz',
    };
    const choices = [
      choice(),
      choice({ method: 1, provider: 'payme', payer: { ...third, mobile: '0991234567', email: 'luz@example.com' } }),
      choice({ method: 1, provider: 'p2p', payer: { isHolder: true } }),
    ];
    for (const words of choices) {
      const { outcome, isAfter } = await during(() => ask(keepPaymentChoice, { id: undecided, choice: words }));
      expect(outcome.status).toBe(200);
      const stands = await kept(undecided);
      expect(stands).toEqual({ ...words, chosenAt: expect.any(String) });
      expect(isAfter(0, new Date(stands?.chosenAt ?? 0))).toBe(true);
    }
    // Nothing has been decided: there is no timeline yet.
    expect(await names(undecided)).toEqual([]);
  });

  test('of a purchase: with its event, once for the same choice; another payer is another choice', async () => {
    const id = await purchase();
    const words = choice({ method: 1, provider: 'p2p', payer: { isHolder: true } });
    for (let i = 0; i < 2; i++) expect((await ask(keepPaymentChoice, { id, choice: words })).status).toBe(200);
    expect(await names(id)).toEqual(['decide', 'keep-choice']);
    const payer = { isHolder: false, firstNames: 'Luz' };
    await ask(keepPaymentChoice, { id, choice: { ...words, payer } });
    expect((await kept(id))?.payer).toEqual(payer);
    expect(await names(id)).toEqual(['decide', 'keep-choice', 'keep-choice']);
  });

  test('of five at once one stands whole', async () => {
    const choices = Array.from({ length: 5 }, (_, i) => choice({ amount: cents(100 + i) }));
    for (const id of [undecided, await purchase()]) {
      const answers = await Promise.all(choices.map((words) => ask(keepPaymentChoice, { id, choice: words })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      const stands = await kept(id);
      expect(choices.map(({ amount, attempt }) => [amount, attempt])).toContainEqual([stands?.amount, stands?.attempt]);
    }
  });

  test('is refused for what has ended, for no amount, and for a card without a provider', async () => {
    const ended = await purchase(() => [staff(2, 'cancel')]);
    expect(await ask(keepPaymentChoice, { id: ended, choice: choice() })).toMatchObject({
      ...{ status: 409, message: 'El estado de la compra ya no lo permite' },
    });
    const id = await purchase();
    expect(await ask(keepPaymentChoice, { id, choice: choice({ amount: cents(0) }) })).toMatchObject({
      ...{ status: 422, message: 'El monto debe ser mínimo $0.01' },
    });
    for (const wrong of [choice({ method: 1 }), choice({ provider: 'p2p' })]) {
      expect((await ask(keepPaymentChoice, { id, choice: wrong })).status).toBe(400);
    }
    expect(await kept(id)).toBeUndefined();
  });
});

describe('the terms of payment', () => {
  const given = (id: number) =>
    database()
      .selectFrom('consent')
      .select(['account_id', 'purpose', 'text_version', 'address', 'user_agent'])
      .where('negotiation_id', '=', id)
      .where('purpose', '=', 'payment-terms')
      .execute();

  test('are accepted once for a purchase, with their version, the address and the browser', async () => {
    for (const id of [await purchase(), undecided]) {
      const accept = () => ask(acceptPaymentTerms, { id, textVersion: PAYMENT_TERMS_VERSION });
      const answers = await Promise.all([accept(), accept(), accept()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await given(id)).toEqual([
        {
          ...{ account_id: own.id, purpose: 'payment-terms', text_version: PAYMENT_TERMS_VERSION },
          ...{ address: '127.0.0.1', user_agent: 'node' },
        },
      ]);
    }
    const { answer } = await ask(consents, {});
    expect(answer?.consents.filter(({ purpose }) => purpose === 'payment-terms')).toHaveLength(2);
  });

  test('of a version that was never published are refused', async () => {
    const id = await purchase();
    expect((await ask(acceptPaymentTerms, { id, textVersion: '1999-01' })).status).toBe(422);
    expect(await given(id)).toEqual([]);
  });
});
