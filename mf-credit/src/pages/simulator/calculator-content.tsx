import type { CreditTerm, FeeSettings, Negotiation } from '@vitrina/contract';
import { FormField, useFormValue } from '@vitrina/forms';
import { type AmountValue, amountOf } from '@vitrina/forms/masks';
import { useIsWide } from '@vitrina/journey';
import { Container } from '@vitrina/ui';
import { useEffect, useState } from 'react';
import { Amortisation } from './amortisation/amortisation';
import css from './calculator-content.module.css';
import { ConsentDialog } from './consent/consent-dialog';
import { usePresent } from './consent/use-present';
import { Actions } from './form/actions';
import { EntryBlock } from './form/entry-block';
import type { EntryLimits, fieldsFor } from './form/fields';
import { termField } from './form/term-field';
import { FeeBar } from './result/fee-bar';
import { ResultPanel } from './result/result-panel';
import type { Calculated } from './result/use-calculation';
import { QuotationLine } from './summary/quotation-line';

type CalculatorContentProps = {
  found: Negotiation;
  settings: FeeSettings;
  terms: readonly CreditTerm[];
  limits: EntryLimits;
  entry: ReturnType<typeof fieldsFor>['entry'];
  result: Calculated | undefined;
  /** Another term or entry: what was calculated counts no more. */
  clear(): void;
};

/** The form beside its result. Below 64rem the result follows the form, and the fee stands in a bar at the bottom. */
export function CalculatorContent(props: CalculatorContentProps) {
  const { found, settings, terms, limits, entry, clear } = props;
  const result = useCurrent(props.result, clear);
  const [isTableOpen, setTableOpen] = useState(false);
  const isWide = useIsWide();
  const { present, asked } = usePresent(found, result);
  const isCredit = result !== undefined && result.fee > 0;
  return (
    <div className={css.page}>
      <Container className={css.columns}>
        <div className={css.form}>
          <FormField of={termField} options={terms} />
          <EntryBlock field={entry} limits={limits} />
          <Actions min={limits.min} isCalculated={isCredit} onPresent={present} />
        </div>
        <aside aria-label="Resumen" className={css.aside}>
          <div className={css.sticky}>
            <ResultPanel
              result={result}
              settings={settings}
              isTableOpen={isTableOpen}
              onTable={() => setTableOpen(!isTableOpen)}
            />
            <QuotationLine quotation={found} />
          </div>
        </aside>
        {isCredit && isTableOpen && (
          <Amortisation className={css.table} found={found} result={result} settings={settings} />
        )}
      </Container>
      {!isWide && <FeeBar quotation={found} fee={isCredit ? result.fee : undefined} />}
      {asked && <ConsentDialog {...asked} />}
    </div>
  );
}

/** The result of what the form holds now; a change of the term or the entry clears it for good. */
function useCurrent(result: Calculated | undefined, clear: () => void): Calculated | undefined {
  const term = useFormValue<CreditTerm>('plazo')?.id;
  const entry = amountOf(useFormValue<AmountValue>('valor'));
  const isCurrent = result?.term.id === term && result?.entry === entry;
  const isOver = result !== undefined && !isCurrent;
  useEffect(() => {
    if (isOver) clear();
  }, [isOver, clear]);
  return isCurrent ? result : undefined;
}
