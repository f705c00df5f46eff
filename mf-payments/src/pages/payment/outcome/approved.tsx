import { query, useQuery } from '@vitrina/api-client';
import { negotiation } from '@vitrina/contract';
import { balanceOf } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import { canContinue, formatMoney } from '@vitrina/rules';
import { ButtonLink, Row } from '@vitrina/ui';
import { DetailLink } from './detail-link';
import type { FaceProps } from './face-props';
import css from './outcome.module.css';
import { ReceiptDownload } from './receipt-download';

/** What was paid, what is left, the receipt, and the ways on. */
export function Approved({ id, state }: FaceProps) {
  const { amount, approved, kind, paymentId, reference } = state;
  const { data: found } = useQuery(query(negotiation, { id }, { quiet: true }));
  const balance = found?.purchase && balanceOf(found.purchase);
  const canPay = balance !== undefined && canContinue(balance);
  return (
    <div className={css.face}>
      <div className={css.sum}>
        <svg viewBox="0 0 48 48" className={css.check} aria-hidden="true">
          <circle cx="24" cy="24" r="21" />
          <path d="m15 25 6 6 12-14" />
        </svg>
        <p className={css.amount}>{formatMoney(approved)}</p>
      </div>
      {approved < amount && <p>{`Se aprobaron ${formatMoney(approved)} de ${formatMoney(amount)}.`}</p>}
      <p className={css.left}>
        {balance !== undefined &&
          (canPay ? `Te quedan ${formatMoney(balance)} por pagar.` : 'Ya no tienes saldo por pagar.')}
      </p>
      {paymentId !== undefined && <ReceiptDownload id={id} paymentId={paymentId} reference={reference} />}
      <Row>
        {canPay && <ButtonLink to={paths.payment({ id })}>Continuar Pagos</ButtonLink>}
        <DetailLink id={id} kind={kind} variant={canPay ? 'secondary' : 'primary'} />
      </Row>
    </div>
  );
}
