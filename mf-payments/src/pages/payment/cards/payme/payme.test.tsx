import { screen, waitFor } from '@testing-library/react';
import { checkCardPayment, createCardPayment } from '@vitrina/contract';
import { Failure } from '@vitrina/testing';
import { cardPayment, cardPaymentState } from '@vitrina/testing/payments';
import { act } from 'react';
import { button, cards, field, GO, openCards, PAYME_FORM, press, typeAmount, useCards } from '../testing/cards';

useCards();

const openModal = jest.fn();
const defined = () => {
  window.AlignetVPOS2 = { openModal };
};
afterEach(() => {
  delete window.AlignetVPOS2;
  for (const script of document.querySelectorAll('script')) script.remove();
  openModal.mockReset();
});

const created = () => cards.server.requests(createCardPayment);
const script = () => document.querySelector<HTMLScriptElement>('script[src*="modalcomercio"]');
const loaded = (type: 'load' | 'error') => act(async () => void script()?.dispatchEvent(new Event(type)));
const attempt = () => created().at(-1)!.attempt;
const outcome = () => `/usuario/pagos?id=2005&tab=1&type=payme&attempt=${attempt()}`;

async function start() {
  await openCards({ type: 'payme', serve: (server) => server.on(createCardPayment, () => PAYME_FORM) });
  await typeAmount('5000');
  await press(GO);
}

test.each([
  '/usuario/pagos?id=2005&tab=1',
  '/usuario/compras?type=payme',
  '/',
  '/usuario/pagos?id=2005&tab=1&type=payme&attempt=x',
])('a document that was loaded for %s gives way to one for payme, once', async (loadedFor) => {
  await openCards({ type: 'payme', loadedFor });
  await waitFor(() => expect(cards.replace).toHaveBeenCalledTimes(1));
  expect(cards.replace).toHaveBeenCalledWith('/usuario/pagos?id=2005&tab=1&type=payme');
  expect(screen.queryByRole('button', { name: GO })).toBeNull();
});

test('one whose address is spelled otherwise is for payme too, as the server has it', async () => {
  await openCards({ type: 'payme', loadedFor: '/Usuario/Pagos/?id=2005&tab=1&type=payme' });
  expect(await screen.findByRole('button', { name: GO })).toBeVisible();
  expect(cards.replace).not.toHaveBeenCalled();
});

test('the document that was loaded for payme stays, and so does any one for the first provider', async () => {
  await openCards({ type: 'payme', loadedFor: '/usuario/pagos?type=payme&id=2005' });
  expect(await screen.findByRole('button', { name: GO })).toBeVisible();
  cards.page.close();
  await openCards({ type: 'p2p', loadedFor: '/' });
  expect(await screen.findByRole('button', { name: GO })).toBeVisible();
  expect(cards.replace).not.toHaveBeenCalled();
});

test('the hidden form has the fields of the answer by the names of payme, and the modal is opened with it, once', async () => {
  await start();
  await waitFor(() => expect(script()).not.toBeNull());
  expect(script()).toHaveAttribute('src', PAYME_FORM.scriptAddress);
  const form = document.forms.namedItem('f1')!;
  expect(form.outerHTML).toMatch(/^<form name="f1" id="f1" action="#" method="post" class="alignet-form-vpos2"/);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    acquirerId: '123',
    idCommerce: '4567',
    purchaseOperationNumber: '000042',
    purchaseAmount: '500000',
    purchaseCurrencyCode: '840',
    language: 'SP',
    billingEMail: 'ana@correo.ec',
    shippingFirstName: 'Ana María',
    shippingLastName: 'Peñaherrera',
    shippingEmail: 'ana@correo.ec',
    shippingAddress: 'Av. Amazonas N1',
    shippingZIP: '000000',
    shippingCity: 'Quito',
    shippingState: 'Pichincha',
    shippingCountry: 'EC',
    userCommerce: 'cliente-7',
    userCodePayme: '',
    descriptionProducts: 'Cóndor Sierra 2027',
    programmingLanguage: 'JavaScript',
    reserved1: 'VIT-2005-2',
    taxMontoIVA: '65217',
    purchaseVerification: 'bc700a15ceb0127f2b91',
  });
  defined();
  await loaded('load');
  expect(openModal.mock.calls).toEqual([['https://vpayment.verifika.com', '1']]);
});

test.each([
  ['does not load', () => loaded('error')],
  ['defines nothing', () => loaded('load')],
  ['takes more than 10 s', () => act(() => jest.advanceTimersByTimeAsync(10_000))],
])('a script that %s: the reason, and the providers again', async (_what, fail) => {
  jest.useFakeTimers({ advanceTimers: true });
  await start();
  await waitFor(() => expect(script()).not.toBeNull());
  await fail();
  expect(await screen.findByRole('article', { name: 'Pay-me' })).toBeVisible();
  expect(cards.page.shown()).toEqual([
    'No pudimos abrir Pay-me. Elige otra forma de pago o intenta de nuevo en unos minutos.',
  ]);
  expect(cards.page.search()).toBe('?id=2005&tab=1');
  expect(openModal).not.toHaveBeenCalled();
});

