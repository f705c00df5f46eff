import { Button, Dialog } from '@vitrina/ui';
import { RestoredInTerms } from '../restore/restored-in-terms';
import { TermsText } from './terms-text';

type TermsDialogProps = {
  open: boolean;
  /** A link was restored and waits for the terms: the dialog says so, because the notice on the page is behind it. */
  restored?: boolean;
  /** 'Acepto' (true) or 'Rechazo' (false). */
  onAnswer(accepted: boolean): void;
  /** Closed without an answer. */
  onClose(): void;
};

export function TermsDialog({ open, restored, onAnswer, onClose }: TermsDialogProps) {
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
      {restored && <RestoredInTerms />}
      <TermsText />
    </Dialog>
  );
}
