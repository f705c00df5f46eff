import type { PaymentChoice } from '@vitrina/contract';
import { QueryState, useChunk } from '@vitrina/journey';
import { Skeleton } from '@vitrina/ui';
import type { Method } from '../address';
import type { PaymentProps } from '../payment-props';

type MethodPartProps = PaymentProps & { method: Method; kept: PaymentChoice | undefined };

const loadTransfer = async () => ({
  Transfer: (await import(/* webpackChunkName: "transfer" */ '../transfer')).TransferPayment,
});

/** The way to pay that was chosen, each a chunk of its own. */
export function MethodPart({ method, ...props }: MethodPartProps) {
  return <TransferPart method={method === 3 ? 3 : 2} {...props} />;
}

function TransferPart({ method, ...props }: MethodPartProps & { method: 2 | 3 }) {
  const part = useChunk('transfer', loadTransfer);
  return (
    <QueryState query={part} what="el formulario" skeleton={<Skeleton shape="picture" />}>
      {({ Transfer }) => <Transfer method={method} {...props} />}
    </QueryState>
  );
}
