import { ButtonLink, type ButtonLinkProps } from '@vitrina/ui';
import { detailOf } from '../frame/detail-of';

type DetailLinkProps = { id: number; kind: number; variant: NonNullable<ButtonLinkProps['variant']> };

/** To the purchase, or the request, whose payment it is. */
export const DetailLink = ({ id, kind, variant }: DetailLinkProps) => (
  <ButtonLink to={detailOf({ id, kind })} variant={variant}>
    Ver tu compra
  </ButtonLink>
);
