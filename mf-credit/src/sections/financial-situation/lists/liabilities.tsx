import type { FinancialCatalogues, Liability } from '@vitrina/contract';
import { FormField, type OutputOf, selectField, type ValuesOf } from '@vitrina/forms';
import { listField } from '@vitrina/forms/lists';
import { amountField } from '@vitrina/forms/masks';
import { LABELS, LIST_LABELS } from '@vitrina/rules/answer-labels';
import { itemOf } from '../../parts/items';
import { linesField } from '../../parts/lines-field';
import { AMOUNTS, LONGEST_TEXT } from './amounts';
import type { ListDefinition } from './definition';

const label = LABELS.liability;
const type = selectField({ name: 'type', label: label.typeId });
const observation = linesField({ name: 'observation', label: label.observation, max: LONGEST_TEXT });
const value = amountField({ name: 'value', label: label.value, ...AMOUNTS });
const fields = [type, observation, value] as const;

/** Debts: each with an observation. */
export const liabilities = ({
  liabilityTypes,
}: FinancialCatalogues): ListDefinition<ValuesOf<typeof fields>, OutputOf<typeof fields>, Liability> => ({
  field: (min) =>
    listField({
      name: 'liabilities',
      label: LIST_LABELS.liabilities,
      item: 'Pasivo',
      fields,
      min,
      total: value.name,
    }),
  entry: (
    <>
      <FormField of={type} options={liabilityTypes} />
      <FormField of={observation} />
      <FormField of={value} />
    </>
  ),
  rowOf: ({ typeId, observation, value }) => ({ type: itemOf(liabilityTypes, typeId), observation, value }),
  answerOf: ({ type, observation, value }) => ({ typeId: type.id, observation, value }),
  joined: observation.name,
  incomplete: 'Completa el formulario de Pasivos',
});
