import type { Cents, TrimPackage } from '@vitrina/contract';
import { priceDifference } from '@vitrina/rules';
import { Badge, Icon, Price, Table, VisuallyHidden } from '@vitrina/ui';
import { useState } from 'react';
import { comparePackages, differ, type Line, type PowerNames } from './compare';
import { ChangeButton } from './comparison-table';
import { DifferenceRow } from './difference-row';
import css from './differences.module.css';
import { PackageThumbnail } from './package-picture';

type DifferencesProps = {
  /** Two or three. */
  packages: readonly TrimPackage[];
  /** All on offer: source of the features of the packages below. */
  known: readonly TrimPackage[];
  names?: PowerNames;
  current: TrimPackage | undefined;
  fallbackPicture?: string;
  onChoose(trimPackage: TrimPackage): void;
};

/** Packages side by side, one column each: differences are marked and come first, and the rest can be hidden. */
export function Differences({ packages, known, names, current, fallbackPicture, onChoose }: DifferencesProps) {
  const [isBrief, setBrief] = useState(false);
  const lines = comparePackages(packages, known, names).filter(({ differs }) => differs || !isBrief);
  return (
    <>
      <label className={css.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={isBrief}
          aria-checked={isBrief}
          onChange={() => setBrief(!isBrief)}
        />
        Solo diferencias
      </label>
      <Table caption="Diferencias entre los paquetes" hideCaption className={css.differences}>
        <thead>
          <tr>
            <td />
            {packages.map((trimPackage) => (
              <th key={trimPackage.id} scope="col">
                <PackageThumbnail trimPackage={trimPackage} fallback={fallbackPicture} />
                <span className={css.title}>{trimPackage.title}</span>
                {trimPackage.id === current?.id && <Badge>Tu paquete</Badge>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <DifferenceRow
            packages={packages}
            label="Precio"
            differs={differ(packages.map(({ price }) => price))}
            cell={(column) => <PackagePrice price={packages[column]!.price} current={current?.price} />}
          />
          {lines.map(({ kind, values, ...line }) => (
            <DifferenceRow
              key={line.label}
              packages={packages}
              {...line}
              cell={(column) => <Value kind={kind} value={values[column]} />}
            />
          ))}
          <tr className={css.moves}>
            <td />
            {packages.map((trimPackage) => (
              <td key={trimPackage.id}>
                <ChangeButton trimPackage={trimPackage} currentId={current?.id} onChoose={onChoose} />
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
    </>
  );
}

function PackagePrice({ price, current }: { price: Cents; current: Cents | undefined }) {
  return (
    <>
      <Price cents={price} />
      {current !== undefined && current !== price && (
        <span className={css.note}>{priceDifference(price, current)}</span>
      )}
    </>
  );
}

function Value({ kind, value }: { kind: Line['kind']; value: Line['values'][number] }) {
  if (value === true) return <Included />;
  return value ?? <Missing words={kind === 'fact' ? 'Sin dato' : 'No incluido'} />;
}

const Included = () => (
  <>
    <Icon name="check" className={css.included} />
    <VisuallyHidden>Incluido</VisuallyHidden>
  </>
);

const Missing = ({ words }: { words: string }) => (
  <>
    <span aria-hidden="true" className={css.missing}>
      —
    </span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </>
);
