import { ConfirmDialog } from '@vitrina/journey';
import type { Session } from '@vitrina/session-bus';
import { useEffect, useState } from 'react';
import { OtpDialog } from '../../../otp/otp-dialog';
import type { Person } from '../../../people/person-form';
import { preparePurchase, purchaseOf } from './register-customer';
import { RegistrationDialog } from './registration-dialog';

type OnlinePurchaseProps = {
  customer: Person;
  /**
   * The account has been verified: a function that starts the customer's session, and whether this page is still open.
   */
  onBought(start: () => Promise<Session>, isHere: () => boolean): Promise<void>;
  onClose(): void;
};

type View = { name: 'confirm' } | { name: 'registration'; round: number } | { name: 'code'; userId: number };

/** Buying online as a guest: create an account? Its password, the registration with the lead, and the one-time password. */
export function OnlinePurchase({ customer, onBought, onClose }: OnlinePurchaseProps) {
  const [view, setView] = useState<View>({ name: 'confirm' });
  const [purchase] = useState(() => purchaseOf(customer));
  useEffect(preparePurchase, []);

  switch (view.name) {
    case 'confirm':
      return (
        <ConfirmDialog title="Compra en línea" onYes={() => setView({ name: 'registration', round: 0 })} onNo={onClose}>
          <p>Para comprar en línea crearemos una cuenta con tus datos. ¿Deseas continuar?</p>
        </ConfirmDialog>
      );
    case 'registration':
      return (
        <RegistrationDialog
          key={view.round}
          username={customer.ci}
          again={view.round > 0}
          onRegister={async (password) => setView({ name: 'code', userId: await purchase.register(password) })}
          onFailure={() => setView({ name: 'registration', round: view.round + 1 })}
          onClose={onClose}
        />
      );
    case 'code':
      return (
        <OtpDialog
          userId={view.userId}
          onVerified={async (start, isHere) => {
            await purchase.finish();
            await onBought(start, isHere);
          }}
          onClose={onClose}
        />
      );
  }
}
