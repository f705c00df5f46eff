import type { PaymentRecord } from '@vitrina/contract';
import css from './payments.module.css';

/** Why a payment was rejected, and what to do now. */
export function Rejection({ payment, canPay }: { payment: PaymentRecord; canPay: boolean }) {
  const { status, rejectionReason, isCorrected } = payment;
  if (status !== 'RE') return null;
  const now = isCorrected
    ? 'Ya lo registraste de nuevo.'
    : canPay
      ? 'No cuenta como pagado: regístralo de nuevo.'
      : 'No cuenta como pagado.';
  return <span className={css.reason}>{rejectionReason ? `${rejectionReason.replace(/\.$/, '')}. ${now}` : now}</span>;
}
