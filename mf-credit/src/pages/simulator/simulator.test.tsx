import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cents, creditTerms, feeSettings, instalmentCalculation, negotiation, toCents } from '@vitrina/contract';
import { creditCost, formatMoney } from '@vitrina/rules';
import { holdPurchase } from '@vitrina/session-bus/purchases';
import { Failure, matchMedia } from '@vitrina/testing';
import { sampleFeeSettings } from '@vitrina/testing/credit';
import { acceptedRequest, cashPurchase, negotiationOf } from '@vitrina/testing/purchases';
import { act } from 'react';
import {
  button,
  CALCULO,
  calculate,
  entry,
  open,
  PRICE,
  press,
  serve,
  simulator,
  slider,
  term,
  told,
  type,
  useSimulator,
} from './testing/simulator';

useSimulator();

const MIN = toCents(4_457.8);
const costOf = (months: number, downPayment = MIN) =>
  creditCost({ price: PRICE, downPayment, months, rate: sampleFeeSettings });
const feeOf = (months: number) => formatMoney(costOf(months).monthly);
const asked = () => simulator.server.requests(instalmentCalculation);
const cells = () =>
  within(screen.getByRole('table', { name: 'De qué se compone tu cuota' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('a calculation', () => {
  beforeEach(async () => {
    await serve();
    open();
    await term(72);
  });

  test('begins at the least entry, with both limits written and no term chosen', async () => {
    expect(entry()).toHaveValue('$4,457.80');
    expect(screen.getByText('$4,457.80', { selector: 'data' })).toBeVisible();
    expect(screen.getByText('$22,289.00', { selector: 'p data' })).toBeVisible();
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual(
      Array(6).fill(false),
    );
    expect(screen.getByRole('group', { name: 'Plazo' })).toBeVisible();
    expect(screen.getByText(/^Tasa nominal/).parentElement).toHaveTextContent(
      'Tasa nominal 15.60 % · Tasa efectiva 16.77 %',
    );
    expect(screen.getByText(/^Los valores son aproximados/)).toBeVisible();
    expect(told()).toBeEmptyDOMElement();
  });

  test('sends the quotation and the form, and shows every visible line in lower case, the fee last', async () => {
    await calculate(60);
    await waitFor(() => expect(told()).toHaveTextContent(`Cuota mensual aprox.: ${feeOf(60)}`));
    const { bankId, insurer, plan, line, product } = sampleFeeSettings;
    expect(asked()).toEqual([{ bankId, insurer, plan, line, product, price: PRICE, downPayment: MIN, term: 60 }]);
    expect(cells()).toEqual([
      ['plazo', '60 meses'],
      ['entrada', '$4,457.80'],
      ...costOf(60).lines.map(({ label, amount }) => [label.toLowerCase(), formatMoney(amount)]),
    ]);
    expect(document.querySelectorAll('[class=bar] [class=part]')).toHaveLength(4);
  });

  test('a line that is not visible is not shown, and its fee is still the last line', async () => {
    simulator.server.on(instalmentCalculation, () => [
      { label: 'Capital e interés', amount: cents(40_000), isVisible: true, isMonthly: true },
      { label: 'Comisión interna', amount: cents(100), isVisible: false, isMonthly: true },
      { label: 'Cuota mensual', amount: cents(40_100), isVisible: false },
    ]);
    await calculate();
    await waitFor(() => expect(told()).toHaveTextContent('Cuota mensual aprox.: $401.00'));
    expect(cells().map(([label]) => label)).toEqual(['plazo', 'entrada', 'capital e interés']);
  });

  test('Calcular is disabled while it calculates', async () => {
    const release = simulator.server.hold(instalmentCalculation);
    await calculate();
    await waitFor(() => expect(button('Calcular')).toHaveAttribute('aria-disabled', 'true'));
    await press('Calcular');
    await act(async () => release());
    await waitFor(() => expect(told()).toHaveTextContent(feeOf(72)));
    expect(button('Calcular')).not.toHaveAttribute('aria-disabled', 'true');
    expect(asked()).toHaveLength(1);
  });

  test('another term or another entry resets the result, and going back does not bring it back', async () => {
    const { user } = simulator.page;
    await calculate(60);
    await waitFor(() => expect(told()).toHaveTextContent(feeOf(60)));
    await user.click(await term(48));
    expect(told()).toBeEmptyDOMElement();
    await user.click(await term(60));
    expect(told()).toBeEmptyDOMElement();
    await press('Calcular');
    await waitFor(() => expect(told()).toHaveTextContent(feeOf(60)));
    await type('5000');
    expect(told()).toBeEmptyDOMElement();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('an answer to an earlier choice is not shown', async () => {
    const release = simulator.server.hold(instalmentCalculation);
    await calculate(60);
    await simulator.page.user.click(await term(48));
    await act(async () => release());
    await waitFor(() => expect(button('Calcular')).not.toHaveAttribute('aria-disabled', 'true'));
    expect(told()).toBeEmptyDOMElement();
  });

  test('Limpiar takes the term and the result away and sets the entry to the minimum', async () => {
    await type('8000');
    await calculate(36);
    await waitFor(() => expect(told()).not.toBeEmptyDOMElement());
    await press('Limpiar');
    expect(entry()).toHaveValue('$4,457.80');
    expect(await term(36)).not.toBeChecked();
    expect(told()).toBeEmptyDOMElement();
    expect(screen.queryByText(/^El campo/)).toBeNull();
  });

  test('the whole price paid down is no credit: said, with the way to buy in cash, and no fee', async () => {
    await type('22289');
    await calculate();
    await waitFor(() => expect(told()).toHaveTextContent('no queda nada por financiar'));
    expect(screen.queryByRole('heading', { name: 'Cuota mensual aprox.' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Comprar contado en Tus cotizaciones' })).toHaveAttribute(
      'href',
      '/usuario/cotizaciones',
    );
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: /tabla de amortización/ })).toBeNull();
  });

  test('a calculation that fails is told, and can be tried again', async () => {
    simulator.server.on(instalmentCalculation, () => {
      throw new Failure(409, 'Las condiciones del crédito cambiaron');
    });
    await calculate();
    await waitFor(() => expect(simulator.page.shown()).toEqual(['Las condiciones del crédito cambiaron']));
    expect(told()).toBeEmptyDOMElement();
    simulator.server.on(instalmentCalculation, () => [{ label: 'Cuota mensual', amount: cents(100), isVisible: true }]);
    await press('Calcular');
    await waitFor(() => expect(told()).toHaveTextContent('$1.00'));
    expect(simulator.page.shown()).toEqual([]);
  });

  test.each([
    ['4457.79', 'El campo Valor entrada debe ser mínimo $4,457.80'],
    ['22289.01', 'El campo Valor entrada debe ser máximo $22,289.00'],
    ['5000.123', 'El campo Valor entrada debe tener máximo 2 decimales'],
    ['', 'El campo Valor entrada es obligatorio'],
  ])('an entry of %p is refused: %s', async (amount, message) => {
    await simulator.page.user.click(await term(72));
    await type(amount);
    expect(screen.getByText(message)).toBeVisible();
    await press('Calcular');
    expect(entry()).toHaveFocus();
    expect(asked()).toEqual([]);
  });

  test('a term is required, and the first of them has the focus', async () => {
    await press('Calcular');
    expect(screen.getByText('El campo plazo es obligatorio')).toBeVisible();
    expect(await term(12)).toHaveFocus();
    expect(asked()).toEqual([]);
  });

  test('slider and field are in step; the slider goes no further than the price', async () => {
    fireEvent.change(slider(), { target: { value: `${MIN + 10_000}` } });
    expect(entry()).toHaveValue('$4,557.80');
    expect(slider()).toHaveAttribute('aria-valuetext', '$4,557.80, el 20 % del precio');
    fireEvent.change(slider(), { target: { value: slider().getAttribute('max') } });
    expect(entry()).toHaveValue('$22,289.00');
    await type('10000');
    expect(slider()).toHaveAttribute('aria-valuetext', '$10,000.00, el 45 % del precio');
    await type('1');
    expect(slider()).toHaveAttribute('aria-valuetext', '$4,457.80, el 20 % del precio');
  });
});

describe('the fee', () => {
  const counted = () => document.querySelector('[data-fee]');
  afterEach(() => matchMedia(false));

  test('is counted for the eyes, and read out once as what it is', async () => {
    await serve();
    open();
    await calculate(60);
    const seen = new Set<string | null>();
    const said = new Set<string | null>();
    await waitFor(() => {
      seen.add(counted()?.textContent ?? '');
      said.add(told()?.textContent ?? '');
      expect(counted()).toHaveTextContent(feeOf(60));
    });
    expect(counted()).toHaveAttribute('aria-hidden', 'true');
    expect([...said].filter(Boolean)).toEqual([`Cuota mensual aprox.: ${feeOf(60)}`]);
    expect([...seen].filter(Boolean).length).toBeGreaterThan(1);
  });

  test('stands still where motion is not wanted', async () => {
    matchMedia(true);
    await serve();
    open();
    await simulator.page.user.click(await term(60));
    const seen: (string | null)[] = [];
    const watcher = new MutationObserver(() => seen.push(counted()?.textContent ?? null));
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
    await press('Calcular');
    await waitFor(() => expect(counted()).toHaveTextContent(feeOf(60)));
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    watcher.disconnect();
    expect([...new Set(seen.filter(Boolean))]).toEqual([feeOf(60)]);
  });
});

describe('which quotation', () => {
  test('what was calculated before is chosen again', async () => {
    await serve({ creditPurchase: true, kind: 2, downPayment: cents(800_000), term: 36 });
    open();
    expect(await term(36)).toBeChecked();
    expect(entry()).toHaveValue('$8,000.00');
  });

  test('what is typed survives a reload; a term that is offered no more is not valid', async () => {
    await serve();
    open();
    await simulator.page.user.click(await term(72));
    await type('9000');
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    simulator.page.close();
    simulator.server.on(creditTerms, () => [{ id: 12, name: '12 meses' }]);
    open();
    await waitFor(() => expect(entry()).toHaveValue('$9,000.00'));
    await press('Calcular');
    expect(await screen.findByText('El campo plazo no es válido')).toBeVisible();
  });

  test('one that is not there is told, and leads to the list', async () => {
    await serve();
    open('id=7');
    expect(await screen.findByText('No encontramos esta cotización')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver tus cotizaciones' })).toHaveAttribute('href', '/usuario/cotizaciones');
    expect(simulator.page.shown()).toEqual([]);
  });

  test.each(['id=abc', 'id=0'])('%s is none', async (query) => {
    await serve();
    open(query);
    expect(await screen.findByText('No encontramos esta cotización')).toBeVisible();
  });

  test('without an id it is the one in hand; with none in hand the list', async () => {
    await serve();
    open('');
    await waitFor(() => expect(simulator.page.address()).toBe('/usuario/cotizaciones'));
    simulator.page.close();
    const id = simulator.found.negotiationId ?? 0;
    holdPurchase({ id, quotation: simulator.found });
    open('');
    await waitFor(() => expect(simulator.page.address() + simulator.page.search()).toBe(`${CALCULO}?id=${id}`));
  });

  test.each([
    [
      cashPurchase(),
      false,
      'compra a contado N.º 3005: EN PROCESO',
      'Ver tu compra',
      '/usuario/compras/detalle?id=2005',
    ],
    [
      acceptedRequest(),
      true,
      'solicitud de crédito N.º 3203: ACEPTADA',
      'Ver tus solicitudes de crédito',
      '/usuario/solicitudes',
    ],
  ])('a decided one shows its state with the way on', async (purchase, creditPurchase, state, link, to) => {
    await serve({ ...negotiationOf(purchase), customerDataComplete: true, creditPurchase });
    open();
    expect(await screen.findByText(`Esta cotización ya es una ${state}`)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', to);
    expect(screen.queryByRole('button', { name: 'Calcular' })).toBeNull();
  });

  test.each([
    [negotiation, 'tu cotización'],
    [feeSettings, 'las condiciones del crédito'],
    [creditTerms, 'las condiciones del crédito'],
  ])('a read that fails is told in its place and can be tried again', async (endpoint, what) => {
    await serve();
    let isFailing = true;
    const { server } = simulator;
    const kept = simulator.found;
    server.on(endpoint as typeof negotiation, () => {
      if (isFailing) throw new Failure(422, 'No se pudo');
      if (endpoint === negotiation) return kept;
      return (endpoint === feeSettings ? sampleFeeSettings : [{ id: 72, name: '72 meses' }]) as never;
    });
    open();
    expect(await screen.findByText(new RegExp(`No pudimos cargar ${what}`))).toBeVisible();
    isFailing = false;
    await press('Reintentar');
    expect(await term(72)).toBeVisible();
    expect(simulator.page.shown()).toEqual([]);
  });

  test('its quotation is one press away', async () => {
    await serve();
    open();
    await term(72);
    await press('Ver tu cotización');
    expect(screen.getByRole('dialog', { name: 'Tu cotización' })).toHaveTextContent('Kit Ciudad');
  });
});
