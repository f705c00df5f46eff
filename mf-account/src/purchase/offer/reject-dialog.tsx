import type { FinancingRequest } from '@vitrina/contract';
import { ConfirmDialog } from '@vitrina/journey';
import { flushSync } from 'react-dom';
import { useAnswer } from './use-answer';

/** Asks before a financing is rejected: nothing brings it back. */
export function RejectDialog({ request, onClose }: { request: FinancingRequest; onClose(): void }) {
  const { reject } = useAnswer(request);
  const rejectAndClose = async () => {
    const isTaken = await reject();
    // At once: while the question is open nothing outside of it takes the focus.
    flushSync(onClose);
    // The offer goes with the button that asked.
    if (isTaken) document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
  };
  return (
    <ConfirmDialog
      title="¿Rechazar el financiamiento?"
      yes="Rechazar financiamiento"
      no="Volver"
      onYes={rejectAndClose}
      onNo={onClose}
    >
      {`La solicitud N.º ${request.number} terminará. Tu cotización quedará libre: podrás comprar al contado o pedir otro financiamiento.`}
    </ConfirmDialog>
  );
}
