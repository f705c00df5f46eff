import { ApiError, query, useQuery } from '@vitrina/api-client';
import { negotiation } from '@vitrina/contract';
import { PurchaseHeading, QueryState } from '@vitrina/journey';
import { brand, Container, Skeleton, Stack, VisuallyHidden } from '@vitrina/ui';
import { type ComponentType, useEffect } from 'react';
import { Approved } from './approved';
import { Confirming } from './confirming';
import { type Face, type FaceProps, faceOf, titleOf } from './face';
import { Failed } from './failed';
import { PaymentFacts } from './payment-facts';
import { Reversed } from './reversed';
import { UnderReview } from './under-review';
import { UnknownPayment } from './unknown-payment';
import { useOutcome } from './use-outcome';

export type PaymentOutcomeProps = {
  /** The negotiation. */
  id: number;
  attempt: string;
};

const FACES: Readonly<Record<Face, ComponentType<FaceProps>>> = {
  confirming: Confirming,
  approved: Approved,
  reversed: Reversed,
  failed: Failed,
  review: UnderReview,
};
const UNKNOWN = 'No encontramos este pago';
const WAITING = 'Confirmamos tu pago';

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** How a card payment went, whoever its provider is: where they lead back to. The title of the tab follows. */
export function PaymentOutcome({ id, attempt }: PaymentOutcomeProps) {
  const found = useOutcome(id, attempt);
  const { data: car, isPending: isComing } = useQuery(query(negotiation, { id }, { quiet: true }));
  const { data: state, error } = found;
  const isUnknown = !state && isMissing(error);
  const title = isUnknown ? UNKNOWN : state ? titleOf(state) : WAITING;
  useEffect(() => {
    document.title = `${title} | ${brand.name}`;
  }, [title]);
  return (
    <>
      <PurchaseHeading
        title={title}
        eyebrow={car && (car.colourName ?? car.company)}
        image={car?.image}
        isComing={isComing}
      />
      <Container page>
        <VisuallyHidden>
          <output>{state && title}</output>
        </VisuallyHidden>
        {isUnknown ? (
          <UnknownPayment id={id} />
        ) : (
          <QueryState query={found} what="tu pago" skeleton={<Skeleton shape="picture" />}>
            {(known) => <FaceOf id={id} state={known} />}
          </QueryState>
        )}
      </Container>
    </>
  );
}

function FaceOf(props: FaceProps) {
  const { state } = props;
  const Face = FACES[faceOf(state)];
  return (
    <Stack gap="l">
      <Face {...props} />
      <PaymentFacts state={state} />
    </Stack>
  );
}
