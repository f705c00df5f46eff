import { QueryState, useChunk } from '@vitrina/journey';
import { Container, Skeleton } from '@vitrina/ui';

const loadOutcome = async () => ({
  Outcome: (await import(/* webpackChunkName: "outcome" */ './outcome')).PaymentOutcome,
});

/** How a card payment went, a chunk of its own: whoever comes back from a provider needs nothing else. */
export function OutcomePart(props: { id: number; attempt: string }) {
  const { data, isError, errorUpdateCount, refetch } = useChunk('outcome', loadOutcome);
  if (data) return <data.Outcome {...props} />;
  return (
    <Container page narrow>
      <QueryState
        query={{ data: undefined, isError, errorUpdateCount, refetch }}
        what="tu pago"
        skeleton={<Skeleton shape="picture" />}
      >
        {() => null}
      </QueryState>
    </Container>
  );
}
