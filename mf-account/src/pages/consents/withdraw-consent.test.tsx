import { screen, waitFor, within } from '@testing-library/react';
import { type Consent, consents, WITHDRAWAL_RESULTS, withdrawConsent } from '@vitrina/contract';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { act } from 'react';
import { ConsentsPage } from './consents-page';

const LETTER: Consent = {
  ...{ id: 31, purpose: 'credit-bureaus', textVersion: '2026-12', givenAt: '2026-11-28T15:00:00.000Z' },
  ...{ purchaseNumber: '3201', purchaseKind: 2, canBeWithdrawn: true, withdrawalResult: WITHDRAWAL_RESULTS.cancels },
};
const { purchaseNumber: _number, purchaseKind: _kind, ...UNDECIDED } = { ...LETTER, quotationNumber: '1201' };
const ANALYSIS = { purpose: 'credit-analysis', withdrawalResult: WITHDRAWAL_RESULTS.backToCash };

let server: FakeServer;
let page: RenderedPage;
afterEach(async () => {
  page.close();
  await act(() => signOut());
});

async function open(given: Consent) {
  server = fakeServer();
  let shown = given;
  server.on(consents, () => ({ consents: [shown] }));
  server.on(withdrawConsent, () => {
    const { withdrawalResult: _result, ...others } = shown;
    shown = { ...others, canBeWithdrawn: false, withdrawnAt: '2026-12-01T15:00:00.000Z' };
    return {};
  });
  await signIn(testCustomer(7));
  page = renderPage(ConsentsPage, { path: '/usuario/perfil/consentimientos', strict: true });
}
const asking = (name: string) => screen.findByRole('button', { name });
const press = (name: string) => page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

const OF_REQUEST = 'Retirar: Consulta en burós de crédito, solicitud N.º 3201';
test.each([
  [
    'an application that was not sent is asked for it again',
    { ...UNDECIDED, withdrawalResult: WITHDRAWAL_RESULTS.asksAgain },
    'Retirar: Consulta en burós de crédito, cotización N.º 1201',
    'Tu cotización N.º 1201 vuelve a pedirte la autorización: sin ella no se puede enviar la solicitud de crédito.',
  ],
  [
    'the quotation goes back to cash',
    { ...UNDECIDED, ...ANALYSIS },
    'Retirar: Análisis de crédito, cotización N.º 1201',
    'Tu cotización N.º 1201 vuelve a contado y se borra la cuota que calculaste.',
  ],
  [
    'a request without an answer ends',
    LETTER,
    OF_REQUEST,
    'Tu solicitud N.º 3201 no puede seguir y se cancela. Tu cotización queda libre: podrás comprar al contado o pedir otro financiamiento.',
  ],
  [
    'of an answered one nothing new is asked',
    { ...LETTER, withdrawalResult: WITHDRAWAL_RESULTS.nothingNew },
    OF_REQUEST,
    'No habrá consultas nuevas. Lo hecho antes sigue siendo válido.',
  ],
] as const)('the question says what follows: %s', async (_what, consent, name, consequence) => {
  await open(consent);
  await page.user.click(await asking(name));
  const dialog = within(screen.getByRole('dialog', { name: /^¿Retirar «.+»\?$/ }));
  expect(dialog.getByText(consequence)).toBeVisible();
  expect(server.requests(withdrawConsent)).toEqual([]);
});

test('withdrawn: the list says when, the heading has the focus, and the button is gone', async () => {
  await open(LETTER);
  await page.user.click(await asking(OF_REQUEST));
  await press('Retirar');
  expect(await screen.findByText('Retirado el 01/12/2026')).toBeVisible();
  expect(server.requests(withdrawConsent)).toEqual([{ id: 31 }]);
  expect(page.notices).toEqual(['Retiraste: Consulta en burós de crédito']);
  expect(screen.queryByRole('button', { name: OF_REQUEST })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('who goes back changes nothing', async () => {
  await open(LETTER);
  await page.user.click(await asking(OF_REQUEST));
  await press('Volver');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.requests(withdrawConsent)).toEqual([]);
  expect(screen.getByText('Vigente')).toBeVisible();
});

test('a failure is told, and the consent can be withdrawn again', async () => {
  await open(LETTER);
  server.on(withdrawConsent, () => {
    throw new Failure(503, 'Sin servicio');
  });
  await page.user.click(await asking(OF_REQUEST));
  await press('Retirar');
  await waitFor(() => expect(page.notices).toEqual(['Sin servicio']));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Vigente')).toBeVisible();
  expect(await asking(OF_REQUEST)).toBeEnabled();
});

test('what cannot be withdrawn, and advertising, which has its own button, have none here', async () => {
  const { withdrawalResult: _result, ...others } = LETTER;
  await open({ ...others, purpose: 'marketing' });
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: /^Retirar:/ })).toBeNull();
  page.close();
  await open({ ...others, purpose: 'funds-declaration', canBeWithdrawn: false });
  expect(await screen.findByText('Aceptado el 28/11/2026, para tu solicitud N.º 3201')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Retirar:/ })).toBeNull();
});
