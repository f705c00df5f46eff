import type { Purchase } from '@vitrina/contract';
import { formatMoney } from '@vitrina/rules';
import { ButtonLink, Callout } from '@vitrina/ui';
import { detailOf } from './detail-of';

/** What the customer must know before they pay more: payments that wait, and one that does not count any more. */
export function Notes({ purchase }: { purchase: Purchase }) {
  const { inConfirmation, next } = purchase;
  const link = (
    <ButtonLink to={detailOf(purchase)} variant="quiet" size="s">
      Ver tus pagos
    </ButtonLink>
  );
  return (
    <>
      {next?.act === 'correct-transfer' && (
        <Callout tone="warning" title="Un pago tuyo fue rechazado" actions={link}>
          Ya no cuenta en tu compra: registra una transacción nueva o corrige la rechazada.
        </Callout>
      )}
      {inConfirmation > 0 && (
        <Callout tone="info" title={`En confirmación: ${formatMoney(inConfirmation)}`} actions={link}>
          Ya registraste ese pago. Paga aquí solo lo que falta.
        </Callout>
      )}
    </>
  );
}
