import type { Expense, FinancialCatalogues } from '@vitrina/contract';
import { FormField, type OutputOf, selectField, type ValuesOf } from '@vitrina/forms';
import { listField } from '@vitrina/forms/lists';
import { amountField } from '@vitrina/forms/masks';
import { LABELS, LIST_LABELS } from '@vitrina/rules/answer-labels';
import { itemOf } from '../../parts/items';
import { AMOUNTS } from './amounts';
import type { ListDefinition } from './definition';

const label = LABELS.expense;
const type = selectField({ name: 'type', label: label.typeId });
const value = amountField({ name: 'value', label: label.value, ...AMOUNTS });
const fields = [type, value] as const;

/** Expenses a month. */
export const expenses = ({
  expenseTypes,
}: FinancialCatalogues): ListDefinition<ValuesOf<typeof fields>, OutputOf<typeof fields>, Expense> => ({
  field: (min) =>
    listField({
      name: 'expenses',
      label: LIST_LABELS.expenses,
      item: 'Gasto',
      fields,
      min,
      total: value.name,
    }),
  entry: (
    <>
      <FormField of={type} options={expenseTypes} />
      <FormField of={value} />
    </>
  ),
  rowOf: ({ typeId, value }) => ({ type: itemOf(expenseTypes, typeId), value }),
  answerOf: ({ type, value }) => ({ typeId: type.id, value }),
  joined: null,
  incomplete: 'Completa el formulario de gastos',
});
