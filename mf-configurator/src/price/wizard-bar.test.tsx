import { screen } from '@testing-library/react';
import { feeSettings } from '@vitrina/contract';
import { formatMoney, lowestInstalment, newWizard, shownTotal, type Wizard } from '@vitrina/rules';
import { fakeServer, type RenderedPage, renderPage } from '@vitrina/testing';
import { sampleFeeSettings } from '@vitrina/testing/credit';
import { act } from 'react';
import { wizardAt } from '../testing/wizards';
import { WizardBar } from './wizard-bar';

let page: RenderedPage;
/** What runs once the page is idle. */
const idle: (() => void)[] = [];
const { requestIdleCallback } = window;
afterEach(() => {
  window.requestIdleCallback = requestIdleCallback;
  page.close();
});

function open(wizard: Wizard) {
  window.requestIdleCallback = (work) => idle.push(() => work({ didTimeout: false, timeRemaining: () => 50 }));
  const server = fakeServer();
  server.on(feeSettings, () => sampleFeeSettings);
  const Page = () => (
    <WizardBar wizard={wizard} onBack={() => undefined}>
      <button type="button">Continuar</button>
    </WizardBar>
  );
  page = renderPage(Page, { path: '/cotiza' });
  return server;
}
const becomeIdle = () =>
  act(async () => {
    for (const work of idle.splice(0)) work();
  });

test('a guest sees from how much a month the car can be had, once the page is idle', async () => {
  const wizard = wizardAt(1);
  const server = open(wizard);
  expect(server.calls).toEqual([]);
  await becomeIdle();
  const total = shownTotal(wizard);
  const lowest = total && lowestInstalment(total, sampleFeeSettings);
  if (!lowest) throw new Error('the sample has a price');
  expect(await screen.findByText(`desde ${formatMoney(lowest.monthly)} al mes`)).toBeVisible();
  expect(screen.getByText(`${lowest.months} meses, entrada de ${formatMoney(lowest.downPayment)}`)).toBeVisible();
  expect(server.requests(feeSettings)).toHaveLength(1);
});

test('without a price there is none', async () => {
  open(newWizard());
  await becomeIdle();
  expect(screen.queryByText(/al mes$/)).toBeNull();
});
