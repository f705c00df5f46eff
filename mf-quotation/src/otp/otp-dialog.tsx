import { call } from '@vitrina/api-client';
import { verifyAccount } from '@vitrina/api-client/sign-in';
import { resendOtp } from '@vitrina/contract';
import { FormField, otpField, SchemaForm, SubmitButton, type SubmitHandler, schemaOf } from '@vitrina/forms';
import { currentVisit } from '@vitrina/navigation';
import { firstOfPresses, type PressWindow } from '@vitrina/rules';
import { notify, type Session } from '@vitrina/session-bus';
import { Button, Dialog } from '@vitrina/ui';
import { useEffect, useState } from 'react';
import css from '../dialogs/dialog-form.module.css';

const otp = otpField({ name: 'otp', label: 'Código OTP' });
const schema = schemaOf([otp]);

type OtpFormProps = {
  userId: number;
  /** Of the presses on 'Reenviar OTP', also while the dialog reopens. */
  resends: PressWindow;
  /**
   * The code was right: a function that starts the customer's session, and whether the page where it was entered is
   * still open.
   */
  onVerified(start: () => Promise<Session>, isHere: () => boolean): void | Promise<void>;
  /** The code was wrong, or another one was requested: the dialog closes and reopens, empty. */
  onReopen(): void;
};

/** The one-time password, and a new one on request. The API client says what failed. */
function OtpForm({ userId, resends, onVerified, onReopen }: OtpFormProps) {
  const submit: SubmitHandler<typeof schema> = async ({ otp: code }) => {
    const isHere = currentVisit();
    try {
      await onVerified(await verifyAccount({ userId, code }), isHere);
    } catch (error) {
      onReopen();
      throw error;
    }
  };
  const resend = () =>
    resends
      .press(async () => {
        await call(resendOtp, { userId });
        notify({ kind: 'success', text: 'Te enviamos un nuevo código OTP' });
      })
      ?.catch(() => undefined)
      .finally(onReopen);
  return (
    <SchemaForm
      schema={schema}
      onSubmit={submit}
      invalidText="Necesita ingresar un código OTP enviado a su Celular y a su Email"
      className={css.form}
    >
      <p className={css.lead}>Escribe el código de 5 caracteres que enviamos a tu celular y a tu correo electrónico.</p>
      <FormField of={otp} />
      <SubmitButton size="l">Validar</SubmitButton>
      <Button variant="quiet" onClick={resend}>
        Reenviar OTP
      </Button>
    </SchemaForm>
  );
}

/** How long a dialog stays closed before it reopens (specification 1, section 4). */
const REOPEN_MS = 500;

/** For a dialog that closes and reopens empty by itself. `round` is new each time. */
function useReopening() {
  const [state, setState] = useState({ isOpen: true, round: 0 });
  useEffect(() => {
    if (state.isOpen) return;
    const timer = setTimeout(() => setState(({ round }) => ({ isOpen: true, round: round + 1 })), REOPEN_MS);
    return () => clearTimeout(timer);
  }, [state.isOpen]);
  return { ...state, reopen: () => setState((before) => ({ ...before, isOpen: false })) };
}

/**
 * Debounce of 'Reenviar OTP' (specification 1, section 9): the first press counts, also while the dialog comes back. One
 * that failed ends it.
 */
const RESEND_MS = 2_000;

type OtpDialogProps = Pick<OtpFormProps, 'userId' | 'onVerified'> & { onClose(): void };

/**
 * Asks for the one-time password; after a wrong one, or when another was requested, it reopens in half a second, empty.
 */
export function OtpDialog({ userId, onVerified, onClose }: OtpDialogProps) {
  const { isOpen, round, reopen } = useReopening();
  const [resends] = useState(() => firstOfPresses(RESEND_MS, () => performance.now()));
  return (
    <Dialog open={isOpen} reopening={!isOpen} title="Valida tu cuenta" lightDismiss={false} onClose={onClose}>
      <OtpForm key={round} userId={userId} onVerified={onVerified} resends={resends} onReopen={reopen} />
    </Dialog>
  );
}
