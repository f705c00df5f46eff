import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
