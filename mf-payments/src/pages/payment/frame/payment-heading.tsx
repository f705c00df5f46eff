import type { Negotiation } from '@vitrina/contract';
import { PurchaseHeading } from '@vitrina/journey';
import type { Standing } from './standing';

/** As the specification spells it (section 2). */
const CHOOSE = 'Seleccione su método de pago preferido';

type PaymentHeadingProps = {
  /** absent until it has come, and if there is none; the heading itself stays, and the focus on it */
  found?: Negotiation;
  standing?: Standing;
  /** It may still come. */
  isComing?: boolean;
};

/** The car, its number, and how far the purchase is. */
export const PaymentHeading = ({ found, standing, isComing }: PaymentHeadingProps) => (
  <PurchaseHeading
    title={standing && standing.is !== 'open' ? 'Pago de tu compra' : CHOOSE}
    eyebrow={found && nameOf(found)}
    image={found?.purchase?.image ?? found?.image}
    isComing={isComing}
    balance={standing && standing.is !== 'closed' ? standing.balance : undefined}
  />
);

/** 'Compra N.º 3005 · Sierra 2027 · Rojo Cotopaxi'. */
function nameOf({ purchase, number, colourName, company }: Negotiation): string {
  const numbered = purchase
    ? `${purchase.kind === 2 ? 'Solicitud' : 'Compra'} N.º ${purchase.number}`
    : `Cotización N.º ${number}`;
  return `${numbered} · ${colourName ?? company}`;
}
