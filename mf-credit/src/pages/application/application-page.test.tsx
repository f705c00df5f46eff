import { screen, waitFor } from '@testing-library/react';
import { applicationDocument, negotiation } from '@vitrina/contract';
import { store } from '@vitrina/session-bus';
import { holdPurchase, purchasesAtom } from '@vitrina/session-bus/purchases';
import { Failure } from '@vitrina/testing';
import { cashPurchase, financingRequest, negotiationOf } from '@vitrina/testing/purchases';
import { act } from 'react';
import { at, CREDIT, FUNDS, ID, link, open, press, serve, site, useSite } from './testing/wizard';

jest.mock('../../sections/registry', () => jest.requireActual('./testing/sections'));
useSite();

const LICITUD = '/usuario/compras/contado/licitud';
const SOLICITUD = '/usuario/solicitudes/credito/solicitud';

test.each([
  [CREDIT, SOLICITUD, 'Solicitud de crédito'],
  [FUNDS, LICITUD, 'Declaración licitud de fondos'],
])('$name: the car, which quotation it is, and the title', async (form, path, title) => {
  await serve(form);
  open();
  await at('applicant/personal-data');
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('Cotización N.º 1042 · Sierra 2027 · Rojo Cotopaxi')).toBeVisible();
  expect(location.pathname).toBe(path);
  expect(store.get(purchasesAtom)[0]).toMatchObject({ id: ID });
});

test.each(['id=99', 'id=abc', 'id='])("'%s' is told as not found and leads to the list", async (query) => {
  await serve(FUNDS);
  open(undefined, `${LICITUD}?${query}`);
  expect(await screen.findByText('No encontramos esta cotización')).toBeVisible();
  expect(link('Ver tus cotizaciones')).toHaveAttribute('href', '/usuario/cotizaciones');
  expect(site.page.notices).toEqual([]);
});

test('without id: the purchase in hand, under its id, at the same step', async () => {
  await serve(FUNDS);
  await act(async () => holdPurchase({ id: ID, quotation: site.found }));
  open(undefined, `${LICITUD}?paso=applicant/references`);
  await at('applicant/references');
  expect(new URLSearchParams(site.page.search()).get('id')).toBe(`${ID}`);
});

test('without id and without a purchase in hand: the quotations', async () => {
  await serve(FUNDS);
  open(undefined, LICITUD);
  await waitFor(() => expect(site.page.address()).toBe('/usuario/cotizaciones'));
});

test("a look-up that fails is told in its place, and 'Reintentar' asks again", async () => {
  await serve(FUNDS);
  let fails = true;
  site.server.on(negotiation, () => {
    if (fails) throw new Failure(400, 'No disponible');
    return site.found;
  });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tu cotización');
  fails = false;
  await press('Reintentar');
  await at('applicant/personal-data');
});

test.each([
  [FUNDS, true, 'Ir a la solicitud de crédito', `${SOLICITUD}?id=${ID}`],
  [CREDIT, false, 'Ir a la declaración', `${LICITUD}?id=${ID}`],
])('$name of a quotation of the other kind says so, and leads to the right one', async (form, isCredit, name, to) => {
  await serve(form, {}, { creditPurchase: isCredit });
  open();
  expect(await screen.findByText('Esta cotización cambió de forma de compra')).toBeVisible();
  expect(link(name)).toHaveAttribute('href', to);
  expect(site.server.calls.map(({ name }) => name)).not.toContain('application');
});

test('a purchase that was decided as the other kind leads to its detail', async () => {
  await serve(CREDIT);
  site.found = negotiationOf(cashPurchase({ id: ID }));
  open();
  expect(await screen.findByText('Esta cotización cambió de forma de compra')).toBeVisible();
  expect(link('Ver tu compra')).toHaveAttribute('href', `/usuario/compras/detalle?id=${ID}`);
});

describe('one that was sent', () => {
  test('a declaration: what is left to pay, the purchase, and all answers as a PDF', async () => {
    await serve(FUNDS);
    site.found = negotiationOf(cashPurchase({ id: ID }));
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:x';
    site.server.on(applicationDocument, () => new Blob(['%PDF-1.7'], { type: 'application/pdf' }));
    open();
    expect(await screen.findByText('Tu declaración está completa')).toBeVisible();
    expect(screen.getByText('Te faltan $16,818.31 por pagar.')).toBeVisible();
    expect(link('Ir a pagar')).toHaveAttribute('href', `/usuario/pagos?id=${ID}`);
    expect(link('Ver tu compra')).toHaveAttribute('href', `/usuario/compras/detalle?id=${ID}`);
    await press('Descargar tus respuestas (PDF)');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect((save.mock.contexts[0] as HTMLAnchorElement).download).toBe('declaracion-licitud-de-fondos-3005.pdf');
    save.mockRestore();
  });

  test('a request: the bank is next', async () => {
    await serve(CREDIT);
    site.found = negotiationOf(financingRequest({ id: ID, status: 'ENVIADA' }), { creditPurchase: true });
    open();
    expect(await screen.findByText('Tu solicitud fue enviada')).toBeVisible();
    expect(link('Ver tu solicitud')).toHaveAttribute('href', `/usuario/solicitudes/detalle?id=${ID}`);
  });

  test('one that ended: why, and the way back to its quotation', async () => {
    await serve(CREDIT);
    site.found = negotiationOf(financingRequest({ id: ID, status: 'NEGADO' }), { creditPurchase: true });
    open();
    expect(await screen.findByText(/El banco no aprobó el financiamiento/)).toBeVisible();
    expect(link('Ver tus cotizaciones')).toHaveAttribute('href', '/usuario/cotizaciones');
  });
});
