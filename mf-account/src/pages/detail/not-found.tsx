import { EmptyList } from '@vitrina/journey';
import { ButtonLink, Container } from '@vitrina/ui';
import { DetailHeading } from './heading/detail-heading';
import type { KindWords } from './kinds';

/** An id that is no purchase of this customer: said so, with the way to the list. */
export const NotFound = ({ words }: { words: KindWords }) => (
  <>
    <DetailHeading words={words} />
    <Container page>
      <EmptyList title={words.notFound} action={<ButtonLink to={words.list.to}>{words.list.label}</ButtonLink>} />
    </Container>
  </>
);
