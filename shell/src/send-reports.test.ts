import { decode, type ErrorReport, MAX_REPORTS, REQUEST_CONSTANTS, reportErrors } from '@vitrina/contract';
import type { ErrorReport as Failure } from '@vitrina/federation/loader';
import type { SiteRoute } from './routes/route-table';

const routes = [{ name: 'cotizar', path: '/cotizar/:modelo' }] as SiteRoute[];

const failure = (changes: Partial<Failure> = {}): Failure => ({
  code: 'VIT-301',
  doc: 'docs/errors.md#vit-301',
  phase: 'render',
  route: '/cotizar/maria@example.com',
  error: 'TypeError',
  message: 'maria@example.com is no model',
  stack:
    'TypeError: maria@example.com is no model\n    at Page (https://cdn.example/remotes/mf-quotation/1.2.0/page.js?retry=1:1:2345)',
  remote: 'mf-quotation',
  version: '1.2.0',
  shellVersion: '1.1.0',
  page: 'cotizar',
  path: '/cotizar/:modelo',
  ...changes,
});

const beacon = jest.fn<boolean, [string, Blob]>();
const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();
let send: (changes?: Partial<Failure>) => void;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  beacon.mockReset().mockReturnValue(true);
  fetched.mockReset().mockResolvedValue(undefined);
  Object.assign(navigator, { sendBeacon: beacon });
  globalThis.fetch = fetched as unknown as typeof fetch;
  const { sendReport } = await import('./send-reports');
  send = (changes) => sendReport(failure(changes), routes);
});
afterEach(() => jest.useRealTimers());

const textOf = (blob: Blob) =>
  new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(blob);
  });
const sent = async (call = 0) => JSON.parse(await textOf(beacon.mock.calls[call]![1]));
const reportsOf = async (call = 0): Promise<ErrorReport[]> => decode(reportErrors.request, await sent(call)).reports;

test('a failure is posted by numbers and names; nothing in it was typed', async () => {
  send();
  expect(beacon).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2_000);
  const [[address, blob]] = beacon.mock.calls as [[string, Blob]];
  expect([address, blob.type]).toEqual([`/api/${reportErrors.path}`, 'application/json']);
  expect(await sent()).toMatchObject(REQUEST_CONSTANTS);
  expect(await reportsOf()).toEqual([
    {
      code: 'VIT-301',
      phase: 'render',
      remote: 'mf-quotation',
      build: '1.2.0',
      shellBuild: '1.1.0',
      route: '/cotizar/:modelo',
      error: 'TypeError',
      place: '/remotes/mf-quotation/1.2.0/page.js:1:2345',
      times: 1,
    },
  ]);
  expect(await textOf(blob)).not.toMatch(/maria|example/);
});

test('a slot is at the declared path of its page, and an unknown address is at none', async () => {
  send({ path: undefined });
  send({ path: undefined, route: '/maria/perez/1710034065' });
  jest.advanceTimersByTime(2_000);
  expect((await reportsOf()).map(({ route }) => route)).toEqual(['/cotizar/:modelo', '/unknown']);
});

test('equal failures are one with its count; later ones are counted anew', async () => {
  for (let i = 0; i < 3; i++) send();
  jest.advanceTimersByTime(2_000);
  send();
  jest.advanceTimersByTime(2_000);
  expect([(await reportsOf(0))[0]?.times, (await reportsOf(1))[0]?.times]).toEqual([3, 1]);
});

test('what waits is posted when the document goes away, once', async () => {
  send();
  dispatchEvent(new Event('pagehide'));
  jest.advanceTimersByTime(10_000);
  expect(beacon).toHaveBeenCalledTimes(1);
  expect(await reportsOf()).toHaveLength(1);
});

test('a document sends 20 different failures and 5 calls at most', async () => {
  for (let i = 0; i < MAX_REPORTS + 5; i++) send({ version: `1.0.${i}` });
  jest.advanceTimersByTime(2_000);
  expect(await reportsOf()).toHaveLength(MAX_REPORTS);
  for (let i = 0; i < 10; i++) {
    send({ version: '1.0.0' });
    jest.advanceTimersByTime(2_000);
  }
  expect(beacon).toHaveBeenCalledTimes(5);
});

test('one that the contract does not allow keeps no other back', async () => {
  send({ remote: 'María' });
  send({ error: 'maria@example.com' });
  jest.advanceTimersByTime(2_000);
  expect((await reportsOf()).map(({ error }) => error)).toEqual(['Error']);
});

test('where there is no beacon, or it is full, a fetch that outlives the document posts it', () => {
  beacon.mockReturnValue(false);
  send();
  jest.advanceTimersByTime(2_000);
  const [[address, init]] = fetched.mock.calls as [[string, RequestInit]];
  expect([address, init.method, init.keepalive]).toEqual([`/api/${reportErrors.path}`, 'POST', true]);
});
