import { randomUUID } from 'node:crypto';
import { ATTEMPT_STATUSES, PAYMENT_STATUSES, PURCHASE_STATUSES, REQUEST_STATUSES } from '@vitrina/rules';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/platform/database/schema';
import { seedCustomers } from '../src/seed/customers/seed';
import { useBackend } from './support/backend';

const backend = useBackend();
beforeAll(() => seedCustomers(backend.current.database), 60_000);

const CHECK = '23514';
const UNIQUE = '23505';
const FOREIGN = '23503';
const NOT_NULL = '23502';

/** Runs a statement and takes it back. @returns the code and constraint of its refusal, or 'taken' */
async function attack(statement: (database: Kysely<Database>) => Promise<unknown>): Promise<string> {
  const undo = new Error('taken');
  const refusal = await backend.current.database
    .transaction()
    .execute(async (transaction) => {
      await statement(transaction);
      throw undo;
    })
    .catch((error: { code?: string; message: string }) => error.code ?? error.message);
  return String(refusal);
}
const run = (text: string) => attack((database) => sql.raw(text).execute(database));

const negotiation = (values: string) =>
  run(`insert into negotiation (quotation_id, kind, decided_at, number, status) values (${values})`);
const paid = (columns: string, values: string) =>
  run(`insert into payment (negotiation_id, kind, method, amount_cents, status, paid_on, settled_at, ${columns})
    values (2003, 'payment', 'bankTransfer', 100, 'PE', '2026-11-01', null, ${values})`);
/** The receipt of 2004, which waits. */
const TAKEN = `(select agency_bank_account_id from payment where negotiation_id = 2004),
  (select bank_id from payment where negotiation_id = 2004), '2004-T1'`;
const RECEIPT = 'agency_bank_account_id, bank_id, receipt_number';

describe('the words of a status are those of @vitrina/rules, and no others', () => {
  const accepts = async (words: readonly string[], statement: (word: string) => string) => {
    const answers = await Promise.all([...words, 'EN CAMINO', 'pagada'].map((word) => run(statement(word))));
    expect(answers).toEqual([...words.map(() => 'taken'), CHECK, CHECK]);
  };

  test.each([
    ['cash', PURCHASE_STATUSES],
    ['credit', REQUEST_STATUSES],
  ] as const)('%s', (kind, words) =>
    accepts(
      words,
      (word) =>
        `update negotiation set kind = '${kind}', decided_at = now(), number = 900001, status = '${word}' where id = 2002`,
    ),
  );

  test('payments', () =>
    accepts(
      Object.keys(PAYMENT_STATUSES),
      (word) => `insert into payment (negotiation_id, method, amount_cents, status, paid_on, settled_at, ${RECEIPT})
        select 2003, 'bankTransfer', 100, '${word}', '2026-11-01', case when '${word}' <> 'PE' then now() end, id, bank_id, 'new'
        from agency_bank_account where id = 11`,
    ));

  test('attempts; only payme expires', async () => {
    const statement = (provider: string) => (word: string) =>
      `insert into card_attempt (negotiation_id, attempt, provider, amount_cents, state, reference, payer, expires_at, ended_at)
        values (2003, '${randomUUID()}', '${provider}', 100, '${word}', 'new', '{}', now(),
          case when '${word}' <> 'PENDIENTE' then now() end)`;
    await accepts(ATTEMPT_STATUSES, statement('payme'));
    expect(await run(statement('p2p')('EXPIRADO'))).toBe(CHECK);
  });
});

describe('a negotiation', () => {
  test.each([
    ['a second live one of a quotation', "1002, 'cash', null, null, null", UNIQUE],
    ['one beside a purchase', "1003, 'cash', null, null, null", UNIQUE],
    ['a number of another', "1002, 'cash', now(), 3003, 'CANCELADO'", UNIQUE],
    ['a status without a decision', "1002, 'cash', null, 900001, 'CANCELADO'", CHECK],
    ['a decision without a status', "1002, 'cash', now(), 900001, null", CHECK],
    ["a request's status for cash", "1002, 'cash', now(), 900001, 'NEGADO'", CHECK],
    ["a purchase's status for credit", "1002, 'credit', now(), 900001, 'FACTURADA'", CHECK],
    ['a quotation that does not exist', "99, 'cash', null, null, null", FOREIGN],
  ])('%s is refused', async (_what, values, code) => expect(await negotiation(values)).toBe(code));

  test('one that ended without a sale leaves room for the next', async () => {
    expect(await negotiation("1002, 'cash', now(), 900001, 'CANCELADO'")).toBe('taken');
  });

  test('with anything on it stays, and so do its quotation and its customer', async () => {
    expect(await run('delete from negotiation where id = 2004')).toBe(FOREIGN);
    expect(await run('delete from quotation where id = 1004')).toBe(FOREIGN);
    expect(await run("delete from account where identification = '1759990029'")).toBe(FOREIGN);
  });

  test('the catalogue rows of a quotation cannot be deleted', async () => {
    expect(await run('delete from version where id = 127')).toBe(FOREIGN);
    expect(await run('delete from dealership where id = 1')).toBe(FOREIGN);
  });
});

