import type { AmortisationRow, AmortisationSums } from '@vitrina/rules';
import { formatMoney } from '@vitrina/rules';
import { Table } from '@vitrina/ui';
import css from './amortisation-table.module.css';

const HEADINGS = ['Mes', 'Cuota sin seguros', 'Interés', 'Capital', 'Saldo', 'Desgravamen'];

type AmortisationTableProps = { rows: readonly AmortisationRow[]; sums: AmortisationSums };

/** Every month, and the sum. */
export const AmortisationTable = ({ rows, sums }: AmortisationTableProps) => (
  <Table caption="Cuota de capital e interés de cada mes" hideCaption className={css.table}>
    <thead>
      <tr>
        {HEADINGS.map((heading, i) => (
          <th key={heading} scope="col" data-number={i > 0 || undefined}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ number, instalment, interest, capital, balance, lifeInsurance }) => (
        <tr key={number}>
          <th scope="row">{number}</th>
          {[instalment, interest, capital, balance, lifeInsurance].map((amount, i) => (
            <td key={HEADINGS[i]} data-number>
              {formatMoney(amount)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td data-number>{formatMoney(sums.instalment)}</td>
        <td data-number>{formatMoney(sums.interest)}</td>
        <td data-number>{formatMoney(sums.capital)}</td>
        <td />
        <td data-number>{formatMoney(sums.lifeInsurance)}</td>
      </tr>
    </tfoot>
  </Table>
);
