import type { PaymentRecord } from '@vitrina/contract';
import { formatDate, formatMoney } from '@vitrina/rules';
import { Callout } from '@vitrina/ui';

export type Correction = { is: 'open'; payment: PaymentRecord } | { is: 'over' };

/**
 * What an address asks to correct: a rejected payment that no other one has corrected, or nothing any more; undefined if it
 * asks for none.
 */
export function correctionOf(id: number | undefined, paid: readonly PaymentRecord[]): Correction | undefined {
  if (id === undefined) return undefined;
  const payment = paid.find((one) => one.id === id && one.status === 'RE' && !one.isCorrected);
  return payment ? { is: 'open', payment } : { is: 'over' };
}

/** What is corrected, and why it was rejected. */
export function Correction({ correction }: { correction: Correction }) {
  if (correction.is === 'over')
    return <Callout tone="info">Ese pago ya no se puede corregir. Puedes registrar uno nuevo.</Callout>;
  const { amount, date, rejectionReason } = correction.payment;
  return (
    <Callout tone="warning" title={`Corriges tu pago de ${formatMoney(amount)} del ${formatDate(date)}`}>
      {`${rejectionReason ? `Lo rechazamos: ${rejectionReason}. ` : ''}Cambia lo que haga falta y adjunta el comprobante de nuevo.`}
    </Callout>
  );
}
