import {
  application,
  changePurchaseKind,
  decideApplication,
  negotiation,
  saveDraft,
  saveEconomicActivity,
  saveExposedPersons,
  saveExposedRelatives,
  saveIncome,
  savePersonalData,
} from '@vitrina/contract';
import { sql } from 'kysely';
import { connect } from '../src/platform/database/connect';
import { createLogger } from '../src/platform/http/logger';
import { seedCustomers } from '../src/seed/customers/seed';
import { callAs } from './support/account';
import {
  completeDocuments,
  type FilledApplication,
  INCOME,
  newApplication,
  OFFICE,
  personalData,
  RELATIVE,
  SPOUSE,
  saveApplicant,
  WORK,
} from './support/application';
import { type Served, serve, useBackend } from './support/backend';
import { type DemoCustomer, demoCustomer } from './support/demo-customer';
import { eventually } from './support/eventually';

const backend = useBackend();
let customer: DemoCustomer;
beforeAll(async () => {
  await seedCustomers(backend.current.database);
  customer = await demoCustomer(backend.current, '1759990011');
}, 60_000);

const begin = (kind: 1 | 2) => newApplication(backend.current, customer, kind);
const decide = ({ ask, asked }: FilledApplication) => ask(decideApplication, asked);
const eventsOf = ({ asked }: FilledApplication) =>
  backend.current.database
    .selectFrom('purchase_event')
    .select(['name', 'actor', 'status'])
    .where('negotiation_id', '=', asked.id)
    .execute();
const rowOf = ({ asked }: FilledApplication) =>
  backend.current.database.selectFrom('negotiation').selectAll().where('id', '=', asked.id).executeTakeFirstOrThrow();

/** An application with everything that a single person without public office is asked. */
async function complete(kind: 1 | 2): Promise<FilledApplication> {
  const begun = await begin(kind);
  await saveApplicant(begun);
  await completeDocuments(backend.current, begun.asked);
  return begun;
}

const married = (begun: FilledApplication, civilStatusId = 2) =>
  begun.get(savePersonalData, { ...begun.asked, formType: 1, form: personalData({ civilStatusId }) });

/** Saves all that is asked of a spouse. */
async function saveSpouse({ get, asked }: FilledApplication) {
  const { spouseId } = await get(savePersonalData, { ...asked, formType: 2, form: SPOUSE });
  const of = { ...asked, formType: 2, ...(spouseId !== undefined && { spouseId }) };
  await get(saveEconomicActivity, { ...of, form: WORK });
  await get(saveIncome, { ...of, rows: [INCOME] });
}

test.each([
  [1, 'EN PROCESO'],
  [2, 'ENVIADA'],
] as const)('kind %i: a complete one becomes %s at once, with number, moment and event', async (kind, status) => {
  const begun = await complete(kind);
  expect(await decide(begun)).toMatchObject({ status: 200 });
  const row = await rowOf(begun);
  expect(row).toMatchObject({ status, number: expect.any(Number), decided_at: expect.any(Date) });
  expect(row.number).toBeGreaterThan(500_000);
  expect(await eventsOf(begun)).toEqual([{ name: 'decide', actor: 'customer', status }]);
  expect(await begun.get(negotiation, { id: begun.asked.id })).toMatchObject({
    customerDataComplete: true,
    purchase: { status },
  });
  expect((await begun.get(application, begun.asked)).isDecided).toBe(true);
});

test('its customer gets one mail that says what comes next', async () => {
  const { database } = backend.current;
  const begun = await complete(2);
  expect((await decide(begun)).status).toBe(200);
  await decide(begun);
  const { id } = await database
    .selectFrom('purchase_event')
    .select('id')
    .where('negotiation_id', '=', begun.asked.id)
    .executeTakeFirstOrThrow();
  const mails = await database.selectFrom('outbox').select(['recipient', 'content']).execute();
  const own = mails.filter(({ content }) => (content as { eventId?: number } | null)?.eventId === id);
  expect(own).toMatchObject([{ recipient: 'ana.paredes@example.com', content: { status: 'ENVIADA', balance: null } }]);
});

