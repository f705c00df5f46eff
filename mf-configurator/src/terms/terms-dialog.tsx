import { Button, Dialog } from '@vitrina/ui';
import { TermsText } from './terms-text';

type TermsDialogProps = {
  open: boolean;
  /** 'Acepto' (true) or 'Rechazo' (false). */
  onAnswer(accepted: boolean): void;
  /** Closed without an answer. */
  onClose(): void;
};

export function TermsDialog({ open, onAnswer, onClose }: TermsDialogProps) {
  return (
    <Dialog
      open={open}
      title="Términos y condiciones"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Rechazo
          </Button>
          <Button onClick={() => onAnswer(true)}>Acepto</Button>
        </>
      }
    >
      <TermsText />
    </Dialog>
  );
}
