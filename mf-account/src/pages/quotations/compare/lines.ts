import type { Cents, Quotation } from '@vitrina/contract';
import { foldAccents, formatDate, minCents, sumCents } from '@vitrina/rules';

/** What a quotation has of a line: text, an amount, or both; several of them for a list. */
export type Cell = { texts: readonly string[]; price?: Cents };

/** A line of the comparison, with one cell for each quotation; undefined where it says nothing. */
export type Line = {
  label: string;
  cells: readonly (Cell | undefined)[];
  differs: boolean;
  /** The columns with the lowest price, if every quotation has one and they are not all the same. */
  cheapest: readonly number[];
};

const text = (value: string | undefined): Cell | undefined =>
  value === undefined || value === '' ? undefined : { texts: [value] };

const items = (list: Quotation['accessories']): Cell => ({
  texts: list.map(({ name }) => name),
  ...(list.length > 0 && { price: sumCents(list.map(({ price }) => price)) }),
});

/** In the order in which they stand among those that differ, and among those that do not. */
const LINES: readonly [label: string, cell: (quotation: Quotation) => Cell | undefined][] = [
  ['Precio total del vehículo', ({ total }) => ({ texts: [], price: total })],
  ['Modelo', ({ modelName }) => text(modelName)],
  ['Año', ({ year }) => text(year?.toString())],
  ['Versión', ({ versionName }) => text(versionName)],
  ['Motor', ({ motor }) => text(motor)],
  ['Transmisión', ({ transmission }) => text(transmission)],
  ['Tracción', ({ traction }) => text(traction)],
  ['Color', ({ colour }) => text(colour)],
  [
    'Paquete',
    ({ packageDescription, packagePrice }) => {
      const cell = text(packageDescription);
      return cell && { ...cell, ...(packagePrice !== undefined && { price: packagePrice }) };
    },
  ],
  ['Accesorios individuales', ({ accessories }) => items(accessories)],
  ['Kit de accesorios', ({ kits }) => items(kits)],
  ['Mantenimientos prepagados', ({ prepaidMaintenance }) => items(prepaidMaintenance)],
  ['Empresa', ({ company }) => text(company)],
  ['Fecha', ({ date }) => text(formatDate(date))],
];

const sameAs = (cell: Cell | undefined) =>
  cell && JSON.stringify([cell.texts.map(foldAccents).sort(), cell.price ?? null]);

function cheapestOf(cells: Line['cells']): number[] {
  const prices = cells.flatMap((cell) => cell?.price ?? []);
  if (prices.length < cells.length || new Set(prices).size < 2) return [];
  const lowest = prices.reduce((one, other) => minCents(one, other));
  return prices.flatMap((price, column) => (price === lowest ? column : []));
}

/** Compares quotations line by line; lines that differ come first, and those of which none says anything are left out. */
export function compare(quotations: readonly Quotation[]): Line[] {
  const lines = LINES.map(([label, cell]): Line => {
    const cells = quotations.map(cell);
    return { label, cells, differs: new Set(cells.map(sameAs)).size > 1, cheapest: cheapestOf(cells) };
  });
  return lines
    .filter(({ cells }) => cells.some((cell) => cell !== undefined))
    .sort((one, other) => Number(other.differs) - Number(one.differs));
}