describe('a payment', () => {
  test('the receipt number of a waiting or processed one is taken at that bank, whoever pays, in any case', async () => {
    expect(await paid(RECEIPT, TAKEN)).toBe(UNIQUE);
    expect(await paid(RECEIPT, TAKEN.replace('2004-T1', '2008-t1'))).toBe(UNIQUE);
  });

  test('that of a rejected or withdrawn one is free, and the same number at another bank', async () => {
    expect(await paid(RECEIPT, TAKEN.replace('2004-T1', '2005-t2'))).toBe('taken');
    expect(await paid(RECEIPT, TAKEN.replace('2004-T1', '2005-d1'))).toBe('taken');
    expect(await paid(RECEIPT, "12, (select bank_id from agency_bank_account where id = 12), '2004-t1'")).toBe('taken');
  });

  test.each([
    ['a transfer without its receipt', RECEIPT, '11, 1, null', CHECK],
    ['an account of another bank', RECEIPT, "11, 2, 'new'", FOREIGN],
    ['a card charge on a transfer', `${RECEIPT}, card_attempt_id`, "11, 1, 'new', 1", CHECK],
    [
      "a correction of another purchase's payment",
      `${RECEIPT}, corrected_id`,
      "11, 1, 'new', (select min(id) from payment where negotiation_id = 2004)",
      FOREIGN,
    ],
    ['a file that is not stored', `${RECEIPT}, file_id`, `11, 1, 'new', '${randomUUID()}'`, FOREIGN],
    [
      'a file of another payment',
      `${RECEIPT}, file_id`,
      "11, 1, 'new', (select file_id from payment where negotiation_id = 2004)",
      UNIQUE,
    ],
  ])('%s is refused', async (_what, columns, values, code) => expect(await paid(columns, values)).toBe(code));

  const row = (kind: string, amount: number, status: string, of: string) =>
    run(`insert into payment (negotiation_id, kind, method, amount_cents, status, paid_on, settled_at, of_payment_id)
      values (2008, '${kind}', 'bankTransfer', ${amount}, '${status}', '2026-11-01', now(), ${of})`);
  const OWN = '(select min(id) from payment where negotiation_id = 2008)';

  test.each([
    ['a reversal above zero', 'reversal', 100, 'CANCELADO', OWN, CHECK],
    ['a payment below zero', 'payment', -100, 'PROCESADO', 'null', CHECK],
    ['a reversal of nothing', 'reversal', -100, 'CANCELADO', 'null', CHECK],
    ['a reversal that is not CANCELADO', 'reversal', -100, 'PROCESADO', OWN, CHECK],
    [
      "a reversal of another purchase's payment",
      'reversal',
      -100,
      'CANCELADO',
      '(select min(id) from payment where negotiation_id = 2004)',
      FOREIGN,
    ],
    ['a return that waits', 'return', -100, 'CANCELADO', OWN, CHECK],
    ['a kind that there is not', 'refund', -100, 'PROCESADO', OWN, CHECK],
  ])('%s is refused', async (_what, kind, amount, status, of, code) =>
    expect(await row(kind, amount, status, of)).toBe(code),
  );

  test('a reversal and a return are taken', async () => {
    expect(await row('reversal', -100, 'CANCELADO', OWN)).toBe('taken');
    expect(await row('return', -100, 'PROCESADO', 'null')).toBe('taken');
  });

  test('a charge of a provider counts once', async () => {
    expect(
      await run(`insert into payment (negotiation_id, method, amount_cents, status, paid_on, settled_at, card_attempt_id,
        provider_reference) select negotiation_id, method, amount_cents, status, paid_on, settled_at, card_attempt_id,
        provider_reference from payment where negotiation_id = 2105`),
    ).toBe(UNIQUE);
  });
});

