import type { Cents, Negotiation, PaymentChoice } from '@vitrina/contract';
import { formatMoney, resumeChoice } from '@vitrina/rules';
import { Callout } from '@vitrina/ui';

type AboveBalanceProps = { choice: PaymentChoice; found: Negotiation; balance: Cents };

/** Why a payment that was chosen before the declaration does not go on by itself: less is left to pay by now. */
export function AboveBalance({ choice: { amount }, found: { purchase, creditPurchase }, balance }: AboveBalanceProps) {
  if (!purchase) return null;
  const { reason } = resumeChoice({ amount }, { kind: creditPurchase ? 'credit' : 'cash', balance });
  if (!reason) return null;
  return (
    <Callout tone="warning" title="Tu saldo bajó desde que elegiste cuánto pagar">
      {`Elegiste pagar ${formatMoney(amount)} y ahora te faltan ${formatMoney(balance)}. Ajustamos el monto: revísalo antes de seguir.`}
    </Callout>
  );
}
