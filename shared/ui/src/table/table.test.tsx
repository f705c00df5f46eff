import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordTable } from './record-table';
import { Table } from './table';

test('a table and the region it scrolls in have the name of its caption and are reached by Tab', async () => {
  render(
    <Table caption="Pagos" hideCaption>
      <tbody>
        <tr>
          <td>$1.00</td>
        </tr>
      </tbody>
    </Table>,
  );
  expect(screen.getByRole('table', { name: 'Pagos' })).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('region', { name: 'Pagos' })).toHaveFocus();
});

type Payment = { id: number; method: string; amount: string; isGone?: boolean };
const payments: Payment[] = [
  { id: 1, method: 'Tarjeta', amount: '$1.00' },
  { id: 2, method: 'Depósito', amount: '-$1.00', isGone: true },
];
const showRecords = (isBeside = false) =>
  render(
    <RecordTable
      isBeside={isBeside}
      caption="Pagos"
      columns={[
        { title: 'Método', as: 'heading', cell: ({ method }) => method },
        { title: 'Valor', as: 'number', cell: ({ amount }) => amount },
        { title: 'Acciones', as: 'action', cell: ({ isGone }) => !isGone && <button type="button">Ver</button> },
      ]}
      rows={payments}
      isBad={({ isGone }) => isGone === true}
      sums={[{ title: 'Saldo', value: '$0.00' }]}
    />,
  );

test.each([true, false])('records are a table to a screen reader, laid out as blocks: %s', (isNarrow) => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: isNarrow }) as MediaQueryList;
  showRecords();
  const table = screen.getByRole('table', { name: 'Pagos' });
  expect(table.parentElement?.classList.contains('blocks')).toBe(isNarrow);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Método',
    'Valor',
    'Acciones',
  ]);
  const [, first, second, sum] = screen.getAllByRole('row');
  expect(within(first!).getByRole('rowheader')).toHaveTextContent('Tarjeta');
  expect(within(first!).getAllByRole('cell')).toHaveLength(2);
  expect(second).toHaveAttribute('data-bad');
  expect(first).not.toHaveAttribute('data-bad');
  expect(within(sum!).getByRole('rowheader', { name: 'Saldo' })).toBeInTheDocument();
  expect(within(sum!).getAllByRole('cell')[0]).toHaveTextContent('$0.00');
  // Written out, so that a layout of blocks does not take them away.
  for (const element of table.querySelectorAll('thead, tbody, tfoot, tr, th, td'))
    expect(element).toHaveAttribute('role');
});

test('beside a column of the page it needs a wider window to be a table, and is a dense one there', () => {
  const widths: string[] = [];
  window.matchMedia = (media) => {
    widths.push(media);
    return Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  };
  showRecords(true);
  expect(new Set(widths)).toEqual(new Set(['(max-width: 79.99rem)']));
  expect(screen.getByRole('table', { name: 'Pagos' }).parentElement).toHaveClass('beside');
});
