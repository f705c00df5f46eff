import type { FinancialBlocks, FinancialList } from '@vitrina/rules';

/** What two lists come to together (ours). */
const PAIRS: readonly { label: string; from: FinancialList; less: FinancialList }[] = [
  { label: 'Patrimonio (activos − pasivos)', from: 'assets', less: 'liabilities' },
  { label: 'Te queda al mes (ingresos − gastos)', from: 'income', less: 'expenses' },
];

/** The pairs of which both lists are asked for. */
export const askedPairs = (blocks: FinancialBlocks) =>
  PAIRS.filter(({ from, less }) => blocks[from] !== undefined && blocks[less] !== undefined);
