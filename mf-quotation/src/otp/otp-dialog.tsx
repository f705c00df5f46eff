import { Dialog } from '@vitrina/ui';
import { OtpForm, type OtpFormProps } from './otp-form';
import { useReopening } from './use-reopening';

type OtpDialogProps = Pick<OtpFormProps, 'userId' | 'onVerified'> & { onClose(): void };

/** Asks for the one-time password; after a wrong one it comes back in half a second, empty. */
export function OtpDialog({ userId, onVerified, onClose }: OtpDialogProps) {
  const { isOpen, round, reopen } = useReopening();
  return (
    <Dialog open={isOpen} title="Valida tu cuenta" lightDismiss={false} onClose={onClose}>
      <OtpForm key={round} userId={userId} onVerified={onVerified} onFailure={reopen} />
    </Dialog>
  );
}
