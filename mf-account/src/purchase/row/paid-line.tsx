import type { Cents } from '@vitrina/contract';
import { formatMoney } from '@vitrina/rules';
import { PartsBar } from '../parts-bar';
import css from './row.module.css';

/** What is paid of what is payable, in words and as a thin line; nothing while nothing is payable. */
export function PaidLine({ paid, payable }: { paid: Cents; payable: Cents | undefined }) {
  if (payable === undefined || payable === 0) return null;
  return (
    <span className={css.paid}>
      <span className={css.words}>
        <span>{`Pagado ${formatMoney(paid)}`}</span> <span className={css.of}>{`de ${formatMoney(payable)}`}</span>
      </span>
      <PartsBar
        isThin
        parts={[
          { look: 'paid', cents: Math.min(paid, payable) },
          { look: 'left', cents: payable - paid },
        ]}
      />
    </span>
  );
}
