import { type Negotiation, QUOTATION_KINDS } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { applicationFormOf } from '@vitrina/rules';
import { ButtonLink, Callout } from '@vitrina/ui';
import { wizardPath } from '../address';
import { detailOf } from './detail-of';

/** The kind of purchase that a negotiation is of now. */
export const kindOf = ({ purchase, creditPurchase }: Negotiation): number =>
  purchase?.kind ?? (creditPurchase ? QUOTATION_KINDS.credit : QUOTATION_KINDS.cash);

/** A wizard of the other kind of purchase: the quotation has changed since, with the way to what it needs now. */
export function OtherKind({ id, found }: { id: number; found: Negotiation }) {
  const form = applicationFormOf(kindOf(found));
  const isCredit = form.kind === QUOTATION_KINDS.credit;
  return (
    <Callout
      tone="warning"
      title="Esta cotización cambió de forma de compra"
      actions={
        found.purchase ? (
          <ButtonLink to={detailOf(found.purchase)}>{isCredit ? 'Ver tu solicitud' : 'Ver tu compra'}</ButtonLink>
        ) : (
          <>
            <ButtonLink to={wizardPath(form, id)}>
              {isCredit ? 'Ir a la solicitud de crédito' : 'Ir a la declaración'}
            </ButtonLink>
            <ButtonLink to={paths.quotations()} variant="secondary">
              Ver tus cotizaciones
            </ButtonLink>
          </>
        )
      }
    >
      {isCredit ? 'Ahora es una compra con crédito.' : 'Ahora es una compra de contado.'}
    </Callout>
  );
}
