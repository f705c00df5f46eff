import { render, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider, queryClient } from '@vitrina/api-client';
import { type Cents, cents, feeSettings, toCents } from '@vitrina/contract';
import { creditCost, formatMoney } from '@vitrina/rules';
import { onNotice } from '@vitrina/session-bus';
import { Failure, type FakeServer, fakeServer } from '@vitrina/testing';
import { sampleFeeSettings } from '@vitrina/testing/credit';
import { act } from 'react';
import { MonthlyNote } from './monthly-note';

let server: FakeServer;
let idle: (() => void)[];
beforeEach(() => {
  queryClient.clear();
  server = fakeServer();
  server.on(feeSettings, () => sampleFeeSettings);
  idle = [];
  globalThis.requestIdleCallback = (work) => idle.push(() => work({ didTimeout: false, timeRemaining: () => 50 }));
  globalThis.cancelIdleCallback = (handle) => void idle.splice(handle - 1, 1, () => undefined);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

const note = (...prices: (Cents | undefined)[]) => (
  <QueryClientProvider client={queryClient}>
    {prices.map((price, i) => (
      <MonthlyNote key={i} price={price} />
    ))}
  </QueryClientProvider>
);
const becomeIdle = () =>
  act(async () => {
    for (const work of idle.splice(0)) work();
  });
const PRICE = toCents(22_289);
const fee = (price: Cents, downPayment: number) =>
  formatMoney(creditCost({ price, downPayment: toCents(downPayment), months: 72, rate: sampleFeeSettings }).monthly);

test('nothing is asked for before the page is idle; its room is there', async () => {
  const { container } = render(note(PRICE));
  expect(container.querySelectorAll('p.note')).toHaveLength(1);
  expect(server.calls).toEqual([]);
  await becomeIdle();
  expect(await screen.findByText(`desde ${fee(PRICE, 4_457.8)} al mes`)).toBeVisible();
  expect(screen.getByText('72 meses, entrada de $4,457.80')).toBeVisible();
});

test('many prices are calculated from one read, and follow a change', async () => {
  const { rerender } = render(note(PRICE, toCents(36_990)));
  await becomeIdle();
  expect(await screen.findByText(`desde ${fee(toCents(36_990), 7_398)} al mes`)).toBeVisible();
  expect(server.requests(feeSettings)).toHaveLength(1);
  rerender(note(PRICE, toCents(20_000)));
  expect(screen.getByText(`desde ${fee(toCents(20_000), 4_000)} al mes`)).toBeVisible();
  expect(server.requests(feeSettings)).toHaveLength(1);
});

test.each([undefined, cents(0)])('a price of %p has none', async (price) => {
  render(note(price, PRICE));
  await becomeIdle();
  await screen.findByText(/al mes$/);
  expect(screen.getAllByText(/al mes$/)).toHaveLength(1);
});

test('rates that cannot be read show nothing and tell nobody', async () => {
  const told = jest.fn();
  const unsubscribe = onNotice(told);
  server.on(feeSettings, () => {
    throw new Failure(404, 'No existe');
  });
  const { container } = render(note(PRICE));
  await becomeIdle();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(server.requests(feeSettings)).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(container).toHaveTextContent('');
  expect(told).not.toHaveBeenCalled();
  unsubscribe();
});