describe('what hangs on a negotiation', () => {
  const attempt = (values: string) =>
    run(`insert into card_attempt (negotiation_id, attempt, provider, amount_cents, state, reference, provider_reference, payer,
      expires_at, ended_at) values (${values})`);
  const KNOWN = '(select attempt from card_attempt where negotiation_id = 2103)';

  test.each([
    ['the id of a known attempt', `2103, ${KNOWN}, 'p2p', 100, 'PENDIENTE', 'new', null, '{}', now(), null`, UNIQUE],
    ['an amount of nothing', "2103, gen_random_uuid(), 'p2p', 0, 'PENDIENTE', 'new', null, '{}', now(), null", CHECK],
    ['an unknown provider', "2103, gen_random_uuid(), 'x', 100, 'PENDIENTE', 'new', null, '{}', now(), null", CHECK],
    [
      'an open attempt that ended',
      "2103, gen_random_uuid(), 'p2p', 1, 'PENDIENTE', 'new', null, '{}', now(), now()",
      CHECK,
    ],
    [
      "the provider's reference of another",
      "2103, gen_random_uuid(), 'p2p', 1, 'PENDIENTE', 'new', 'demo-2105-c1', '{}', now(), null",
      UNIQUE,
    ],
  ])('card attempt: %s is refused', async (_what, values, code) => expect(await attempt(values)).toBe(code));

  test.each([
    [
      'financing: an answer before the approval',
      'update financing set answered_at = now(), accepted = true where negotiation_id = 2201',
      CHECK,
    ],
    [
      'financing: a term that is not offered',
      'update financing set term_months = 13 where negotiation_id = 2201',
      FOREIGN,
    ],
    [
      'choice: a card without a provider',
      "insert into payment_choice (negotiation_id, method, attempt) values (2002, 'card', gen_random_uuid())",
      CHECK,
    ],
    [
      'choice: a second one',
      "insert into payment_choice (negotiation_id, method, attempt) values (2001, 'bankDeposit', gen_random_uuid())",
      UNIQUE,
    ],
    [
      'section: one that there is not',
      "insert into application_section (negotiation_id, wizard, form, section, data) values (2002, 'funds', 'applicant', 'hobbies', '{}')",
      CHECK,
    ],
    [
      'section: a third form',
      "insert into application_section (negotiation_id, wizard, form, section, data) values (2002, 'funds', 'child', 'assets', '{}')",
      CHECK,
    ],
    [
      'section: the same twice',
      'insert into application_section select * from application_section where negotiation_id = 2003 limit 1',
      UNIQUE,
    ],
    [
      'draft: a sub-tab of nobody',
      "insert into application_draft (negotiation_id, wizard, sub_tab, revision) values (2002, 'funds', 'child/references', 1)",
      CHECK,
    ],
    [
      'draft: a third form',
      "insert into application_draft (negotiation_id, wizard, sub_tab, revision) values (2002, 'lease', 'applicant/references', 1)",
      CHECK,
    ],
    [
      'draft: a revision before the first',
      "insert into application_draft (negotiation_id, wizard, sub_tab, revision) values (2002, 'funds', 'applicant/references', 0)",
      CHECK,
    ],
    [
      'draft: of no negotiation',
      "insert into application_draft (negotiation_id, wizard, sub_tab, revision) values (1, 'funds', 'applicant/references', 1)",
      FOREIGN,
    ],
    [
      'draft: a sub-tab twice',
      "insert into application_draft (negotiation_id, wizard, sub_tab, revision) select 2002, 'funds', 'applicant/references', 1 from generate_series(1, 2)",
      UNIQUE,
    ],
    [
      'document: a type of the other wizard',
      "update document set type_id = 15, wizard = 'funds' where id = (select min(id) from document)",
      FOREIGN,
    ],
    ['document: a type twice', 'update document set type_id = 2 where negotiation_id = 2003', UNIQUE],
    [
      'event: an actor that there is not',
      "insert into purchase_event (negotiation_id, actor, name) values (2003, 'nobody', 'x')",
      CHECK,
    ],
    [
      "event: another purchase's payment",
      "insert into purchase_event (negotiation_id, actor, name, payment_id) values (2003, 'staff', 'x', (select min(id) from payment where negotiation_id = 2004))",
      FOREIGN,
    ],
    [
      'consent: a sworn statement withdrawn',
      "update consent set withdrawn_at = now() where purpose = 'funds-declaration'",
      CHECK,
    ],
    [
      'consent: withdrawn before it was given',
      "update consent set withdrawn_at = given_at - interval '1 day' where purpose = 'credit-bureaus'",
      CHECK,
    ],
    ['consent: a purpose that there is not', "update consent set purpose = 'everything'", CHECK],
    ['file: a type that is shown as a page', "update stored_file set media_type = 'text/html'", CHECK],
    ['file: above 1.5 MB', 'update stored_file set size = 1572865', CHECK],
    ['file: of nobody', 'update stored_file set account_id = null', NOT_NULL],
    [
      'file: of a customer who goes',
      'delete from stored_file where id = (select file_id from payment where negotiation_id = 2004)',
      FOREIGN,
    ],
  ])('%s is refused', async (_what, statement, code) => expect(await run(statement)).toBe(code));
});

