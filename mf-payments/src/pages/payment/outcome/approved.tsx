import { formatMoney, ZERO } from '@vitrina/rules';
import { DrawnCheck } from '@vitrina/ui';
import type { FaceProps } from './face';
import css from './outcome.module.css';
import { ReceiptDownload } from './receipt-download';
import { WaysOn } from './ways-on';

/** What was paid, what is left, the receipt, and the ways on. */
export function Approved({ id, state }: FaceProps) {
  const { amount, approved, reversed = ZERO, paymentId, reference } = state;
  return (
    <div className={css.face}>
      <div className={css.sum}>
        <DrawnCheck />
        <p className={css.amount}>{formatMoney(approved)}</p>
      </div>
      {approved < amount && <p>{`Se aprobaron ${formatMoney(approved)} de ${formatMoney(amount)}.`}</p>}
      {reversed > ZERO && (
        <p>{`De ese valor se reversaron ${formatMoney(reversed)}, que ya no cuentan como pagados.`}</p>
      )}
      <WaysOn id={id} state={state}>
        {paymentId !== undefined && <ReceiptDownload id={id} paymentId={paymentId} reference={reference} />}
      </WaysOn>
    </div>
  );
}
