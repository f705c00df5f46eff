import { paths } from '@vitrina/navigation';
import { ButtonLink, type ButtonLinkProps } from '@vitrina/ui';

type PayLinkProps = { id: number; hasNoPayments: boolean } & Pick<ButtonLinkProps, 'variant'>;

/** On to the payments of a purchase: to the first one, or to the next. */
export const PayLink = ({ id, hasNoPayments, variant = 'primary' }: PayLinkProps) => (
  <ButtonLink to={paths.payment({ id })} variant={variant}>
    {hasNoPayments ? 'Pagar' : 'Continuar Pagos'}
  </ButtonLink>
);
