import type { Negotiation } from '@vitrina/contract';
import { PurchaseHeading } from '@vitrina/journey';

type ApplicationHeadingProps = {
  title: string;
  /** Absent until it has come, and if there is none; the heading itself stays, and the focus on it. */
  found?: Negotiation | undefined;
  /** It may still come. */
  isComing?: boolean;
};

/** The car, which quotation it is, and the page's title. */
export const ApplicationHeading = ({ title, found, isComing }: ApplicationHeadingProps) => (
  <PurchaseHeading
    title={title}
    eyebrow={found && nameOf(found)}
    image={found?.purchase?.image ?? found?.image}
    isComing={isComing}
  />
);

/** 'Cotización N.º 1042 · Sierra 2027 · Rojo Cotopaxi'. */
function nameOf({ purchase, number, colourName, company }: Negotiation): string {
  const numbered = purchase
    ? `${purchase.kind === 2 ? 'Solicitud' : 'Compra'} N.º ${purchase.number}`
    : `Cotización N.º ${number}`;
  return `${numbered} · ${colourName ?? company}`;
}