describe('a person', () => {
  const who = "(select id from account where identification = '1759990045')";
  test.each([
    [
      'a second main e-mail',
      `insert into person_email (account_id, type_id, address, is_main, confirmed_at) values (${who}, 3, 'a@b.ec', true, now())`,
      UNIQUE,
    ],
    [
      'a main e-mail that waits',
      `insert into person_email (account_id, type_id, address, is_main) values (${who}, 3, 'a@b.ec', true)`,
      CHECK,
    ],
    [
      'a second e-mail that waits, of one type',
      `insert into person_email (account_id, type_id, address) values (${who}, 2, 'a@b.ec')`,
      UNIQUE,
    ],
    [
      'an e-mail type that there is not',
      `insert into person_email (account_id, type_id, address) values (${who}, 9, 'a@b.ec')`,
      FOREIGN,
    ],
    [
      'a second main telephone',
      `insert into person_phone (account_id, type_id, number, is_main) values (${who}, 2, '0990000000', true)`,
      UNIQUE,
    ],
    [
      'a telephone with letters',
      `insert into person_phone (account_id, type_id, number) values (${who}, 2, '099000000x')`,
      CHECK,
    ],
    [
      'two addresses of one type',
      `insert into person_address (account_id, type_id, canton_id, main_street, secondary_street, number) values (${who}, 1, 101, 'a', 'b', 'c')`,
      UNIQUE,
    ],
    [
      'an address in no canton',
      `insert into person_address (account_id, type_id, canton_id, main_street, secondary_street, number) values (${who}, 2, 9999, 'a', 'b', 'c')`,
      FOREIGN,
    ],
    ['a gender that there is not', `update person set gender_id = 9 where account_id = ${who}`, FOREIGN],
  ])('%s is refused', async (_what, statement, code) => expect(await run(statement)).toBe(code));

  test('an e-mail that waits stands beside the confirmed one of its type', async () => {
    expect(await run(`insert into person_email (account_id, type_id, address) values (${who}, 1, 'a@b.ec')`)).toBe(
      'taken',
    );
  });
});

test.each([
  [
    'a nominal rate whose effective rate is above the ceiling',
    'update financing_rate set nominal_rate_bp = 1561',
    CHECK,
  ],
  [
    'an account of a company that there is not',
    "update agency_bank_account set company = 'Nadie S.A.' where id = 11",
    FOREIGN,
  ],
])('%s is refused', async (_what, statement, code) => expect(await run(statement)).toBe(code));

test('cash is of a deposit, a reason is of a rejection, and a version of the terms is accepted once for a purchase', async () => {
  const set = (assignment: string) => run(`update payment set ${assignment} where negotiation_id = 2004`);
  expect(await set('paid_in_cash = true')).toBe(CHECK);
  expect(await set("method = 'bankDeposit', paid_in_cash = true")).toBe('taken');
  expect(await set("rejection_reason = 'x'")).toBe(CHECK);
  expect(await set("rejection_reason = 'x', status = 'RE', settled_at = now()")).toBe('taken');
  const accept = (versions: string[]) =>
    run(`insert into consent (account_id, negotiation_id, purpose, text_version)
      select account_id, negotiation.id, 'payment-terms', version
      from negotiation join quotation on quotation.id = quotation_id
      cross join unnest(array['${versions.join("','")}']) version where negotiation.id = 2004`);
  expect(await accept(['a', 'a'])).toBe(UNIQUE);
  expect(await accept(['a', 'b'])).toBe('taken');
});
