import { PAYMENT_METHODS, type PaymentChoice } from '@vitrina/contract';
import { QueryState, useChunk } from '@vitrina/journey';
import { Skeleton } from '@vitrina/ui';
import type { Method } from '../address';
import type { PaymentProps } from '../payment-props';

type PartProps = PaymentProps & { kept: PaymentChoice | undefined; corrects: number | undefined };

const loadCard = async () => ({
  Card: (await import(/* webpackChunkName: "card" */ '../cards')).CardPayment,
});
const loadTransfer = async () => ({
  Transfer: (await import(/* webpackChunkName: "transfer" */ '../transfer')).TransferPayment,
});

/** The way to pay that was chosen, each a chunk of its own. */
export const MethodPart = ({ method, corrects, ...props }: PartProps & { method: Method }) =>
  method === PAYMENT_METHODS.card ? (
    <CardPart {...props} />
  ) : (
    <TransferPart {...props} corrects={corrects} method={method} />
  );

function CardPart(props: Omit<PartProps, 'corrects'>) {
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