test('a server that dies in the middle leaves nothing, and the next try decides it', async () => {
  const { database, databaseUrl } = backend.current;
  const begun = await complete(1);
  const draft = { ...begun.asked, subTab: 'spouse/personal-data', revision: 0, values: '{}' };
  await begun.get(saveDraft, draft);
  // The event is the last row of a decision: it waits for this lock with everything else written.
  const holder = connect(databaseUrl, 1, createLogger('silent'));
  const held = await holder.startTransaction().execute();
  await sql`lock table purchase_event in exclusive mode`.execute(held);
  const dying = decide(begun);
  await eventually(async () => {
    const { rows } = await sql<{ pid: number }>`
      select pg_terminate_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and query like 'insert into "purchase_event"%' and datname = current_database()`.execute(
      database,
    );
    expect(rows).toHaveLength(1);
  });
  expect((await dying).status).toBeGreaterThanOrEqual(500);
  await held.rollback().execute();
  await holder.destroy();
  expect(await rowOf(begun)).toMatchObject({ status: null, number: null, decided_at: null });
  expect((await begun.get(application, begun.asked)).drafts).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ subTab: 'spouse/personal-data', values: '{}' })]),
  );
  expect((await decide(begun)).status).toBe(200);
  expect(await eventsOf(begun)).toHaveLength(1);
}, 60_000);

test('sent twice, and by two instances at once, it is decided once', async () => {
  const begun = await complete(1);
  const second: Served = await serve({ DATABASE_URL: backend.current.databaseUrl });
  try {
    const elsewhere = (i: number) => ({ ...(i % 2 ? second : backend.current) });
    const sent = Array.from({ length: 8 }, (_, i) => callAs(elsewhere(i), begun.user, decideApplication, begun.asked));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(8).fill(200));
  } finally {
    await second.stop();
  }
  const before = await rowOf(begun);
  expect((await decide(begun)).status).toBe(200);
  expect(await rowOf(begun)).toEqual(before);
  expect(await eventsOf(begun)).toHaveLength(1);
}, 60_000);

describe('what is missing is named, the first in order', () => {
  test.each([
    [{}, 'Completa el formulario Datos personales'],
    [{ personalData: personalData() }, 'Completa el formulario Datos laborales'],
    [{ personalData: personalData(), economicActivity: WORK }, 'Completa el formulario Situación financiera'],
  ] as const)('%#', async (answers, message) => {
    const begun = await begin(1);
    await saveApplicant(begun, answers);
    expect(await decide(begun)).toMatchObject({ status: 422, message });
    expect(await rowOf(begun)).toMatchObject({ status: null, number: null, decided_at: null });
    expect(await eventsOf(begun)).toEqual([]);
  });

  test('a financial situation of which one list was not saved', async () => {
    const begun = await complete(2);
    await backend.current.database
      .deleteFrom('application_section')
      .where('negotiation_id', '=', begun.asked.id)
      .where('section', '=', 'liabilities')
      .execute();
    expect((await decide(begun)).message).toBe('Completa el formulario Situación financiera');
  });

  test.each([
    ['authorization', 'Completa el formulario Autorización'],
    ['documents', 'Completa el formulario Archivos'],
  ] as const)('%s', async (section, message) => {
    const begun = await complete(1);
    await backend.current.database
      .deleteFrom('application_section')
      .where('negotiation_id', '=', begun.asked.id)
      .where('section', '=', section)
      .execute();
    expect(await decide(begun)).toMatchObject({ status: 422, message });
  });

  test('a spouse, once the civil status says so, and part by part', async () => {
    const begun = await complete(2);
    await married(begun);
    expect(await decide(begun)).toMatchObject({
      status: 422,
      message: 'Completa el formulario de Cónyuge Datos Personales',
    });
    await begun.get(savePersonalData, { ...begun.asked, formType: 2, form: SPOUSE });
    expect((await decide(begun)).message).toBe('Completa el formulario Cónyuge Datos laborales');
    await saveSpouse(begun);
    expect((await decide(begun)).status).toBe(200);
    expect((await begun.get(application, begun.asked)).answers).toMatchObject({ spousePersonalData: SPOUSE });
  });

  test('public offices, of the applicant and of relatives', async () => {
    const begun = await complete(1);
    const form = personalData({ isExposed: true, hasExposedRelatives: true });
    await begun.get(savePersonalData, { ...begun.asked, formType: 1, form });
    expect((await decide(begun)).message).toBe('Completa el formulario PEP');
    await begun.get(saveExposedPersons, { ...begun.asked, rows: [OFFICE] });
    expect((await decide(begun)).message).toBe('Completa el formulario Familiar expuesto');
    await begun.get(saveExposedRelatives, { ...begun.asked, rows: [RELATIVE] });
    expect((await decide(begun)).status).toBe(200);
  });

  test('sections of the other form do not count', async () => {
    const begun = await complete(2);
    await begun.get(changePurchaseKind, { id: begun.asked.id, isCredit: false });
    expect((await begun.ask(decideApplication, { ...begun.asked, kind: 1 })).message).toBe(
      'Completa el formulario Datos personales',
    );
  });
});

