import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { paymentReceipt } from '@vitrina/contract';
import { saveForCustomer } from '@vitrina/journey';
import { slugify } from '@vitrina/rules';
import { Button } from '@vitrina/ui';
import css from './outcome.module.css';

type ReceiptDownloadProps = { id: number; paymentId: number; reference: string };

/** Saves the receipt of the payment; a failure is shown as a notice. */
export function ReceiptDownload({ id, paymentId, reference }: ReceiptDownloadProps) {
  const { mutateAsync, isPending } = useMutation(mutation(paymentReceipt));
  const save = () =>
    saveForCustomer(() => mutateAsync({ id, paymentId }), `${slugify(`recibo ${reference}`)}.pdf`).catch(
      () => undefined,
    );
  return (
    <Button variant="quiet" className={css.receipt} busy={isPending} onClick={save}>
      Descargar recibo (PDF)
    </Button>
  );
}
