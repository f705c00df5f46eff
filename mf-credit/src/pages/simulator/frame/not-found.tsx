import { EmptyList } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import { ButtonLink, Container } from '@vitrina/ui';
import { SimulatorHeading } from './simulator-heading';

/** An id that is no quotation of this customer: said so, with the way to the list. */
export const NotFound = () => (
  <>
    <SimulatorHeading />
    <Container page>
      <EmptyList
        title="No encontramos esta cotización"
        action={<ButtonLink to={paths.quotations()}>Ver tus cotizaciones</ButtonLink>}
      />
    </Container>
  </>
);
