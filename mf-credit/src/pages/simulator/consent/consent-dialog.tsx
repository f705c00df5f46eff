import { LegalDialog, loadCreditConsent } from '@vitrina/journey';
import { Button, Checkbox } from '@vitrina/ui';
import { useState } from 'react';
import css from './consent-dialog.module.css';
import type { AskedConsent } from './use-present';

/** Asks for the consent to the credit analysis: what is sent, to whom, how long. Nothing is ticked before. */
export function ConsentDialog({ onAccept, onClose }: AskedConsent) {
  const [isTicked, setTicked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const accept = async () => {
    setBusy(true);
    await onAccept();
    setBusy(false);
  };
  return (
    <LegalDialog
      open
      title="Análisis de tu crédito"
      what="el consentimiento"
      load={loadCreditConsent}
      onClose={onClose}
      footer={(isShown) => (
        <>
          <Checkbox
            label="Acepto que envíen mis datos al banco para que analice mi crédito"
            className={css.tick}
            checked={isTicked}
            disabled={!isShown}
            onChange={({ currentTarget }) => setTicked(currentTarget.checked)}
          />
          <Button disabled={!isShown || !isTicked} busy={isBusy} onClick={accept}>
            Aceptar y seguir
          </Button>
        </>
      )}
    />
  );
}
