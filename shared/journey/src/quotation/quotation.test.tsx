import '@vitrina/ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cents, type Quotation } from '@vitrina/contract';
import { act } from 'react';
import { QuotationAside } from './quotation-aside';
import { QuotationSummary } from './quotation-summary';

const bare: Quotation = {
  id: 1,
  number: 1003,
  date: '2026-11-28T03:30:00.000Z',
  company: 'Costa Autos',
  total: cents(1_999_000),
  accessories: [],
  kits: [],
  prepaidMaintenance: [],
};
const full: Quotation = {
  ...bare,
  company: 'Andina Motors',
  image: '/media/sierra.webp',
  colourName: 'Sierra 2027 · Rojo Cotopaxi',
  packageDescription: 'Paquete Urbano',
  packagePrice: cents(2_500_000),
  total: cents(2_568_950),
  accessories: [
    { name: 'Barras de techo', price: cents(26_950) },
    { name: 'Alfombras', price: cents(20_000) },
  ],
  kits: [{ name: 'Kit Ciudad', price: cents(10_000) }],
  prepaidMaintenance: [{ name: 'Plan de 10,000 km', price: cents(12_000) }],
};

test('a summary shows car, number, day in Ecuador, company and total, and folds its four sections with their sums', async () => {
  render(<QuotationSummary quotation={full}>Comprar contado</QuotationSummary>);
  const summary = within(screen.getByRole('article', { name: 'Sierra 2027 · Rojo Cotopaxi' }));
  expect(summary.getByRole('img', { name: 'Sierra 2027 · Rojo Cotopaxi' })).toHaveAttribute('src', full.image);
  for (const text of ['Cotización N.º 1003', '27/11/2026', 'Andina Motors', '$25,689.50', 'Comprar contado'])
    expect(summary.getByText(text)).toBeVisible();
  const groups = summary.getAllByRole('group');
  expect(groups.map((group) => group.querySelector('summary')?.textContent)).toEqual([
    'Paquetes$25,000.00',
    'Accesorios individuales$469.50',
    'Kit de accesorios$100.00',
    'Mantenimientos prepagados$120.00',
  ]);
  expect(groups[1]).not.toHaveAttribute('open');
  await userEvent.click(within(groups[1]!).getByText('Accesorios individuales'));
  expect(within(groups[1]!).getByText('Barras de techo')).toBeVisible();
});

test('without picture, colour and extras it shows what there is', () => {
  render(<QuotationSummary quotation={bare} />);
  const summary = within(screen.getByRole('article', { name: 'Costa Autos' }));
  expect(summary.queryByRole('img')).toBeNull();
  expect(summary.queryByRole('group')).toBeNull();
  expect(summary.getByText('$19,990.00')).toBeVisible();
});

test('beside a page where there is room, else behind a bar; what was typed in the page stays when the window changes', async () => {
  const media = Object.assign(new EventTarget(), { matches: true });
  window.matchMedia = () => media as unknown as MediaQueryList;
  render(
    <QuotationAside quotation={full} side={<h2>Historial</h2>} actions={<button type="button">Continuar</button>}>
      <input aria-label="Entrada" />
    </QuotationAside>,
  );
  await userEvent.type(screen.getByRole('textbox'), '5000');
  expect(screen.getByRole('complementary', { name: 'Resumen de tu cotización' })).toHaveTextContent('$25,689.50');
  expect(screen.queryByRole('region', { name: 'Precio total del vehículo' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Historial' })).toBeVisible();
  media.matches = false;
  act(() => void media.dispatchEvent(new Event('change')));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Historial' })).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('5000');
  const bar = within(screen.getByRole('region', { name: 'Precio total del vehículo' }));
  expect(bar.getByRole('button', { name: 'Continuar' })).toBeVisible();
  await userEvent.click(bar.getByRole('button', { name: 'Precio total del vehículo' }));
  expect(screen.getByRole('dialog', { name: 'Tu cotización' })).toHaveTextContent('Sierra 2027 · Rojo Cotopaxi');
});

test('a page about what is left to pay tells it in its bar and below the total', async () => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
  render(
    <QuotationAside quotation={full} balance={cents(1_681_831)}>
      <p>Pago</p>
    </QuotationAside>,
  );
  const bar = within(screen.getByRole('region', { name: 'Saldo por pagar' }));
  expect(screen.getByRole('region', { name: 'Saldo por pagar' })).toHaveTextContent('$16,818.31');
  await userEvent.click(bar.getByRole('button', { name: 'Saldo por pagar' }));
  const terms = within(screen.getByRole('dialog')).getAllByRole('term');
  expect(terms.slice(-2).map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)).toEqual([
    'Precio total del vehículo $25,689.50',
    'Saldo por pagar $16,818.31',
  ]);
});
