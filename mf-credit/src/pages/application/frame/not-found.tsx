import { EmptyList } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import { ButtonLink, Container } from '@vitrina/ui';
import { ApplicationHeading } from './application-heading';

/** An id that is none of this customer's: said so, with the way to the list. */
export const NotFound = ({ title }: { title: string }) => (
  <>
    <ApplicationHeading title={title} />
    <Container page>
      <EmptyList
        title="No encontramos esta cotización"
        action={<ButtonLink to={paths.quotations()}>Ver tus cotizaciones</ButtonLink>}
      />
    </Container>
  </>
);
