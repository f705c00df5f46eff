import { screen, waitFor, within } from '@testing-library/react';
import { feeSettings, type Quotation, quotations } from '@vitrina/contract';
import { formatMoney, lowestInstalment } from '@vitrina/rules';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { sampleFeeSettings } from '@vitrina/testing/credit';
import { full, usual } from '@vitrina/testing/quotations';
import { act } from 'react';
import { QuotationsPage } from '../quotations-page';

let server: FakeServer;
let page: RenderedPage;
/** What runs once the page is idle. */
const idle: (() => void)[] = [];
const { requestIdleCallback } = window;
beforeEach(() => {
  window.requestIdleCallback = (work) => idle.push(() => work({ didTimeout: false, timeRemaining: () => 50 }));
});
afterEach(async () => {
  window.requestIdleCallback = requestIdleCallback;
  page.close();
  await act(() => signOut());
});

async function open(changes: Partial<Quotation>, settings = () => sampleFeeSettings) {
  server = fakeServer();
  server.on(quotations, () => [{ ...full, ...changes }, usual]);
  server.on(feeSettings, settings);
  await signIn(testCustomer(7));
  page = renderPage(QuotationsPage, { path: '/usuario/cotizaciones' });
  await screen.findAllByRole('article');
  await act(async () => {
    for (const work of idle.splice(0)) work();
  });
}
const card = (name: RegExp) => within(screen.getByRole('article', { name }));
const monthly = ({ total }: Quotation) => {
  const lowest = lowestInstalment(total, sampleFeeSettings);
  if (!lowest) throw new Error('the sample has terms');
  const { monthly: fee, months, downPayment } = lowest;
  return [`desde ${formatMoney(fee)} al mes`, `${months} meses, entrada de ${formatMoney(downPayment)}`] as const;
};

test('each card says from how much a month, with the term and the entry that it assumes, from one read', async () => {
  await open({});
  for (const [name, quotation] of [
    [/^Sierra/, full],
    [/^Altar/, usual],
  ] as const) {
    for (const text of monthly(quotation)) expect(await card(name).findByText(text)).toBeVisible();
  }
  expect(server.requests(feeSettings)).toHaveLength(1);
});

test('one that was decided says nothing of it', async () => {
  await open({ customerDataComplete: true, creditPurchase: true });
  expect(await card(/^Altar/).findByText(/al mes$/)).toBeVisible();
  expect(card(/^Sierra/).queryByText(/al mes$/)).toBeNull();
});

test('a read that fails shows nothing, and nobody is told', async () => {
  await open({}, () => {
    throw new Failure(404, 'No existe');
  });
  await waitFor(() => expect(server.requests(feeSettings)).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.queryByText(/al mes$/)).toBeNull();
  expect(page.notices).toEqual([]);
});
