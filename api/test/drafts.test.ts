import { application, MOST_OF_DRAFT, saveDraft } from '@vitrina/contract';
import { sql } from 'kysely';
import { forgetOldDrafts } from '../src/credit/drafts/retention';
import { seedCustomers } from '../src/seed/customers/seed';
import { callAs } from './support/account';
import { type FilledApplication, newApplication } from './support/application';
import { serve, useBackend } from './support/backend';
import { type DemoCustomer, demoCustomer } from './support/demo-customer';

const backend = useBackend();
const SUB_TAB = 'applicant/personal-data';
const NEWER = 'Esta sección tiene cambios más recientes, de otra pestaña o de otro dispositivo';
let customer: DemoCustomer;
let begun: FilledApplication;
beforeAll(async () => {
  await seedCustomers(backend.current.database);
  customer = await demoCustomer(backend.current, '1759990011');
}, 60_000);
beforeEach(async () => {
  begun = await newApplication(backend.current, customer, 2);
});

const keep = (revision: number, values = '{"surname":"Paredes"}', subTab = SUB_TAB) =>
  begun.ask(saveDraft, { ...begun.asked, subTab, revision, values });
const drafts = async () => (await begun.get(application, begun.asked)).drafts;
const rows = () =>
  backend.current.database
    .selectFrom('application_draft')
    .selectAll()
    .where('negotiation_id', '=', begun.asked.id)
    .execute();

test('what is typed is read back by whoever opens the form next', async () => {
  const { answer } = await keep(0, '{"surname":"Guamán 🚗"}');
  expect(answer).toEqual({ revision: 1, savedAt: expect.any(String) });
  expect(await drafts()).toEqual([
    { subTab: SUB_TAB, revision: 1, savedAt: answer?.savedAt, values: '{"surname":"Guamán 🚗"}' },
  ]);
  expect((await keep(1, '{}')).answer?.revision).toBe(2);
});

test('the older draft does not overwrite the newer one', async () => {
  await keep(0, '{"tab":1}');
  await keep(1, '{"tab":2}');
  expect(await keep(1, '{"tab":1,"more":true}')).toMatchObject({ status: 409, message: NEWER });
  expect(await drafts()).toMatchObject([{ revision: 2, values: '{"tab":2}' }]);
  // What never was there is no revision either.
  expect((await keep(1, '{}', 'applicant/references')).status).toBe(409);
});

test('of two drafts that come at once on the same revision one is kept, and the other is told', async () => {
  const sent = Array.from({ length: 6 }, (_, i) => keep(0, JSON.stringify({ i })));
  const statuses = (await Promise.all(sent)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await drafts()).toMatchObject([{ revision: 1 }]);
});

test('sub-tabs and forms have each their own', async () => {
  await keep(0);
  expect((await keep(0, '{}', 'spouse/personal-data')).status).toBe(200);
  expect(
    (await begun.ask(saveDraft, { ...begun.asked, kind: 1, subTab: SUB_TAB, revision: 0, values: '{}' })).status,
  ).toBe(200);
});

test.each([
  ['a sub-tab that there is not', 'applicant/hobbies', '{}'],
  ['no JSON', SUB_TAB, '{"surname":'],
])('%s is refused', async (_what, subTab, values) => {
  expect((await keep(0, values, subTab)).status).toBe(400);
  expect(await rows()).toEqual([]);
});

test('the longest draft is kept, whatever its characters; a longer one is refused', async () => {
  const longest = JSON.stringify('\u0001'.repeat((MOST_OF_DRAFT - 2) / 6));
  expect(longest.length).toBeGreaterThan(MOST_OF_DRAFT - 10);
  expect((await keep(0, longest)).status).toBe(200);
  expect((await keep(1, JSON.stringify('ñ'.repeat(MOST_OF_DRAFT - 2)))).status).toBe(200);
  expect((await keep(2, JSON.stringify('ñ'.repeat(MOST_OF_DRAFT - 1)))).status).toBe(400);
});

test('nobody reads it in the database, and in another row it is nothing', async () => {
  await keep(0);
  const [row] = await rows();
  expect(row?.sealed?.includes('Paredes')).toBe(false);
  await sql`insert into application_draft (negotiation_id, wizard, sub_tab, revision, sealed)
    select negotiation_id, wizard, 'spouse/personal-data', revision, sealed from application_draft
    where negotiation_id = ${begun.asked.id} and sub_tab = ${SUB_TAB}`.execute(backend.current.database);
  expect(await drafts()).toEqual([
    expect.objectContaining({ subTab: SUB_TAB, values: '{"surname":"Paredes"}' }),
    { subTab: 'spouse/personal-data', revision: 1, savedAt: expect.any(String) },
  ]);
});

test('with DRAFT_KEY the key is not in the database, and another key reads nothing of it', async () => {
  await keep(0);
  const other = await serve({ DATABASE_URL: backend.current.databaseUrl, DRAFT_KEY: 'ab'.repeat(32) });
  try {
    const at = await callAs(other, begun.user, application, begun.asked);
    expect(at.answer?.drafts).toEqual([{ subTab: SUB_TAB, revision: 1, savedAt: expect.any(String) }]);
    // It can be gone on with: the revision is known.
    const next = { ...begun.asked, subTab: SUB_TAB, revision: 1, values: '{"a":2}' };
    expect((await callAs(other, begun.user, saveDraft, next)).answer?.revision).toBe(2);
  } finally {
    await other.stop();
  }
  expect((await drafts())[0]?.values).toBeUndefined();
}, 60_000);

test('nothing is kept of an application that was sent', async () => {
  const credit = await demoCustomer(backend.current, '1759990037');
  const draft = { id: 2201, kind: 2, subTab: SUB_TAB, revision: 0, values: '{}' };
  expect(await credit.ask(saveDraft, draft)).toMatchObject({
    status: 409,
    message: 'Ya enviaste esta solicitud: no se puede cambiar',
  });
});

test('after 90 days without a change what was typed is forgotten, and an open form can still be kept', async () => {
  const { database } = backend.current;
  const age = (interval: string) =>
    sql`update application_draft set saved_at = saved_at - ${interval}::interval where negotiation_id = ${begun.asked.id}`.execute(
      database,
    );
  await keep(0);
  await age('89 days');
  await forgetOldDrafts(database);
  expect(await drafts()).toMatchObject([{ values: expect.any(String) }]);
  await age('2 days');
  await forgetOldDrafts(database);
  expect(await drafts()).toEqual([{ subTab: SUB_TAB, revision: 1, savedAt: expect.any(String) }]);
  expect((await keep(1)).status).toBe(200);
});