test('a script of an address that is not safe is never asked for', async () => {
  await openCards({
    type: 'payme',
    serve: (server) =>
      server.on(createCardPayment, () => ({ ...PAYME_FORM, scriptAddress: 'http://evil.example/modalcomercio.js' })),
  });
  await typeAmount('5000');
  await press(GO);
  expect(await screen.findByRole('article', { name: 'Pay-me' })).toBeVisible();
  expect(script()).toBeNull();
});

test('what was typed is there when the customer comes back to payme; its next opening is another attempt, over the first', async () => {
  await start();
  await waitFor(() => expect(script()).not.toBeNull());
  const first = attempt();
  await loaded('error');
  cards.rows = [cardPayment({ attempt: first, provider: 'payme' })];
  await cards.page.user.click(await screen.findByRole('link', { name: 'Pay-me' }));
  await waitFor(() => expect(field('Monto')).toHaveValue('$5,000.00'));
  await press(GO);
  await cards.page.user.click(await screen.findByRole('button', { name: 'Sí' }));
  await waitFor(() => expect(created()).toHaveLength(2));
  expect(created()[1]).toMatchObject({ releasesOpen: true });
  expect(attempt()).not.toBe(first);
});

test('behind the modal both ways on are there, each another document', async () => {
  defined();
  await start();
  await waitFor(() => expect(openModal).toHaveBeenCalledTimes(1));
  await press('Ya pagué, verificar');
  expect(cards.assign).toHaveBeenLastCalledWith(outcome());
  await press('Elegir otra forma');
  expect(cards.assign).toHaveBeenLastCalledWith('/usuario/pagos?id=2005&tab=1');
});

test('the focus is on the page behind the modal, and comes back there when the modal is gone; a failure leads it on', async () => {
  const modal = document.createElement('button');
  openModal.mockImplementation(() => {
    document.body.append(modal);
    modal.focus();
  });
  await start();
  const title = await screen.findByRole('heading', { name: 'Paga en la ventana de Pay-me' });
  expect(title).toHaveFocus();
  defined();
  await loaded('load');
  expect(modal).toHaveFocus();
  await act(async () => modal.remove());
  expect(title).toHaveFocus();
  cards.page.close();
  delete window.AlignetVPOS2;
  script()?.remove();
  await start();
  await waitFor(() => expect(script()).not.toBeNull());
  await loaded('error');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Procesadores de tarjetas' })).toHaveFocus());
});

test('whenever the page is seen again the payment is asked about, and one that is over is shown', async () => {
  defined();
  await start();
  await waitFor(() => expect(openModal).toHaveBeenCalledTimes(1));
  expect(cards.server.requests(checkCardPayment)).toEqual([]);
  const see = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await see();
  await waitFor(() => expect(cards.server.requests(checkCardPayment)).toEqual([{ id: 2005, attempt: attempt() }]));
  expect(cards.replace).not.toHaveBeenCalled();
  cards.server.on(checkCardPayment, () => cardPaymentState({ status: 'PROCESADO' }));
  await see();
  await waitFor(() => expect(cards.replace.mock.calls).toEqual([[outcome()]]));
});

test('without success: the words of the specification, the providers again, and another attempt next', async () => {
  await openCards({
    type: 'payme',
    serve: (server) => server.on(createCardPayment, () => ({ kind: 'payme' as const, success: false })),
  });
  await typeAmount('5000');
  await press(GO);
  expect(await screen.findByRole('article', { name: 'Pay-me' })).toBeVisible();
  expect(cards.page.shown()).toEqual(['Ha Ocurrido un error intenta mas tarde']);
  const first = attempt();
  await cards.page.user.click(screen.getByRole('link', { name: 'Pay-me' }));
  await waitFor(() => expect(field('Monto')).toHaveValue('$5,000.00'));
  await press(GO);
  await waitFor(() => expect(created()).toHaveLength(2));
  expect(attempt()).not.toBe(first);
});

test('a create that fails otherwise is told, and the form stays', async () => {
  await openCards({
    type: 'payme',
    serve: (server) =>
      server.on(createCardPayment, () => {
        throw new Failure(400, 'El monto supera tu saldo');
      }),
  });
  await typeAmount('5000');
  await press(GO);
  await waitFor(() => expect(cards.page.shown()).toEqual(['El monto supera tu saldo']));
  await waitFor(() => expect(button(GO)).not.toHaveAttribute('aria-busy'));
  expect(field('Monto')).toHaveValue('$5,000.00');
});
