import { reportErrors } from '@vitrina/contract';
import { sql } from 'kysely';
import { urlOf } from '../src/platform/http/calls';
import { forgetOldReports, keepReports } from '../src/platform/reports/kept-reports';
import { bodyOf, call, post, type Served, serve } from './support/backend';
import { captureLog } from './support/captured-log';
import { errorReport } from './support/error-report';

const logged = captureLog('info');
let backend: Served;
beforeAll(async () => {
  backend = await serve({ SANDBOX: 'on' }, logged.log);
}, 60_000);
afterAll(() => backend?.stop(), 60_000);
beforeEach(async () => {
  await backend.database.deleteFrom('error_report').execute();
  logged.clear();
});

const kept = () => backend.database.selectFrom('error_report').selectAll().orderBy('remote').execute();
test('equal failures of a day are one row with their count; others have rows of their own', async () => {
  await call(backend, reportErrors, { reports: [errorReport({ times: 2 }), errorReport({ remote: 'mf-account' })] });
  await call(backend, reportErrors, { reports: [errorReport({ times: 3, shellBuild: '1.1.1', place: undefined })] });
  expect(await kept()).toMatchObject([
    { remote: 'mf-account', times: 1 },
    {
      remote: 'mf-quotation',
      build: '1.2.0',
      phase: 'render',
      route: '/cotizar/:modelo',
      code: 'VIT-301',
      error: 'TypeError',
      shell_build: '1.1.1',
      place: null,
      times: 5,
    },
  ]);
});

test('each is a line of the log, with the id of its request', async () => {
  await post(backend, urlOf(reportErrors), bodyOf(reportErrors, { reports: [errorReport()] }), {
    'x-request-id': 'gateway-00000001',
  });
  const line = logged.lines().find(({ msg }) => msg === 'an error in a browser');
  expect(line).toMatchObject({ level: 'warn', reqId: 'gateway-00000001', report: errorReport() });
});

test.each([
  ['an address with a query', { route: '/cotizar/sierra?correo=maria@example.com' }],
  ['a message', { error: 'TypeError: maria@example.com is not valid' }],
  ['a place that is no script position', { place: 'maria@example.com' }],
  ['a number of no cause', { code: '1710034065' }],
  ['a remote that is no name', { remote: 'María José' }],
])('%s is refused', async (_what, changes) => {
  const body = bodyOf(reportErrors, { reports: [errorReport(changes)] });
  expect((await post(backend, urlOf(reportErrors), body)).status).toBe(400);
  expect(await kept()).toEqual([]);
});

test('more than twenty at once are refused, and so is a large body', async () => {
  const many = (count: number) => bodyOf(reportErrors, { reports: Array.from({ length: count }, () => errorReport()) });
  expect((await post(backend, urlOf(reportErrors), many(20))).status).toBe(200);
  expect((await post(backend, urlOf(reportErrors), many(21))).status).toBe(400);
  expect((await post(backend, urlOf(reportErrors), { more: 'x'.repeat(17_000) })).status).toBe(413);
});

test('invented reports fill a day up to a bound; what is known is still counted', async () => {
  await keepReports(backend.database, [errorReport()]);
  await sql`insert into error_report (day, remote, build, phase, route, code, error, shell_build, times, last_at)
    select (now() at time zone 'America/Guayaquil')::date, 'mf-x', n::text, 'load', '/', 'VIT-104', 'Error', '1', 1, now()
    from generate_series(1, 1999) n`.execute(backend.database);
  await keepReports(backend.database, [errorReport({ times: 4 }), errorReport({ remote: 'mf-new' })]);
  const rows = await kept();
  expect(rows).toHaveLength(2000);
  expect(rows.find(({ remote }) => remote === 'mf-quotation')?.times).toBe(5);
});

test('they are forgotten after 90 days', async () => {
  await keepReports(backend.database, [errorReport(), errorReport({ remote: 'mf-account' })]);
  const age = (remote: string, days: number) =>
    sql`update error_report set day = day - ${days}::integer where remote = ${remote}`.execute(backend.database);
  await age('mf-account', 90);
  await age('mf-quotation', 91);
  await forgetOldReports(backend.database);
  expect((await kept()).map(({ remote }) => remote)).toEqual(['mf-account']);
});

test('the sandbox lists them as text, and nothing on its page runs', async () => {
  await keepReports(backend.database, [errorReport({ times: 7 })]);
  await backend.database.updateTable('error_report').set({ route: '/<script>' }).execute();
  const page = await fetch(`${backend.origin}/sandbox/errors`);
  const html = await page.text();
  expect(html).toContain('mf-quotation 1.2.0');
  expect(html).toContain('VIT-301 render /&lt;script&gt; TypeError en /remotes/mf-quotation/1.2.0/page.js:1:2345');
  expect(html).toContain('7 · ');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('every request is one line with its id, which the answer has; a probe is none', async () => {
  const get = (path: string, id?: string) =>
    fetch(backend.origin + path, { headers: id === undefined ? {} : { 'x-request-id': id } });
  expect((await get('/sandbox/errors', 'gateway-00000002')).headers.get('x-request-id')).toBe('gateway-00000002');
  const made = (await get('/nothing/here')).headers.get('x-request-id');
  expect(made).toMatch(/^[\da-f-]{36}$/);
  for (const insane of ['short', 'with spaces in it', 'x'.repeat(65), 'maria@example.com']) {
    expect((await get('/healthz', insane)).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  }
  expect(logged.lines().filter(({ route }) => route !== undefined)).toEqual([
    expect.objectContaining({ id: 'gateway-00000002', method: 'GET', route: '/sandbox/errors', status: 200 }),
    expect.objectContaining({ id: made, method: 'GET', route: 'unknown', status: 404 }),
  ]);
});
