import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { type PaymentRecord, paymentReceipt } from '@vitrina/contract';
import { slugify } from '@vitrina/rules';
import { DownloadButton } from './download-button';

/** The receipt of a payment, a reversal or a return: 'recibo-devolucion-100123.pdf'. */
export function PaymentReceipt({ id, payment }: { id: number; payment: PaymentRecord }) {
  const { mutateAsync } = useMutation(mutation(paymentReceipt));
  return (
    <DownloadButton
      variant="quiet"
      size="s"
      load={() => mutateAsync({ id, paymentId: payment.id })}
      name={`${slugify(`recibo ${payment.type} ${payment.id}`)}.pdf`}
    >
      Descargar recibo
    </DownloadButton>
  );
}
