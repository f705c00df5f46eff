import type { Negotiation } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { ButtonLink, Callout } from '@vitrina/ui';

/** In place of the simulator once the quotation was decided: what it became, its state, and the way there. */
export function Decided({
  found: { purchase, creditPurchase: isCredit, negotiationId: id = 0 },
}: {
  found: Negotiation;
}) {
  const name = isCredit ? 'solicitud de crédito' : 'compra a contado';
  const state = purchase && ` N.º ${purchase.number}: ${purchase.status}`;
  return (
    <Callout
      tone="info"
      title={`Esta cotización ya es una ${name}${state ?? ''}`}
      actions={
        <ButtonLink to={isCredit ? paths.creditRequests() : paths.purchaseDetail({ id })}>
          {isCredit ? 'Ver tus solicitudes de crédito' : 'Ver tu compra'}
        </ButtonLink>
      }
    >
      {isCredit
        ? 'Su cuota ya no se calcula aquí: sigue la respuesta del banco en tu lista.'
        : 'No necesita un crédito.'}
    </Callout>
  );
}
