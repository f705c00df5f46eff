import { Button, Radio } from '@vitrina/ui';
import { useState } from 'react';
import { LegalDialog } from '../legal/legal-dialog';
import { loadPrivacy } from '../legal/load';
import css from './privacy-dialog.module.css';
import { useBusy } from './use-busy';

export type PrivacyDialogProps = {
  open: boolean;
  /**
   * 'Aceptar' requires 'He leído la política de privacidad' first (the list of quotations); otherwise it is the only
   * control.
   */
  mustConfirm?: boolean;
  /** 'Aceptar' stays busy until the returned promise settles; whoever made the promise reports its failure. */
  onAccept(): unknown;
  onClose(): void;
};

/** The privacy policy and its acceptance (specification 2, section 2: list of quotations, payment method, simulator). */
export const PrivacyDialog = (props: PrivacyDialogProps) => (props.open ? <OpenPrivacyDialog {...props} /> : null);

// Unmounted when closed: whoever opens it again has not confirmed it again yet.
function OpenPrivacyDialog({ mustConfirm = false, onAccept, onClose }: PrivacyDialogProps) {
  const [hasRead, setRead] = useState(!mustConfirm);
  const [isBusy, accept] = useBusy(onAccept);
  return (
    <LegalDialog
      open
      title="Política de privacidad"
      what="la política de privacidad"
      load={loadPrivacy}
      onClose={onClose}
      footer={(isShown) => (
        <>
          {mustConfirm && (
            <Radio
              label="He leído la política de privacidad"
              className={css.read}
              checked={hasRead}
              disabled={!isShown}
              onChange={() => setRead(true)}
            />
          )}
          <Button disabled={!isShown || !hasRead} busy={isBusy} onClick={accept}>
            Aceptar
          </Button>
        </>
      )}
    />
  );
}
