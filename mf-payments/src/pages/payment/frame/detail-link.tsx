import { QUOTATION_KINDS } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { ButtonLink, type ButtonLinkProps } from '@vitrina/ui';

/** Address of the detail of a purchase or of a request. */
export const detailOf = ({ id, kind }: { id: number; kind: number }): string =>
  kind === QUOTATION_KINDS.credit ? paths.creditRequestDetail({ id }) : paths.purchaseDetail({ id });

type DetailLinkProps = { id: number; kind: number; variant?: NonNullable<ButtonLinkProps['variant']> };

/** To the purchase, or the request, whose payment it is. */
export const DetailLink = ({ id, kind, variant = 'primary' }: DetailLinkProps) => (
  <ButtonLink to={detailOf({ id, kind })} variant={variant}>
    {kind === QUOTATION_KINDS.credit ? 'Ver tu solicitud' : 'Ver tu compra'}
  </ButtonLink>
);
