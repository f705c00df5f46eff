import type { FinancingRequest } from '@vitrina/contract';
import { ConfirmDialog } from '@vitrina/journey';
import { useAnswer } from './use-answer';

/** Asks before a financing is rejected: nothing brings it back. */
export function RejectDialog({ request, onClose }: { request: FinancingRequest; onClose(): void }) {
  const { reject } = useAnswer(request);
  return (
    <ConfirmDialog
      title="¿Rechazar el financiamiento?"
      yes="Rechazar financiamiento"
      no="Volver"
      onYes={() => reject().finally(onClose)}
      onNo={onClose}
    >
      {`La solicitud N.º ${request.number} terminará. Tu cotización quedará libre: podrás comprar al contado o pedir otro financiamiento.`}
    </ConfirmDialog>
  );
}