test('what is hidden again is neither demanded nor kept: a spouse after a divorce, offices that are denied', async () => {
  const begun = await complete(1);
  await married(begun);
  await begun.get(savePersonalData, { ...begun.asked, formType: 2, form: SPOUSE });
  await begun.get(saveExposedPersons, { ...begun.asked, rows: [OFFICE] });
  await begun.get(saveExposedRelatives, { ...begun.asked, rows: [RELATIVE] });
  await begun.get(saveDraft, { ...begun.asked, subTab: 'spouse/personal-data', revision: 1, values: '{"a":1}' });
  await married(begun, 3);
  expect(Object.keys((await begun.get(application, begun.asked)).answers)).toContain('spousePersonalData');
  expect((await decide(begun)).status).toBe(200);
  const sent = await begun.get(application, begun.asked);
  expect(Object.keys(sent.answers)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(spouse|exposed)/)]));
  expect(sent.sections.some(({ formType }) => formType === 2)).toBe(false);
  expect([sent.drafts, sent.spouseId]).toEqual([[], undefined]);
});

test('it is refused once the quotation is bought in another way, decided or not', async () => {
  const begun = await complete(1);
  const wrong = { ...begun, asked: { ...begun.asked, kind: 2 } };
  const refused = { status: 409, message: 'Esta cotización cambió de forma de compra' };
  expect(await decide(wrong)).toMatchObject(refused);
  expect((await decide(begun)).status).toBe(200);
  expect(await decide(wrong)).toMatchObject(refused);
});

test('a credit that was never calculated is not sent', async () => {
  const begun = await complete(2);
  await backend.current.database.deleteFrom('financing').where('negotiation_id', '=', begun.asked.id).execute();
  expect(await decide(begun)).toMatchObject({ status: 422, message: 'Calcula una cuota' });
  expect((await rowOf(begun)).decided_at).toBeNull();
});

test("another customer's is not found, nor what is not there", async () => {
  const begun = await complete(1);
  const other = await demoCustomer(backend.current, '1759990037');
  for (const asked of [begun.asked, { id: 2_000_000_000, kind: 1 }]) {
    expect(await other.ask(decideApplication, asked)).toMatchObject({
      status: 404,
      message: 'No encontramos esta solicitud',
    });
  }
});

test('a section that is saved while it is sent is in it, or is refused', async () => {
  const begun = await complete(1);
  const [decided, ...saved] = await Promise.all([
    decide(begun),
    ...Array.from({ length: 5 }, (_, i) =>
      begun.ask(saveIncome, { ...begun.asked, formType: 1, rows: [{ ...INCOME, typeId: i + 1 }] }),
    ),
  ]);
  expect(decided.status).toBe(200);
  for (const { status } of saved) expect([200, 409]).toContain(status);
  const last = await begun.get(application, begun.asked);
  const { decided_at } = await rowOf(begun);
  for (const { savedAt } of last.sections) expect(Date.parse(savedAt)).toBeLessThanOrEqual(Number(decided_at));
});
