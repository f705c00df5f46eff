import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { type Purchase, purchaseReceipt } from '@vitrina/contract';
import { isRequest } from '../../../purchase/purchase-facts';
import { DownloadButton } from './download-button';

/** The receipt of a whole purchase or of a down payment, once nothing is left to pay or to confirm. */
export function PurchaseReceipt({ purchase }: { purchase: Purchase }) {
  const { id, number, isSettled, paid } = purchase;
  const { mutateAsync } = useMutation(mutation(purchaseReceipt));
  if (!isSettled || paid === 0) return null;
  const what = isRequest(purchase) ? 'entrada' : 'compra';
  return (
    <p>
      <DownloadButton variant="secondary" load={() => mutateAsync({ id })} name={`recibo-${what}-${number}.pdf`}>
        {`Recibo de la ${what}`}
      </DownloadButton>
    </p>
  );
}
