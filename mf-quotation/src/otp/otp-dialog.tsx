import { firstOfPresses } from '@vitrina/rules';
import { Dialog } from '@vitrina/ui';
import { useState } from 'react';
import { OtpForm, type OtpFormProps } from './otp-form';
import { useReopening } from './use-reopening';

/** Debounce of 'Reenviar OTP' (specification 1, section 9): the first press counts, also while the dialog comes back. */
const RESEND_MS = 2_000;

type OtpDialogProps = Pick<OtpFormProps, 'userId' | 'onVerified'> & { onClose(): void };

/**
 * Asks for the one-time password; after a wrong one, or when another was requested, it reopens in half a second, empty.
 */
export function OtpDialog({ userId, onVerified, onClose }: OtpDialogProps) {
  const { isOpen, round, reopen } = useReopening();
  const [acceptsResend] = useState(() => firstOfPresses(RESEND_MS));
  return (
    <Dialog open={isOpen} title="Valida tu cuenta" lightDismiss={false} onClose={onClose}>
      <OtpForm key={round} userId={userId} onVerified={onVerified} acceptsResend={acceptsResend} onReopen={reopen} />
    </Dialog>
  );
}
