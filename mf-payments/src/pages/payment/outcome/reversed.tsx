import { formatMoney } from '@vitrina/rules';
import type { FaceProps } from './face';
import css from './outcome.module.css';
import { ReceiptDownload } from './receipt-download';
import { WaysOn } from './ways-on';

/** It was approved, and its provider or the dealership took it back later: what no longer counts, and what is open again. */
export function Reversed({ id, state }: FaceProps) {
  const { approved, paymentId, reference } = state;
  return (
    <div className={css.face}>
      <p>{`Se aprobó y después se reversó: ${formatMoney(approved)} ya no cuentan como pagados.`}</p>
      <WaysOn id={id} state={state}>
        {paymentId !== undefined && <ReceiptDownload id={id} paymentId={paymentId} reference={reference} />}
      </WaysOn>
    </div>
  );
}
