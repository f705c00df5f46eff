import { PAYMENT_METHODS, type PaymentChoice } from '@vitrina/contract';
import { QueryState, useChunk } from '@vitrina/journey';
import { Skeleton } from '@vitrina/ui';
import type { Method } from '../address';
import type { PaymentProps } from '../payment-props';

type PartProps = PaymentProps & { kept: PaymentChoice | undefined; corrects: number | undefined };

const loadTransfer = async () => ({
  Transfer: (await import(/* webpackChunkName: "transfer" */ '../transfer')).TransferPayment,
});

const loadCard = async () => ({ Card: (await import(/* webpackChunkName: "card" */ '../cards')).CardPayment });

/** The way to pay that was chosen, each a chunk of its own. */
export const MethodPart = ({ method, ...props }: PartProps & { method: Method }) =>
  method === PAYMENT_METHODS.card ? <CardPart {...props} /> : <TransferPart {...props} method={method} />;

function CardPart({ corrects: _, ...props }: PartProps) {
  const part = useChunk('card', loadCard);
  return (
    <QueryState query={part} what="el pago con tarjeta" skeleton={<Skeleton shape="picture" />}>
      {({ Card }) => <Card {...props} />}
    </QueryState>
  );
}

function TransferPart(props: PartProps & { method: 2 | 3 }) {
  const part = useChunk('transfer', loadTransfer);
  return (
    <QueryState query={part} what="el formulario" skeleton={<Skeleton shape="picture" />}>
      {({ Transfer }) => <Transfer {...props} />}
    </QueryState>
  );
}
