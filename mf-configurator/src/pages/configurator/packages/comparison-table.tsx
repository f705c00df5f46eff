import type { TrimPackage } from '@vitrina/contract';
import { Badge, Button, Price } from '@vitrina/ui';
import { CompareCheck, type Compared } from './compare-check';
import css from './comparison-table.module.css';
import { PackageThumbnail } from './package-picture';

export type ComparisonTableProps = {
  packages: readonly TrimPackage[];
  /** Id of the chosen package, which cannot be chosen again. */
  currentId: number | undefined;
  fallbackPicture?: string;
  compared: Compared;
  onChoose(trimPackage: TrimPackage): void;
};

/** One package per row; on phones every row is a block with its labels. */
export function ComparisonTable({ packages, ...rest }: ComparisonTableProps) {
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
          <Row key={trimPackage.id} trimPackage={trimPackage} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Omit<ComparisonTableProps, 'packages'> & { trimPackage: TrimPackage };

function Row({ trimPackage, currentId, fallbackPicture, compared, onChoose }: RowProps) {
  const { id, title, year, price, description } = trimPackage;
  return (
    <tr className={css.row}>
      <th scope="row">
        <PackageThumbnail trimPackage={trimPackage} fallback={fallbackPicture} />
        <span className={css.title}>{title}</span>
        {id === currentId && <Badge>Tu paquete</Badge>}
      </th>
      <td data-label="Año">{year}</td>
      <td data-label="Precio">
        <Price cents={price} />
      </td>
      <td className={css.description}>{description}</td>
      <td className={css.moves}>
        <ChangeButton trimPackage={trimPackage} currentId={currentId} onChoose={onChoose} />
        <CompareCheck trimPackage={trimPackage} compared={compared} />
      </td>
    </tr>
  );
}

/** 'Cambiar a este paquete', disabled for the chosen one. */
export function ChangeButton({
  trimPackage,
  currentId,
  onChoose,
}: Pick<RowProps, 'trimPackage' | 'currentId' | 'onChoose'>) {
  return (
    <Button
      variant="secondary"
      size="s"
      disabled={trimPackage.id === currentId}
      aria-label={`Cambiar a este paquete: ${trimPackage.title} ${trimPackage.year}`}
      onClick={() => onChoose(trimPackage)}
    >
      Cambiar a este paquete
    </Button>
  );
}
