import { PAYMENT_METHODS, type PaymentRecord } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { METHOD_WORDS } from '@vitrina/rules';
import { Button, ButtonLink } from '@vitrina/ui';
import { ReceiptButton } from '../../../receipt/receipt-button';
import { PaymentReceipt } from '../receipts/payment-receipt';
import css from './payments.module.css';

export type OfPayment = {
  /** Of the purchase: the negotiation. */
  id: number;
  /** A balance is left. */
  canPay: boolean;
  /** Asks whether a pending payment is withdrawn. */
  onWithdraw(payment: PaymentRecord): void;
  payment: PaymentRecord;
};

/** The payment page's tab of a method, which comes in words. */
const tabOf = (method: string) =>
  method === METHOD_WORDS.bankDeposit ? PAYMENT_METHODS.bankDeposit : PAYMENT_METHODS.bankTransfer;

/** What may be done with a payment; null for one that nothing can be done with. */
export function PaymentActions({ id, canPay, onWithdraw, payment }: OfPayment) {
  const { status, fileId, fileName = 'comprobante', fileType = '', hasReceipt, isCorrected } = payment;
  const isCorrectable = status === 'RE' && !isCorrected && canPay;
  const isPending = status === 'PE';
  if (!fileId && !hasReceipt && !isCorrectable && !isPending) return null;
  return (
    <div className={css.actions}>
      {fileId && <ReceiptButton file={{ id: fileId, name: fileName, type: fileType }} label="Ver comprobante" />}
      {hasReceipt && <PaymentReceipt id={id} payment={payment} />}
      {isCorrectable && (
        <ButtonLink
          to={paths.payment({ id, tab: tabOf(payment.method), corrige: payment.id })}
          variant="quiet"
          size="s"
        >
          Corregir
        </ButtonLink>
      )}
      {isPending && (
        <Button variant="quiet" size="s" onClick={() => onWithdraw(payment)}>
          Retirar
        </Button>
      )}
    </div>
  );
}
