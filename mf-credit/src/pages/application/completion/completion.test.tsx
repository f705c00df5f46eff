import { screen, waitFor } from '@testing-library/react';
import {
  application as applicationCall,
  cents,
  createCardPayment,
  dataValidation,
  decideApplication,
  negotiation,
  type PaymentChoice,
} from '@vitrina/contract';
import { pageLoad } from '@vitrina/journey';
import { navigate } from '@vitrina/navigation';
import { Failure, LOST } from '@vitrina/testing';
import { cashPurchase, financingRequest, negotiationOf } from '@vitrina/testing/purchases';
import { act } from 'react';
import { at, button, CREDIT, FUNDS, field, filled, ID, open, press, serve, site, useSite } from '../testing/wizard';

jest.mock('../../../sections/registry', () => jest.requireActual('../testing/sections'));
useSite();

const ADDRESS = 'https://checkout-test.placetopay.ec/session/1/abc';
const CHOICE: PaymentChoice = {
  amount: cents(500_000),
  method: 1,
  provider: 'p2p',
  payer: { isHolder: true },
  attempt: '0c5e7c1e-2f53-4a0f-9d6e-1d2c3b4a5f60',
  chosenAt: '2026-11-30T15:00:00.000Z',
};

let assign: jest.SpyInstance;
beforeEach(() => {
  assign = jest.spyOn(pageLoad, 'assign').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const bought = cashPurchase({ id: ID, status: 'EN PROCESO', balance: cents(2_568_950), payable: cents(2_568_950) });
const requested = financingRequest({ id: ID, status: 'ENVIADA', isApproved: false });
/** The server decides: the quotation is a purchase, or a request, from then on. */
const decides = (choice?: PaymentChoice, balance = cents(2_568_950)) =>
  site.server.on(decideApplication, () => {
    const isCredit = site.form.kind === 2;
    site.found = negotiationOf(isCredit ? requested : { ...bought, balance }, {
      creditPurchase: isCredit,
      customerDataComplete: true,
      dealershipId: 3,
      ...(choice && { choice }),
    });
    return {};
  });
const review = () => screen.findByRole('button', { name: 'Enviar' });
const send = async () => {
  await review();
  await press('Enviar');
};
const where = () => location.pathname + location.search;
const calls = () => site.server.calls.map(({ name }) => name);

test('the last save runs the data validation by itself, and the review opens', async () => {
  await serve(FUNDS, filled(FUNDS, ['applicant/documents']));
  const release = site.server.hold(dataValidation);
  open();
  await at('applicant/documents');
  await site.page.user.type(field('Primer nombre'), 'x');
  await press('Guardar');
  expect(await screen.findByText('Comprobando tus datos')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Revisa y envía' })).toHaveFocus();
  expect(site.page.search()).toBe(`?id=${ID}&paso=revision`);
  release();
  await review();
  expect(site.server.requests(dataValidation)).toEqual([{ id: ID }]);
  expect(calls()).not.toContain('decideApplication');
});

test("a validation that fails takes the spinner away, is told, and stays; 'Reintentar' asks again", async () => {
  await serve(FUNDS, filled(FUNDS));
  site.server.on(dataValidation, () => {
    throw new Failure(400, 'Servicio no disponible');
  });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar la comprobación de tus datos');
  expect(screen.queryByText('Comprobando tus datos')).toBeNull();
  expect(site.page.shown()).toEqual(['Servicio no disponible']);
  site.server.on(dataValidation, () => ({ canBePaid: false }));
  await press('Reintentar');
  await review();
});

test('what can be paid already goes on to the payment step without a decision', async () => {
  await serve(FUNDS, filled(FUNDS));
  site.server.on(dataValidation, () => ({ canBePaid: true }));
  open();
  await waitFor(() => expect(where()).toBe(`/usuario/pagos?id=${ID}`));
  expect(calls()).not.toContain('decideApplication');
});

test("credit: 'Enviar' decides, looks up, and ends at the list of requests", async () => {
  await serve(CREDIT, filled(CREDIT));
  decides();
  open();
  await send();
  await waitFor(() => expect(where()).toBe('/usuario/solicitudes'));
  expect(site.server.requests(decideApplication)).toEqual([{ id: ID, kind: 2 }]);
  const order = calls();
  expect(order.lastIndexOf('negotiation')).toBeGreaterThan(order.indexOf('decideApplication'));
  expect(site.page.notices).toEqual(['Recibimos tu solicitud de crédito N.º 3203: Sierra 2027 · Rojo Cotopaxi']);
});

test.each([
  ['without a choice', undefined, `/usuario/pagos?id=${ID}`],
  ['transfer', { ...CHOICE, method: 2, provider: undefined }, `/usuario/pagos?id=${ID}&tab=2`],
  ['deposit', { ...CHOICE, method: 3, provider: undefined }, `/usuario/pagos?id=${ID}&tab=3`],
  ['the other gateway', { ...CHOICE, provider: 'payme' }, `/usuario/pagos?id=${ID}&tab=1&type=payme`],
  ['a card without gateway', { ...CHOICE, provider: undefined }, `/usuario/pagos?id=${ID}&tab=1`],
  ['more than is left', { ...CHOICE, amount: cents(9_000_000) }, `/usuario/pagos?id=${ID}&tab=1&type=p2p`],
] as const)('cash, %s', async (_what, choice, address) => {
  await serve(FUNDS, filled(FUNDS));
  decides(choice as PaymentChoice | undefined);
  open();
  await send();
  await waitFor(() => expect(where()).toBe(address));
  expect(calls()).not.toContain('createCardPayment');
});

describe('cash, the kept payment by p2p', () => {
  const start = async () => {
    await serve(FUNDS, filled(FUNDS));
    decides(CHOICE);
  };

  test("is created, says 'Redirigiendo' and leaves for the provider", async () => {
    await start();
    site.server.on(createCardPayment, () => ({ address: ADDRESS, status: 'PENDIENTE' }));
    open();
    await send();
    await waitFor(() => expect(assign).toHaveBeenCalledWith(ADDRESS));
    expect(site.page.shown()).toEqual(['Redirigiendo']);
    expect(site.server.requests(createCardPayment)).toMatchObject([
      { id: ID, attempt: CHOICE.attempt, provider: 'p2p', form: { isHolder: true, amount: 500_000 }, agencyId: 3 },
    ]);
    expect(button(/Enviar/)).toHaveAttribute('aria-busy', 'true');
  });

  test('comes back from the cache of the browser to what was sent', async () => {
    await start();
    site.server.on(createCardPayment, () => ({ address: ADDRESS }));
    open();
    await send();
    await waitFor(() => expect(assign).toHaveBeenCalled());
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(await screen.findByText('Tu declaración está completa')).toBeVisible();
  });

  test.each([
    ['an error of the server', new Failure(502, 'PlacetoPay no responde'), 'PlacetoPay no responde'],
    ['another open payment', new Failure(409, 'Tienes un pago abierto: P2P-9'), 'Tienes un pago abierto: P2P-9'],
    ['an answer that is lost', LOST, 'No pudimos conectarnos. Revisa tu conexión e inténtalo de nuevo.'],
  ])('%s leads to the cards', async (_what, failure, text) => {
    await start();
    site.server.on(createCardPayment, () => {
      throw failure;
    });
    open();
    await send();
    await waitFor(() => expect(where()).toBe(`/usuario/pagos?id=${ID}&tab=1`));
    expect(site.page.notices).toEqual([text]);
    expect(assign).not.toHaveBeenCalled();
  });

  test('an address that is not safe leads to the cards', async () => {
    await start();
    site.server.on(createCardPayment, () => ({ address: 'javascript:alert(1)' }));
    open();
    await send();
    await waitFor(() => expect(where()).toBe(`/usuario/pagos?id=${ID}&tab=1`));
  });

  test('one that has ended leads to the detail', async () => {
    await start();
    site.server.on(createCardPayment, () => ({ status: 'PROCESADO' }));
    open();
    await send();
    await waitFor(() => expect(where()).toBe(`/usuario/compras/detalle?id=${ID}`));
  });
});

test('a decision that names a missing section is told, and the wizard shows what the server has', async () => {
  await serve(CREDIT, filled(CREDIT));
  site.server.on(decideApplication, () => {
    throw new Failure(400, 'Completa el formulario 4 Referencias');
  });
  open();
  await review();
  site.application = filled(CREDIT, ['applicant/references']);
  await press('Enviar');
  await at('applicant/references');
  expect(site.page.notices).toContain('Completa el formulario 4 Referencias');
});

test('a look-up that fails after the decision is told, and what was sent stands with its way on', async () => {
  await serve(FUNDS, filled(FUNDS));
  decides();
  open();
  await review();
  let fails = true;
  site.server.on(negotiation, () => {
    if (site.found.purchase && fails) {
      fails = false;
      throw new Failure(400, 'No disponible');
    }
    return site.found;
  });
  await press('Enviar');
  expect(await screen.findByText('Tu declaración está completa')).toBeVisible();
  expect(site.page.notices).toEqual(['No disponible']);
  expect(screen.getByRole('link', { name: 'Ir a pagar' })).toHaveAttribute('href', `/usuario/pagos?id=${ID}`);
});

test('two presses decide once', async () => {
  await serve(CREDIT, filled(CREDIT));
  decides();
  const release = site.server.hold(decideApplication);
  open();
  await review();
  await site.page.user.dblClick(button('Enviar'));
  release();
  await waitFor(() => expect(where()).toBe('/usuario/solicitudes'));
  expect(site.server.requests(decideApplication)).toHaveLength(1);
});

test('who has gone elsewhere meanwhile stays there', async () => {
  await serve(CREDIT, filled(CREDIT));
  decides();
  const release = site.server.hold(decideApplication);
  open();
  await send();
  act(() => navigate('/usuario/perfil'));
  release();
  await waitFor(() => expect(calls().slice(-1)).toEqual(['negotiation']));
  expect(where()).toBe('/usuario/perfil');
});

test('a quotation that changed to the other kind meanwhile says so, with the way to what it needs now', async () => {
  await serve(FUNDS, filled(FUNDS));
  site.server.on(decideApplication, () => {
    site.found = { ...site.found, creditPurchase: true };
    throw new Failure(409, 'Esta cotización cambió de forma de compra');
  });
  open();
  await send();
  expect(await screen.findByRole('link', { name: 'Ir a la solicitud de crédito' })).toHaveAttribute(
    'href',
    `/usuario/solicitudes/credito/solicitud?id=${ID}`,
  );
  expect(site.server.requests(applicationCall).length).toBeGreaterThan(0);
});
