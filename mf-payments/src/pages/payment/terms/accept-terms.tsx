import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { acceptPaymentTerms, PAYMENT_TERMS_VERSION } from '@vitrina/contract';
import { Button } from '@vitrina/ui';

type AcceptTermsProps = {
  id: number;
  /** Nobody can accept a text that is not there. */
  isShown: boolean;
  onAccepted(): void;
};

/** Accepts the terms that are shown; a failure is a notice in their dialog, which stays. */
export function AcceptTerms({ id, isShown, onAccepted }: AcceptTermsProps) {
  const { mutate, isPending } = useMutation(mutation(acceptPaymentTerms));
  const accept = () => mutate({ id, textVersion: PAYMENT_TERMS_VERSION }, { onSuccess: onAccepted });
  return (
    <Button disabled={!isShown} busy={isPending} onClick={accept}>
      Aceptar
    </Button>
  );
}
