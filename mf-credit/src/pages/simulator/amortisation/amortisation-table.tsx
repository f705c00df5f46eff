import type { AmortisationRow, AmortisationSums } from '@vitrina/rules';
import { formatMoney } from '@vitrina/rules';
import { Table } from '@vitrina/ui';
import css from './amortisation-table.module.css';

const HEADINGS = ['Mes', 'Cuota sin seguros', 'Interés', 'Capital', 'Saldo', 'Desgravamen'];

type AmortisationTableProps = { rows: readonly AmortisationRow[]; sums: AmortisationSums };

/** Written out, because what is laid out as lines is no row to some screen readers. */
const role = (name: string) => ({ role: name });

/** Every month, and the sum. On phones a month takes two lines of three figures, below headings in the same places. */
export const AmortisationTable = ({ rows, sums }: AmortisationTableProps) => (
  <Table caption="Cuota de capital e interés de cada mes" hideCaption className={css.table}>
    <thead {...role('rowgroup')}>
      <tr {...role('row')}>
        {HEADINGS.map((heading, i) => (
          <th key={heading} {...role('columnheader')} scope="col" data-number={i > 0 || undefined}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...role('rowgroup')}>
      {rows.map(({ number, instalment, interest, capital, balance, lifeInsurance }) => (
        <tr key={number} {...role('row')}>
          <th {...role('rowheader')} scope="row">{number}</th>
          {[instalment, interest, capital, balance, lifeInsurance].map((amount, i) => (
            <td key={HEADINGS[i]} {...role('cell')} data-number>
              {formatMoney(amount)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
    <tfoot {...role('rowgroup')}>
      <tr {...role('row')}>
        <th {...role('rowheader')} scope="row">Total</th>
        <td {...role('cell')} data-number>{formatMoney(sums.instalment)}</td>
        <td {...role('cell')} data-number>{formatMoney(sums.interest)}</td>
        <td {...role('cell')} data-number>{formatMoney(sums.capital)}</td>
        <td {...role('cell')} />
        <td {...role('cell')} data-number>{formatMoney(sums.lifeInsurance)}</td>
      </tr>
    </tfoot>
  </Table>
);
