import { useMutation, useQueryClient } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { negotiation, type PaymentRecord, payments, purchases, withdrawPayment } from '@vitrina/contract';
import { ConfirmDialog } from '@vitrina/journey';
import { formatDate, formatMoney } from '@vitrina/rules';
import { notify } from '@vitrina/session-bus';
import { flushSync } from 'react-dom';

const SHOWN = [negotiation, payments, purchases];

export type WithdrawDialogProps = {
  /** Of the purchase: the negotiation. */
  id: number;
  payment: PaymentRecord;
  onClose(): void;
};

/**
 * Asks before a transfer or deposit that waits is withdrawn. Staff may have answered meanwhile: the first of the two counts,
 * so that what is shown is loaded anew after a refusal too, which the call tells.
 */
export function WithdrawDialog({ id, payment, onClose }: WithdrawDialogProps) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(mutation(withdrawPayment));
  const amount = formatMoney(payment.amount);
  const withdraw = async () => {
    const isTaken = await mutateAsync({ id, paymentId: payment.id }).then(
      () => true,
      () => false,
    );
    for (const { path } of SHOWN) void client.invalidateQueries({ queryKey: [path] });
    // At once: while the question is open nothing outside of it takes the focus.
    flushSync(onClose);
    if (isTaken) notify({ kind: 'success', text: `Retiraste el pago de ${amount}` });
    // The button that asked goes with the state that had it, or has gone already.
    const isLost = document.activeElement === document.body;
    if (isTaken || isLost) document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
  };
  return (
    <ConfirmDialog title="¿Retirar este pago?" yes="Retirar pago" no="Volver" onYes={withdraw} onNo={onClose}>
      {`El pago de ${amount} del ${formatDate(payment.date)} quedará cancelado y su valor volverá al saldo por pagar. Si ya hiciste el pago en el banco, vuelve a registrarlo para que cuente.`}
    </ConfirmDialog>
  );
}
