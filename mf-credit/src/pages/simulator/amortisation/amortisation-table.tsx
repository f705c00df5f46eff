import type { Cents } from '@vitrina/contract';
import type { AmortisationRow, AmortisationSums } from '@vitrina/rules';
import { formatMoney } from '@vitrina/rules';
import { Table } from '@vitrina/ui';
import css from './amortisation-table.module.css';

const HEADINGS = ['Mes', 'Cuota sin seguros', 'Interés', 'Capital', 'Saldo', 'Desgravamen'];

type AmortisationTableProps = { rows: readonly AmortisationRow[]; sums: AmortisationSums };

/** Written out, because what is laid out as lines is no row to some screen readers. */
const role = (name: string) => ({ role: name });

/** The figures of a row, in the order of the headings; what has no sum stays empty. */
const Figures = ({ of }: { of: readonly (Cents | undefined)[] }) =>
  of.map((amount, i) => (
    <td key={HEADINGS[i + 1]} {...role('cell')} data-number>
      {amount !== undefined && formatMoney(amount)}
    </td>
  ));

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
          <th {...role('rowheader')} scope="row">
            {number}
          </th>
          <Figures of={[instalment, interest, capital, balance, lifeInsurance]} />
        </tr>
      ))}
    </tbody>
    <tfoot {...role('rowgroup')}>
      <tr {...role('row')}>
        <th {...role('rowheader')} scope="row">
          Total
        </th>
        <Figures of={[sums.instalment, sums.interest, sums.capital, undefined, sums.lifeInsurance]} />
      </tr>
    </tfoot>
  </Table>
);
