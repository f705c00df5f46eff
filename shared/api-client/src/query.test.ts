import { QueryObserver } from '@tanstack/react-query';
import { decode, encode, provinces, quotations, storedFile } from '@vitrina/contract';
import { onNotice, onWithdrawal } from '@vitrina/session-bus';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { ana, eachTestInANewBrowser, until } from '@vitrina/session-bus/testing/tab';
import { deferred, file, goOffline, json, refusal, serve } from '@vitrina/testing/network';
import { query, queryClient } from './index';

jest.mock('idb-keyval', () => require('@vitrina/session-bus/testing/tab').idbKeyval);
eachTestInANewBrowser();

const toasts: string[] = [];
onNotice(({ text }) => toasts.push(text));
beforeEach(() => {
  toasts.length = 0;
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } });
});

const listOf = (id: number) => [{ id, name: `Provincia ${id}` }];
const provinceAnswer = (id: number) => json(encode(provinces.response, listOf(id)));

test('a catalogue is asked for once and then answered from the cache', async () => {
  const received = serve(() => provinceAnswer(1));
  await queryClient.fetchQuery(query(provinces, {}));
  expect(await queryClient.fetchQuery(query(provinces, {}))).toEqual(listOf(1));
  expect(received).toHaveLength(1);
});

test('a customer’s own data are asked for each time', async () => {
  const received = serve(() => json([]));
  await queryClient.fetchQuery(query(quotations, { personId: 7, campaign: 0 }));
  await queryClient.fetchQuery(query(quotations, { personId: 7, campaign: 0 }));
  expect(received).toHaveLength(2);
});

test('a file is retried like any other data, and is a Blob with its media type', async () => {
  const answers = [refusal('No se pudo', 503), await file(new Blob(['%PDF-1.7'], { type: 'application/pdf' }))];
  const received = serve(() => answers.shift() as Response);
  const shown = await queryClient.fetchQuery({
    ...query(storedFile, { id: crypto.randomUUID() }),
    retry: queryClient.getDefaultOptions().queries?.retry,
  });
  expect([shown.type, await shown.text()]).toEqual(['application/pdf', '%PDF-1.7']);
  expect(received).toHaveLength(2);
});

test('what a failed query said is withdrawn when the same query succeeds, not by another one', async () => {
  const withdrawn: string[] = [];
  const stop = onWithdrawal(({ text }) => withdrawn.push(text));
  let isBroken = true;
  serve(() => (isBroken ? refusal('Sin provincias', 404) : provinceAnswer(1)));
  await queryClient.fetchQuery(query(provinces, { countryId: 1 })).catch(() => undefined);
  isBroken = false;
  await queryClient.fetchQuery({ ...query(provinces, { countryId: 2 }), queryFn: async () => [] });
  expect(withdrawn).toEqual([]);
  await queryClient.fetchQuery(query(provinces, { countryId: 1 }));
  expect(withdrawn).toEqual(['Sin provincias']);
  stop();
});

test('a slow answer to an earlier input does not replace the later one', async () => {
  const { promise: passed, resolve: open } = deferred();
  serve(async ({ body }) => {
    const { countryId = 0 } = decode(provinces.request, body);
    if (countryId === 1) await passed;
    return provinceAnswer(countryId);
  });
  const shown: unknown[] = [];
  const observer = new QueryObserver(queryClient, query(provinces, { countryId: 1 }));
  const unsubscribe = observer.subscribe(({ data }) => shown.push(data));
  // Somebody else still waits for the slow one: it is not given up, and its arrival is seen.
  const other = new QueryObserver(queryClient, query(provinces, { countryId: 1 }));
  const unsubscribeOther = other.subscribe(() => undefined);
  observer.setOptions(query(provinces, { countryId: 2 }));
  await until(() => observer.getCurrentResult().isSuccess);
  open();
  await until(() => other.getCurrentResult().isSuccess);
  expect(other.getCurrentResult().data).toEqual(listOf(1));
  expect(observer.getCurrentResult().data).toEqual(listOf(2));
  expect(shown).not.toContainEqual(listOf(1));
  unsubscribe();
  unsubscribeOther();
});

test('a query that nobody waits for any more is aborted', async () => {
  const signals: AbortSignal[] = [];
  serve(() => new Promise(() => undefined));
  const inner = globalThis.fetch as jest.Mock;
  globalThis.fetch = jest.fn((input) => {
    signals.push((input as Request).signal);
    return inner(input) as Promise<Response>;
  });
  const unsubscribe = new QueryObserver(queryClient, query(provinces, {})).subscribe(() => undefined);
  await until(() => signals.length === 1);
  unsubscribe();
  await until(() => signals[0]?.aborted === true);
  expect(toasts).toEqual([]);
});

test.each([
  ['a refusal', 404, 1],
  ['a server in trouble', 503, 3],
])('%s (%i) is tried %i time(s) and shown once', async (_, status, tries) => {
  const received = serve(() => refusal('No se pudo', status));
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
  serve(() => refusal('No existe', 404));
  await expect(queryClient.fetchQuery(query(provinces, {}, { quiet: true }))).rejects.toThrow('No existe');
  expect(toasts).toEqual([]);
});

test('signing out empties the cache, and an answer under way does not fill it again', async () => {
  await signIn(ana);
  serve(() => json([]));
  await queryClient.fetchQuery(query(quotations, { personId: 7, campaign: 0 }));
  const { promise: passed, resolve: open } = deferred();
  const received = serve(() => passed.then(() => json([])));
  const late = queryClient.fetchQuery(query(quotations, { personId: 7, campaign: 6 })).catch(() => undefined);
  await until(() => received.length === 1);
  await signOut();
  open();
  await late;
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
