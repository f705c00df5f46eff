import type { TrimPackage } from '@vitrina/contract';
import { Button, Price } from '@vitrina/ui';
import css from './comparison-table.module.css';

type ComparisonTableProps = {
  packages: readonly TrimPackage[];
  /** Id of the chosen package: it cannot be changed to. */
  currentId: number | undefined;
  onChoose(trimPackage: TrimPackage): void;
};

/** One package a row; on phones every row is a block with its labels. */
export function ComparisonTable({ packages, currentId, onChoose }: ComparisonTableProps) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Paquete</th>
          <th scope="col">Año</th>
          <th scope="col">Precio</th>
          <th scope="col">Descripción</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {packages.map((trimPackage) => (
          <Row
            key={trimPackage.id}
            trimPackage={trimPackage}
            isCurrent={trimPackage.id === currentId}
            onChoose={onChoose}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { trimPackage: TrimPackage; isCurrent: boolean; onChoose(trimPackage: TrimPackage): void };

function Row({ trimPackage, isCurrent, onChoose }: RowProps) {
  const { title, year, price, description } = trimPackage;
  return (
    <tr className={css.row} data-current={isCurrent || undefined}>
      <th scope="row">{title}</th>
      <td data-label="Año">{year}</td>
      <td data-label="Precio">
        <Price cents={price} />
      </td>
      <td className={css.description}>{description}</td>
      <td>
        <Button
          variant="secondary"
          size="s"
          disabled={isCurrent}
          aria-label={`Cambiar a este paquete: ${title} ${year}`}
          onClick={() => onChoose(trimPackage)}
        >
          Cambiar a este paquete
        </Button>
      </td>
    </tr>
  );
}
