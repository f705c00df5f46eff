import { CAPTCHA_ACTIONS, cents, createLead, createQuotation, register } from '@vitrina/contract';
import { sql } from 'kysely';
import { creditJobs } from '../src/credit/jobs';
import { forgetExpiredCodes } from '../src/customers/accounts/one-time-passwords';
import { forgetPending } from '../src/customers/accounts/pending';
import { customerJobs } from '../src/customers/jobs';
import { housekeepingJobs } from '../src/platform/housekeeping';
import { enqueue } from '../src/platform/jobs/enqueue';
import { forgetOldMessages } from '../src/platform/outbox/queue';
import { salesJobs } from '../src/sales/jobs';
import { forgetOldLeads } from '../src/sales/leads/retention';
import { sandboxJobs } from '../src/sandbox/payments/jobs';
import { callAs, OTHER, useAccounts } from './support/account';
import { call } from './support/backend';
import { eventually } from './support/eventually';
import { leadRequest, vehicleLead } from './support/lead';

const { backend, token, newRegistration, open } = useAccounts();
/** Sierra 2027 as `leadRequest` configures it; see leads.test.ts. */
const TOTAL = cents(3_363_661);

type Kept = 'lead' | 'form_lead' | 'account' | 'outbox' | 'quotation';
const count = async (table: Kept) => (await backend.current.database.selectFrom(table).select('id').execute()).length;
const age = (table: Kept, interval: string, column = 'created_at') =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} - ${interval}::interval`.execute(
    backend.current.database,
  );

beforeEach(() => backend.current.database.deleteFrom('form_lead').execute());

describe('what guests asked for', () => {
  const ask = async (who: Partial<typeof OTHER> = {}) => {
    const request = { ...vehicleLead('', who), kind: 'form' as const };
    await call(backend.current, createLead, { ...request, captchaToken: await token(request.captchaAction) });
  };
  const forget = () => forgetOldLeads(backend.current.database);

  test('is forgotten two years after the last contact, not before', async () => {
    await ask();
    await age('form_lead', '2 years -1 day');
    await forget();
    expect(await count('form_lead')).toBe(1);
    await age('form_lead', '2 days');
    await call(backend.current, createLead, leadRequest(await token(), TOTAL));
    await forget();
    expect([await count('form_lead'), await count('lead')]).toEqual([1, 1]);
    await age('lead', '2 years 1 day');
    await forget();
    expect([await count('form_lead'), await count('lead')]).toEqual([0, 0]);
  });

  test('a contact of somebody else keeps nothing', async () => {
    await ask();
    await age('form_lead', '2 years 1 day');
    await ask(OTHER);
    await forget();
    expect(await count('form_lead')).toBe(1);
  });

  test('quotations of an account are no leads: they stay as long as it does', async () => {
    await callAs(backend.current, await open(), createQuotation, leadRequest('', TOTAL));
    await age('quotation', '3 years');
    await forget();
    expect([await count('quotation'), await count('lead')]).toEqual([1, 0]);
  });
});

test('a registration that nobody finished is forgotten after a month, its quotation too; its lead and a verified account stay', async () => {
  await open();
  await call(backend.current, register, await newRegistration({ ...OTHER, phone: '0991234568' }));
  const online = { ...OTHER, phone: '0991234568', captchaAction: CAPTCHA_ACTIONS.onlineForm };
  await call(backend.current, createLead, leadRequest(await token(CAPTCHA_ACTIONS.onlineForm), TOTAL, online));
  await age('account', '29 days');
  await forgetPending(backend.current.database);
  expect([await count('account'), await count('quotation')]).toEqual([2, 1]);
  await age('account', '2 days');
  await forgetPending(backend.current.database);
  const { database } = backend.current;
  const accounts = await database.selectFrom('account').select('verified_at').execute();
  expect(accounts).toEqual([{ verified_at: expect.any(Date) }]);
  expect([await count('quotation'), await count('lead')]).toEqual([0, 1]);
});

test('that a message went, or that it expired, is forgotten after a month; one that waits is not', async () => {
  await call(backend.current, register, await newRegistration());
  await call(backend.current, createLead, leadRequest(await token(), TOTAL));
  const { database } = backend.current;
  await database.updateTable('outbox').set({ sent_at: new Date() }).where('channel', '=', 'sms').execute();
  const kept = async () => {
    await forgetOldMessages(database);
    const rows = await database.selectFrom('outbox').select(['channel', 'sent_at']).orderBy('id').execute();
    return rows.map(({ channel, sent_at }) => `${channel} ${sent_at ? 'sent' : 'waiting'}`);
  };
  await age('outbox', '29 days', 'sent_at');
  await age('outbox', '29 days', 'expires_at');
  expect(await kept()).toEqual(['mail waiting', 'sms sent', 'mail waiting']);
  await age('outbox', '2 days', 'sent_at');
  await age('outbox', '2 days', 'expires_at');
  // The quotation was worth something for three days, the code for ten minutes.
  expect(await kept()).toEqual(['mail waiting']);
  await age('outbox', '3 days', 'expires_at');
  expect(await kept()).toEqual([]);
});

test('the month begins anew with a registration in the same place; a code whose time is over is forgotten', async () => {
  const { database } = backend.current;
  const codes = () => database.selectFrom('one_time_password').select('account_id').execute();
  await call(backend.current, register, await newRegistration());
  await age('account', '29 days');
  await call(backend.current, register, await newRegistration());
  await age('account', '2 days');
  await forgetPending(database);
  expect(await count('account')).toBe(1);
  await forgetExpiredCodes(database);
  expect(await codes()).toHaveLength(1);
  await sql`update one_time_password set expires_at = now() - interval '1 second'`.execute(database);
  await forgetExpiredCodes(database);
  expect(await codes()).toEqual([]);
});

test('the clock forgets all of it every hour, and what fails is tried again and holds nothing else up', async () => {
  const { database } = backend.current;
  const hourly = [...housekeepingJobs, ...customerJobs, ...salesJobs({}), ...creditJobs, ...sandboxJobs(true, () => '')]
    .map(({ job }) => job)
    .filter(({ schedule }) => schedule !== undefined);
  const { rows: schedules } = await sql<{
    name: string;
  }>`select name from pgboss.schedule where cron = '7 * * * *'`.execute(database);
  expect(schedules.map(({ name }) => name).sort()).toEqual(hourly.map(({ name }) => name).sort());

  await call(backend.current, createLead, leadRequest(await token(), TOTAL));
  await age('lead', '3 years');
  await sql`alter table used_captcha rename to elsewhere`.execute(database);
  try {
    for (const job of hourly) await enqueue(database, job, {});
    await eventually(async () => {
      const { rows } = await sql<{ name: string; failures: number }>`
        select name, (data->>'failures')::integer as failures from pgboss.job
        where name like 'forget-%' and state < 'completed'`.execute(database);
      expect(rows).toEqual([{ name: 'forget-used-captchas', failures: 1 }]);
    }, 1200);
  } finally {
    await sql`alter table elsewhere rename to used_captcha`.execute(database);
  }
  expect(await count('lead')).toBe(0);
}, 60_000);
