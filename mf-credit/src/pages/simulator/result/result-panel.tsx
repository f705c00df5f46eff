import type { FeeSettings } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { formatMoney, formatRate } from '@vitrina/rules';
import { Button, ButtonLink, VisuallyHidden } from '@vitrina/ui';
import { Composition } from './composition';
import { CostTable } from './cost-table';
import { CountedFee } from './counted-fee';
import { DISCLAIMER } from './disclaimer';
import css from './result-panel.module.css';
import type { Calculated } from './use-calculation';

type ResultPanelProps = {
  result: Calculated | undefined;
  settings: FeeSettings;
  isTableOpen: boolean;
  onTable(): void;
};

/** What was calculated: the fee, what it consists of, the rates, and what holds of all of them. A price that is paid down whole is bought elsewhere. */
export function ResultPanel({ result, settings, isTableOpen, onTable }: ResultPanelProps) {
  const isCredit = result !== undefined && result.fee > 0;
  const isCash = result !== undefined && !isCredit;
  return (
    <div className={css.panel}>
      <h2 className={css.title}>{isCash ? 'Compra a contado' : 'Cuota mensual aprox.'}</h2>
      <div className={css.amount}>
        {isCredit && <CountedFee fee={result.fee} className={css.fee} />}
        {/* Counting figures are for the eyes: this is what is read out, once, and read. */}
        <div role="status">
          {isCredit && <VisuallyHidden>{`Cuota mensual aprox.: ${formatMoney(result.fee)}`}</VisuallyHidden>}
          {isCash && <p>Con esa entrada no queda nada por financiar. Baja la entrada, o compra a contado.</p>}
        </div>
        {!result && <p className={css.waiting}>Elige el plazo y la entrada, y calcula.</p>}
      </div>
      {isCash && (
        <ButtonLink to={paths.quotations()} variant="secondary" size="s" wide>
          Comprar contado en Tus cotizaciones
        </ButtonLink>
      )}
      {isCredit && (
        <>
          <Composition lines={result.lines} />
          <CostTable result={result} />
          <Button variant="secondary" size="s" wide aria-expanded={isTableOpen} onClick={onTable}>
            {isTableOpen ? 'Ocultar tabla de amortización' : 'Ver tabla de amortización'}
          </Button>
        </>
      )}
      <div className={css.small}>
        <p className={css.rates}>
          <span>{`Tasa nominal ${formatRate(settings.nominalBp)}`}</span>
          {' · '}
          <span>{`Tasa efectiva ${formatRate(settings.effectiveBp)}`}</span>
        </p>
        <p>{DISCLAIMER}</p>
      </div>
    </div>
  );
}
