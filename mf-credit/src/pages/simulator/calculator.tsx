import type { CreditTerm, FeeSettings, Negotiation } from '@vitrina/contract';
import { SchemaForm } from '@vitrina/forms';
import { downPaymentLimits } from '@vitrina/rules';
import { useMemo, useState } from 'react';
import { CalculatorContent } from './calculator-content';
import { draftKeyOf } from './form/draft-key';
import { fieldsFor, firstValues } from './form/fields';
import { useCalculation } from './result/use-calculation';

type CalculatorProps = { found: Negotiation; settings: FeeSettings; terms: readonly CreditTerm[] };

/** Term and down payment, and what they cost a month. What is typed is kept as a draft until the application begins. */
export function Calculator({ found, settings, terms }: CalculatorProps) {
  const { total, negotiationId: id = 0 } = found;
  const limits = useMemo(
    () => downPaymentLimits(total, settings.minimumEntryPercent),
    [total, settings.minimumEntryPercent],
  );
  const { entry, schema } = useMemo(() => fieldsFor(limits, terms), [limits, terms]);
  const [initial] = useState(() => firstValues(found, limits, terms));
  const { result, calculate, clear } = useCalculation(total, settings);
  return (
    <SchemaForm
      schema={schema}
      initial={initial}
      draftKey={draftKeyOf(id)}
      onSubmit={calculate}
      aria-label="Simulador de crédito"
    >
      <CalculatorContent {...{ found, settings, terms, limits, entry, result, clear }} />
    </SchemaForm>
  );
}
