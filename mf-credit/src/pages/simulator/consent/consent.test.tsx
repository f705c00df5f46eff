import { screen, waitFor } from '@testing-library/react';
import { changePurchaseKind, SIMULATION_VERSION, toCents } from '@vitrina/contract';
import { navigate } from '@vitrina/navigation';
import { store } from '@vitrina/session-bus';
import { purchasesAtom } from '@vitrina/session-bus/purchases';
import { Failure } from '@vitrina/testing';
import { act } from 'react';
import { button, calculate, open, press, serve, simulator, term, told, type, useSimulator } from '../testing/simulator';

useSimulator();

const present = () => press('Presentar solicitud');
const dialog = () => screen.queryByRole('dialog', { name: 'Análisis de tu crédito' });
const tick = () => screen.findByRole('checkbox', { name: /^Acepto que envíen mis datos al banco/ });
const sent = () => simulator.server.requests(changePurchaseKind);
const address = () => simulator.page.address() + simulator.page.search();
const accept = async () => {
  await waitFor(async () => expect(await tick()).toBeEnabled());
  await simulator.page.user.click(await tick());
  await press('Aceptar y seguir');
};
const id = 2042;

beforeEach(async () => {
  await serve();
  simulator.server.on(changePurchaseKind, () => ({}));
  open();
  await term(72);
});

test("without a fee 'Presentar solicitud' says what is missing, until it is calculated", async () => {
  await present();
  expect(simulator.page.shown()).toEqual(['Calcula una cuota']);
  expect(dialog()).toBeNull();
  await calculate();
  await waitFor(() => expect(told()).not.toBeEmptyDOMElement());
  expect(simulator.page.shown()).toEqual([]);
});

test('a fee of 0.00 is none', async () => {
  await type('22289');
  await calculate();
  await waitFor(() => expect(told()).toHaveTextContent('no queda nada por financiar'));
  await present();
  expect(simulator.page.shown()).toEqual(['Calcula una cuota']);
  expect(dialog()).toBeNull();
});

describe('with a fee', () => {
  beforeEach(async () => {
    await calculate(60);
    await waitFor(() => expect(told()).not.toBeEmptyDOMElement());
    await present();
  });

  test('the consent says what, to whom, how long, and how it is taken back; nothing is ticked before', async () => {
    for (const name of [
      'Qué datos usamos',
      'Para qué y con quién',
      'Por cuánto tiempo',
      'Si no aceptas',
      'Cómo lo retiras',
    ])
      expect(await screen.findByRole('heading', { name })).toBeVisible();
    expect(screen.getByText(new RegExp(`Versión ${SIMULATION_VERSION}`))).toBeVisible();
    expect(await tick()).not.toBeChecked();
    expect(button('Aceptar y seguir')).toBeDisabled();
  });

  test('accepted, the quotation is set to credit with its version, and the application opens', async () => {
    await accept();
    await waitFor(() => expect(address()).toBe(`/usuario/solicitudes/credito/solicitud?id=${id}`));
    const chosen = { term: 60, downPayment: toCents(4_457.8) };
    expect(sent()).toEqual([{ id, isCredit: true, ...chosen, consentVersion: SIMULATION_VERSION }]);
    expect(store.get(purchasesAtom)[0]?.quotation).toMatchObject({ creditPurchase: true, kind: 2, ...chosen });
  });

  test('pressed twice, it is sent once', async () => {
    const release = simulator.server.hold(changePurchaseKind);
    await accept();
    await press('Aceptar y seguir');
    await act(async () => release());
    await waitFor(() => expect(address()).toContain('/credito/solicitud'));
    expect(sent()).toHaveLength(1);
  });

  test('a failure closes the dialog and is told; another try goes on', async () => {
    simulator.server.on(changePurchaseKind, () => {
      throw new Failure(422, 'La entrada debe estar entre $1.00 y $2.00');
    });
    await accept();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(simulator.page.shown()).toEqual(['La entrada debe estar entre $1.00 y $2.00']);
    expect(told()).not.toBeEmptyDOMElement();
    simulator.server.on(changePurchaseKind, () => ({}));
    await present();
    expect(simulator.page.shown()).toEqual([]);
    expect(await tick()).not.toBeChecked();
    await accept();
    await waitFor(() => expect(address()).toContain('/credito/solicitud'));
  });

  test('closed, nothing is sent', async () => {
    await press('Cerrar');
    expect(dialog()).toBeNull();
    expect(sent()).toEqual([]);
  });

  test('who leaves meanwhile is not fetched to the application', async () => {
    const release = simulator.server.hold(changePurchaseKind);
    await accept();
    act(() => navigate('/'));
    await act(async () => release());
    await act(async () => undefined);
    expect(address()).toBe('/');
  });
});
