import type { Quotation } from '@vitrina/contract';
import { PrivacyDialog } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import { Button, ButtonLink } from '@vitrina/ui';
import { useState } from 'react';
import css from './quotation-card.module.css';
import { useDecision } from './use-decision';

/**
 * 'Comprar contado' and 'Solicitar financiamiento'; once the quotation was decided, the way to its purchase, or to the
 * requests: not every request has a detail. Our server gives every quotation a negotiation, by which all of these are
 * addressed.
 */
export function PurchaseActions({ quotation }: { quotation: Quotation }) {
  const { negotiationId: id, customerDataComplete: isDecided, creditPurchase: isCredit } = quotation;
  if (id === undefined) return null;
  if (!isDecided) return <Decide quotation={quotation} id={id} />;
  return (
    <ButtonLink
      to={isCredit ? paths.creditRequests() : paths.purchaseDetail({ id })}
      variant="secondary"
      className={css.action}
    >
      {isCredit ? 'Ver tu solicitud' : 'Ver tu compra'}
    </ButtonLink>
  );
}

function Decide({ quotation, id }: { quotation: Quotation; id: number }) {
  const [isAsked, setAsked] = useState(false);
  const { buy, finance } = useDecision(quotation, id);
  return (
    <>
      <Button className={css.action} onClick={() => setAsked(true)}>
        Comprar contado
      </Button>
      <Button variant="secondary" className={css.action} onClick={finance}>
        Solicitar financiamiento
      </Button>
      <PrivacyDialog open={isAsked} mustConfirm onAccept={buy} onClose={() => setAsked(false)} />
    </>
  );
}
