import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { applicationDocument, type Purchase } from '@vitrina/contract';
import { isRequest } from '../../../purchase/purchase-facts';
import { DownloadButton } from './download-button';

/** What was answered and accepted before the purchase or request, as it was sent. */
export function ApplicationPaper({ purchase }: { purchase: Purchase }) {
  const { id, number } = purchase;
  const { mutateAsync } = useMutation(mutation(applicationDocument));
  const [words, name] = isRequest(purchase)
    ? ['Tu solicitud en PDF', `solicitud-${number}.pdf`]
    : ['Tu declaración en PDF', `declaracion-${number}.pdf`];
  return (
    <p>
      <DownloadButton variant="secondary" size="s" load={() => mutateAsync({ id })} name={name}>
        {words}
      </DownloadButton>
    </p>
  );
}
