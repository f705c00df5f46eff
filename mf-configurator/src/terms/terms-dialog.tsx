import { LegalDialog, loadTerms } from '@vitrina/journey';
import { Button } from '@vitrina/ui';
import { RestoredInTerms } from '../restoration/restored';

type TermsDialogProps = {
  open: boolean;
  /** A link was restored and waits for the terms: said in the dialog, because it covers the callout on the page. */
  restored?: boolean;
  /** 'Acepto' (true) or 'Rechazo' (false). */
  onAnswer(accepted: boolean): void;
  /** Closed without an answer. */
  onClose(): void;
};

/** The terms and their answer; nobody can accept them before the text has loaded. */
export const TermsDialog = ({ open, restored, onAnswer, onClose }: TermsDialogProps) => (
  <LegalDialog
    open={open}
    title="Términos y condiciones"
    what="los términos y condiciones"
    load={loadTerms}
    onClose={onClose}
    footer={(isShown) => (
      <>
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          Rechazo
        </Button>
        <Button disabled={!isShown} onClick={() => onAnswer(true)}>
          Acepto
        </Button>
      </>
    )}
  >
    {restored && <RestoredInTerms />}
  </LegalDialog>
);
