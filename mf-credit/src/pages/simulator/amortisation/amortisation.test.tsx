import { screen, waitFor, within } from '@testing-library/react';
import { parseMoney } from '@vitrina/rules';
import { button, calculate, open, press, serve, simulator, term, told, useSimulator } from '../testing/simulator';

useSimulator();

const table = () => screen.getByRole('table', { name: 'Cuota de capital e interés de cada mes' });
/** The cents of a cell. */
const amount = (text: string | null) => parseMoney(text ?? '') ?? Number.NaN;
const rows = () =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => amount(textContent)),
    );

beforeEach(async () => {
  await serve();
  window.print = jest.fn();
  open();
  await calculate(60);
  await waitFor(() => expect(told()).not.toBeEmptyDOMElement());
  await press('Ver tabla de amortización');
});

test('every row adds, and the columns sum up to the cent', () => {
  const all = rows();
  const months = all.slice(0, -1);
  const total = all.at(-1) ?? [];
  expect(months).toHaveLength(60);
  for (const [instalment = 0, interest = 0, capital = 0] of months) expect(interest + capital).toBe(instalment);
  // 22,289.00 less 4,457.80.
  expect(total[2]).toBe(1_783_120);
  for (const column of [0, 1, 2, 4]) {
    expect(months.reduce((sum, row) => sum + (row[column] ?? 0), 0)).toBe(total[column]);
  }
  expect(months.at(-1)?.[3]).toBe(0);
  // The life insurance of the first month is the one of the calculation, and falls with the balance.
  expect(months[0]?.[4]).toBe(892);
  expect(months[59]?.[4]).toBe(21);
});

test('it stays a table where its rows are laid out as lines', () => {
  for (const element of table().querySelectorAll('thead, tbody, tfoot, tr, th, td'))
    expect(element).toHaveAttribute('role');
  expect(table()).toHaveAttribute('role', 'table');
});

test('years are bars in words too, and together they are the whole', () => {
  const years = within(screen.getByRole('figure')).getAllByRole('listitem');
  expect(years).toHaveLength(5);
  const capital = years.reduce(
    (sum, { textContent }) => sum + amount(/capital (\S+),/.exec(textContent ?? '')?.[1] ?? ''),
    0,
  );
  expect(capital).toBe(1_783_120);
});

test('it says how it is calculated, has the focus when it opens, and can be printed and closed', async () => {
  expect(screen.getByRole('heading', { name: 'Tabla de amortización' })).toHaveFocus();
  expect(screen.getByText(/^Sistema francés, con meses de 30 días y años de 360/)).toBeVisible();
  await press('Imprimir');
  expect(window.print).toHaveBeenCalledTimes(1);
  expect(button('Ocultar tabla de amortización')).toHaveAttribute('aria-expanded', 'true');
  await press('Ocultar tabla de amortización');
  expect(screen.queryByRole('heading', { name: 'Tabla de amortización' })).toBeNull();
});

test('another term takes it away with the result', async () => {
  await simulator.page.user.click(await term(48));
  expect(screen.queryByRole('heading', { name: 'Tabla de amortización' })).toBeNull();
});
