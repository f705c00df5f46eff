import { formatMoney } from '@vitrina/rules';
import { Table } from '@vitrina/ui';
import { PartMark, partsOf } from './composition';
import css from './cost-table.module.css';
import type { Calculated } from './use-calculation';

/** The term, the entry and the visible cost lines, the fee last (specification 2, section 2). */
export function CostTable({ result: { term, entry, lines } }: { result: Calculated }) {
  const parts = partsOf(lines);
  const fee = lines.at(-1);
  const visible = lines.filter(({ isVisible }) => isVisible);
  return (
    <Table caption="De qué se compone tu cuota" hideCaption className={css.table}>
      <tbody>
        <Line label="plazo" amount={term.name} />
        <Line label="entrada" amount={formatMoney(entry)} />
        {visible
          .filter((line) => line !== fee)
          .map((line) => (
            <Line
              key={line.label}
              label={line.label.toLowerCase()}
              amount={formatMoney(line.amount)}
              look={parts.indexOf(line)}
            />
          ))}
      </tbody>
      {fee?.isVisible && (
        <tfoot>
          <Line label={fee.label.toLowerCase()} amount={formatMoney(fee.amount)} />
        </tfoot>
      )}
    </Table>
  );
}

type LineProps = {
  label: string;
  amount: string;
  /** Of its part in the line above; -1 of what is none of the month. */
  look?: number;
};

const Line = ({ label, amount, look = -1 }: LineProps) => (
  <tr>
    <th scope="row">
      {look >= 0 && <PartMark look={look} />}
      <span>{label}</span>
    </th>
    <td data-number>{amount}</td>
  </tr>
);
