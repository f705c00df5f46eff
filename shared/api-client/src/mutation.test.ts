import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import {
  createQuotation,
  decode,
  encode,
  forgotPassword,
  provinces,
  quotations,
  type RequestOf,
  toCents,
} from '@vitrina/contract';
import { onNotice } from '@vitrina/session-bus';
import { until } from '@vitrina/session-bus/testing/tab';
import { json, type Received, refusal, serve } from '@vitrina/testing/network';
import { query, queryClient } from './index';
import { attemptsOf, type MutationInput, mutation } from './mutation';

const words: MutationInput<RequestOf<typeof createQuotation>> = {
  ...{ provinceId: 17, modelId: 3, versionId: 31, year: 2027, motorId: 1, transmissionId: 1, tractionId: 1 },
  ...{ packageId: 5, accessoryIds: [], kitIds: [], couponIds: [], dealershipId: 4 },
  ...{ total: toCents(25_420), campaign: 0 },
};
const receipt = () =>
  json(encode(createQuotation.response, { id: 1, number: 1042, createdAt: '2026-11-29T15:00:00.000Z' }));
const toasts: string[] = [];
onNotice(({ text }) => toasts.push(text));

beforeEach(() => {
  toasts.length = 0;
  sessionStorage.clear();
  queryClient.clear();
});

const run = <Input, Answer>(options: ReturnType<typeof mutation<Input, Answer>>) =>
  new MutationObserver(queryClient, options);
const attemptOf = ({ body }: Received) => decode(createQuotation.request, body).attempt;
const listInput = { personId: 7, campaign: 0 };

test('words go in, words come out', async () => {
  const received = serve(() => json({}));
  expect(await run(mutation(forgotPassword)).mutate({ identification: '1710034065' })).toEqual({});
  expect(received).toMatchObject([
    { path: forgotPassword.path, body: encode(forgotPassword.request, { identification: '1710034065' }) },
  ]);
});

test('after a success what the named calls answered is asked for again where it is shown, and nothing else', async () => {
  const received = serve(({ path }) => (path === createQuotation.path ? receipt() : json([])));
  const lists = [query(quotations, listInput), query(provinces, {})].map((options) =>
    new QueryObserver(queryClient, options as never).subscribe(() => undefined),
  );
  await until(() => received.length === 2);
  await run(mutation(createQuotation, { invalidates: [quotations] })).mutate(words);
  await until(() => received.length === 4);
  await until(() => queryClient.isFetching() === 0);
  expect(received.map(({ path }) => path).slice(2)).toEqual([createQuotation.path, quotations.path]);
  for (const unsubscribe of lists) unsubscribe();
});

test('a failure is shown once, invalidates nothing and is not tried again by itself', async () => {
  const received = serve(({ path }) => (path === quotations.path ? json([]) : refusal('Sin servicio', 503)));
  const unsubscribe = new QueryObserver(queryClient, query(quotations, listInput)).subscribe(() => undefined);
  await until(() => received.length === 1 && queryClient.isFetching() === 0);
  const sending = run(mutation(createQuotation, { invalidates: [quotations] }));
  await expect(sending.mutate(words)).rejects.toThrow('Sin servicio');
  expect(toasts).toEqual(['Sin servicio']);
  expect(received.map(({ path }) => path)).toEqual([quotations.path, createQuotation.path]);
  unsubscribe();
});

test('a quiet one leaves the failure to the page', async () => {
  serve(() => refusal('No', 400));
  await expect(run(mutation(forgotPassword, { quiet: true })).mutate({ identification: '1' })).rejects.toThrow('No');
  expect(toasts).toEqual([]);
});

test('what is sent again after a failure is the same attempt, two presses at once too; after a success it is another', async () => {
  const received = serve(() => (received.length === 1 ? refusal('Se cortó', 502) : receipt()));
  await expect(run(mutation(createQuotation)).mutate(words)).rejects.toThrow('Se cortó');
  await Promise.all([run(mutation(createQuotation)).mutate(words), run(mutation(createQuotation)).mutate(words)]);
  expect(new Set(received.map(attemptOf)).size).toBe(1);
  expect(received).toHaveLength(3);
  await run(mutation(createQuotation)).mutate(words);
  expect(new Set(received.map(attemptOf)).size).toBe(2);
});

test('other words are another attempt, and a page may bring attempts of its own', async () => {
  const received = serve(() => refusal('No', 400));
  const attempts = attemptsOf('propio');
  const send = (total: number) =>
    run(mutation(createQuotation, { attempts, quiet: true }))
      .mutate({ ...words, total: toCents(total) })
      .catch(() => undefined);
  await send(1);
  await send(2);
  const [first, second] = received.map(attemptOf);
  expect(second).not.toBe(first);
  expect(await attempts.of({ ...words, total: toCents(2) })).toBe(second);
});
