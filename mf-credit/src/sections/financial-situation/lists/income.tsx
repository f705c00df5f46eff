import type { FinancialCatalogues, Income, IncomeType } from '@vitrina/contract';
import { FormField, type OutputOf, optional, selectField, type ValuesOf, when } from '@vitrina/forms';
import { listField } from '@vitrina/forms/lists';
import { amountField } from '@vitrina/forms/masks';
import { LABELS, LIST_LABELS } from '@vitrina/rules/answer-labels';
import { itemOf } from '../../parts/items';
import { linesField } from '../../parts/lines-field';
import { AMOUNTS, LONGEST_TEXT } from './amounts';
import type { ListDefinition } from './definition';

const label = LABELS.income;
const type = selectField<'type', IncomeType>({ name: 'type', label: label.typeId });
const description = linesField({ name: 'description', label: label.description, max: LONGEST_TEXT });
const value = amountField({ name: 'value', label: label.value, ...AMOUNTS });

/** Some types say nothing without a description: OTROS INGRESOS. */
const needsDescription = (chosen: IncomeType | null | undefined) => chosen?.needsDescription === true;
const required = when(type, needsDescription, [description]);
const voluntary = when(type, (chosen) => !needsDescription(chosen), [optional(description)]);
const fields = [type, ...required, ...voluntary, value] as const;

/** Income a month. */
export const income = ({
  incomeTypes,
}: FinancialCatalogues): ListDefinition<ValuesOf<typeof fields>, OutputOf<typeof fields>, Income> => ({
  field: (min) =>
    listField({
      name: 'income',
      label: LIST_LABELS.income,
      item: 'Ingreso',
      fields,
      columns: [type, description, value],
      min,
      total: value.name,
    }),
  entry: (
    <>
      <FormField of={type} options={incomeTypes} />
      {[...required, ...voluntary].map((of, i) => (
        <FormField key={i === 0 ? 'required' : 'voluntary'} of={of} />
      ))}
      <FormField of={value} />
    </>
  ),
  rowOf: ({ typeId, description = '', value }) => ({ type: itemOf(incomeTypes, typeId), description, value }),
  answerOf: ({ type, description, value }) => ({ typeId: type.id, value, ...(description && { description }) }),
  joined: description.name,
  incomplete: 'Completa el formulario de ingresos',
});
