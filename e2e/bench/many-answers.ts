import type { Answers } from '@vitrina/contract';
import { contract } from '../support/contract';

const { cents } = contract;

const rowsOf = <Row>(count: number, row: (i: number) => Row) => Array.from({ length: count }, (_, i) => row(i));

/** `count` rows in each list of the financial situation. Types repeat: no customer has thirty of them. */
export const manyAnswers = (count: number): Answers => ({
  assets: rowsOf(count, (i) => ({ typeId: 6, reference: `Muebles de la casa ${i + 1}`, value: cents(100_00 + i) })),
  liabilities: rowsOf(count, (i) => ({
    ...{ typeId: 1 + (i % 10), observation: `Préstamo ${i + 1}, hasta diciembre`, value: cents(100_00 + i) },
  })),
  income: rowsOf(count, (i) => ({ typeId: 12, description: `Ingreso ${i + 1} del negocio`, value: cents(100_00 + i) })),
  expenses: rowsOf(count, (i) => ({ typeId: 1 + (i % 10), value: cents(100_00 + i) })),
});

/** The asset that `manyAssets` has in error. */
export const WRONG = 'Muebles mal valorados';

/** `count` assets, the second of which is worth less than a dollar. */
export const manyAssets = (count: number): Answers => ({
  assets: manyAnswers(count).assets?.map((asset, i) =>
    i === 1 ? { ...asset, reference: WRONG, value: cents(50) } : asset,
  ),
});
