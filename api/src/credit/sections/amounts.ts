import type { Expense, Income, Liability } from '@vitrina/contract';
import { offered } from '../../catalogue/offered';
import {
  demand,
  demandAmounts,
  demandChoices,
  demandRows,
  demandSingleTypes,
  type Judging,
  missing,
  tidy,
} from './judging';

const typesOf = (rows: readonly { typeId: number }[]) => rows.map(({ typeId }) => typeId);

/** The debts as they are kept. @throws Refused for what breaks a rule of the form */
export async function judgeLiabilities(stated: readonly Liability[], judging: Judging): Promise<Liability[]> {
  const rows = stated.map(tidy);
  demandRows(rows, judging.form.financial[judging.person].liabilities ?? 0, 'Pasivo(s)');
  demandAmounts(rows);
  demandSingleTypes(rows, 'pasivos');
  await demandChoices(judging, 'liability-type', typesOf(rows), 'tipo de pasivo');
  demand(
    rows.every(({ observation }) => observation !== undefined),
    missing('observación'),
  );
  return rows;
}

/** The income as it is kept. @throws Refused for what breaks a rule of the form */
export async function judgeIncome(stated: readonly Income[], judging: Judging): Promise<Income[]> {
  const rows = stated.map(tidy);
  demandRows(rows, judging.form.financial[judging.person].income ?? 0, 'Ingreso(s)');
  demandAmounts(rows);
  demandSingleTypes(rows, 'ingresos');
  await demandChoices(judging, 'income_type', typesOf(rows), 'tipo de ingreso');
  const described = await offered(judging.database)
    .selectFrom('income_type')
    .select('id')
    .where('needs_description', '=', true)
    .execute();
  const needDescription = new Set(described.map(({ id }) => id));
  demand(
    rows.every(({ typeId, description }) => description !== undefined || !needDescription.has(typeId)),
    missing('descripción'),
  );
  return rows;
}

/** The expenses as they are kept. @throws Refused for what breaks a rule of the form */
export async function judgeExpenses(rows: readonly Expense[], judging: Judging): Promise<Expense[]> {
  demandRows(rows, judging.form.financial[judging.person].expenses ?? 0, 'Gasto(s)');
  demandAmounts(rows);
  demandSingleTypes(rows, 'gastos');
  await demandChoices(judging, 'expense-type', typesOf(rows), 'tipo de gasto');
  return [...rows];
}
