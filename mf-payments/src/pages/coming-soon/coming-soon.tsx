import { paths } from '@vitrina/navigation';
import { ButtonLink } from '@vitrina/ui';
import { UnderConstruction } from '@vitrina/ui/under-construction';
import remote from '../../../remote';

/** Stands in for the payment pages until they are built (specification 2, section 2). */
export function ComingSoon() {
  return (
    <UnderConstruction
      title={remote.pages[0].title}
      lead="Aquí podrás pagar tu compra con tarjeta, transferencia o depósito bancario, y combinarlos hasta cubrir el total."
      actions={<ButtonLink to={paths.purchases()}>Volver a tus compras</ButtonLink>}
    />
  );
}
