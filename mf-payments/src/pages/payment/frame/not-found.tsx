import { EmptyList } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import { ButtonLink, Container } from '@vitrina/ui';
import { PaymentHeading } from './payment-heading';

/** An id that is no purchase of this customer: said so, with the way to the list. */
export const NotFound = () => (
  <>
    <PaymentHeading />
    <Container page>
      <EmptyList
        title="No encontramos esta compra"
        action={<ButtonLink to={paths.purchases()}>Ver tus compras a contado</ButtonLink>}
      />
    </Container>
  </>
);
