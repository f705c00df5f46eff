import type { TrimPackage } from '@vitrina/contract';
import type { ReactNode } from 'react';
import css from './differences.module.css';

type DifferenceRowProps = {
  packages: readonly TrimPackage[];
  label: string;
  differs: boolean;
  /** The content of a package's column. */
  cell(column: number): ReactNode;
};

/** One line of the differences. A difference is stated in words, and marked by bar and background. */
export function DifferenceRow({ packages, label, differs, cell }: DifferenceRowProps) {
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        <span>{label}</span>
        {differs && <span className={css.differs}>Distinto</span>}
      </th>
      {packages.map(({ id }, column) => (
        <td key={id}>{cell(column)}</td>
      ))}
    </tr>
  );
}
