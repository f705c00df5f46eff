import { QueryObserver } from '@tanstack/react-query';
import { provinces, quotations } from '@vitrina/contract';
import { onNotice, signIn, signOut } from '@vitrina/session-bus';
import { ana, eachTestInANewBrowser, until } from '../../session-bus/src/testing/tab';
import { query, queryClient } from './index';
import { gate, goOffline, json, serve } from './testing/server';

jest.mock('idb-keyval', () => require('../../session-bus/src/testing/tab').idbKeyval);
eachTestInANewBrowser();

const toasts: string[] = [];
onNotice(({ text }) => toasts.push(text));
beforeEach(() => {
  toasts.length = 0;
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } });
});

const province = (id: number) => ({ id, dt1: `Provincia ${id}` });

test('a catalogue is asked for once and then answered from the cache', async () => {
  const received = serve(() => json([province(1)]));
  await queryClient.fetchQuery(query(provinces, {}));
  expect(await queryClient.fetchQuery(query(provinces, {}))).toEqual([{ id: 1, name: 'Provincia 1' }]);
  expect(received).toHaveLength(1);
});

test('a customer’s own data are asked for each time', async () => {
  const received = serve(() => json([]));
  await queryClient.fetchQuery(query(quotations, { personId: 7, campaign: 0 }));
  await queryClient.fetchQuery(query(quotations, { personId: 7, campaign: 0 }));
  expect(received).toHaveLength(2);
});

test('a slow answer to an earlier input does not replace the later one', async () => {
  const { passed, open } = gate();
  serve(async ({ body }) => {
    if (body.ndt1 === 1) await passed;
    return json([province(body.ndt1 as number)]);
  });
  const shown: unknown[] = [];
  const observer = new QueryObserver(queryClient, query(provinces, { countryId: 1 }));
  const stop = observer.subscribe(({ data }) => shown.push(data));
  observer.setOptions(query(provinces, { countryId: 2 }));
  await until(() => observer.getCurrentResult().isSuccess);
  open();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(observer.getCurrentResult().data).toEqual([{ id: 2, name: 'Provincia 2' }]);
  stop();
});

test('a query that nobody waits for any more is aborted', async () => {
  const signals: AbortSignal[] = [];
  serve(() => new Promise(() => undefined));
  const inner = globalThis.fetch as jest.Mock;
  globalThis.fetch = jest.fn((input) => {
    signals.push((input as Request).signal);
    return inner(input) as Promise<Response>;
  });
  const stop = new QueryObserver(queryClient, query(provinces, {})).subscribe(() => undefined);
  await until(() => signals.length === 1);
  stop();
  await until(() => signals[0]?.aborted === true);
  expect(toasts).toEqual([]);
});

test.each([
  ['a refusal', 404, 1],
  ['a server in trouble', 503, 3],
])('%s (%i) is tried %i time(s) and shown once', async (_, status, tries) => {
  const received = serve(() => json({ Message: 'No se pudo' }, status));
  await expect(
    queryClient.fetchQuery({ ...query(provinces, {}), retry: queryClient.getDefaultOptions().queries?.retry }),
  ).rejects.toThrow('No se pudo');
  expect(received).toHaveLength(tries);
  expect(toasts).toEqual(['No se pudo']);
});

test('offline a query fails with its text instead of waiting', async () => {
  goOffline();
  await expect(queryClient.fetchQuery(query(provinces, {}))).rejects.toThrow('No pudimos conectarnos');
  expect(toasts).toHaveLength(1);
});

test('a quiet query leaves the failure to the caller', async () => {
  serve(() => json({ Message: 'No existe' }, 404));
  await expect(queryClient.fetchQuery(query(provinces, {}, { quiet: true }))).rejects.toThrow('No existe');
  expect(toasts).toEqual([]);
});

test('signing out empties the cache, and an answer under way does not fill it again', async () => {
  await signIn(ana);
  serve(() => json([]));
  await queryClient.fetchQuery(query(quotations, { personId: 7, campaign: 0 }));
  const { passed, open } = gate();
  const received = serve(() => passed.then(() => json([])));
  const late = queryClient.fetchQuery(query(quotations, { personId: 7, campaign: 6 })).catch(() => undefined);
  await until(() => received.length === 1);
  await signOut();
  open();
  await late;
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
