import { call } from '@vitrina/api-client';
import { resendOtp, type SessionUser, verifyOtp } from '@vitrina/contract';
import { formSchema, OtpField, otp, SchemaForm, SubmitButton, type SubmitHandler } from '@vitrina/forms';
import { currentVisit } from '@vitrina/navigation';
import { firstOfPresses } from '@vitrina/rules';
import { notify } from '@vitrina/session-bus';
import { Button } from '@vitrina/ui';
import { useState } from 'react';
import css from '../dialogs/dialog-form.module.css';

const schema = formSchema({ otp: otp() });

/** Debounce of 'Reenviar OTP' (specification 1, section 9): the first press counts. */
const RESEND_MS = 2_000;

export type OtpFormProps = {
  userId: number;
  /** The code was right: the customer whom the server has signed in, and whether the page where it was written is still open. */
  onVerified(user: SessionUser, isHere: () => boolean): void | Promise<void>;
  /** The code was wrong, or another one could not be sent: the dialog closes and comes back. */
  onFailure(): void;
};

/** The one-time password, and another one on request. What fails has been told as a toast. */
export function OtpForm({ userId, onVerified, onFailure }: OtpFormProps) {
  const [accepts] = useState(() => firstOfPresses(RESEND_MS));
  const submit: SubmitHandler<typeof schema> = async ({ otp: code }) => {
    const isHere = currentVisit();
    try {
      await onVerified(await call(verifyOtp, { userId, code }), isHere);
    } catch (error) {
      onFailure();
      throw error;
    }
  };
  const resend = async () => {
    if (!accepts(performance.now())) return;
    try {
      await call(resendOtp, { userId });
      notify({ kind: 'success', text: 'Te enviamos un nuevo código OTP' });
    } catch {
      onFailure();
    }
  };
  return (
    <SchemaForm
      schema={schema}
      onSubmit={submit}
      invalidText="Necesita ingresar un código OTP enviado a su Celular y a su Email"
      className={css.form}
    >
      <p className={css.lead}>Escribe el código de 5 caracteres que enviamos a tu celular y a tu correo electrónico.</p>
      <OtpField name="otp" label="Código OTP" />
      <SubmitButton size="l">Validar</SubmitButton>
      <Button variant="quiet" onClick={resend}>
        Reenviar OTP
      </Button>
    </SchemaForm>
  );
}
