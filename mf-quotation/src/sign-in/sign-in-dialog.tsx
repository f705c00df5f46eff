import { ApiError, call } from '@vitrina/api-client';
import { ACTIVE_SESSION, resendOtp, type SessionUser } from '@vitrina/contract';
import type { SlotProps } from '@vitrina/federation';
import { currentVisit, paths } from '@vitrina/navigation';
import { notify } from '@vitrina/session-bus';
import { Dialog } from '@vitrina/ui';
import { useState } from 'react';
import { Question } from '../dialogs/question';
import { OtpDialog } from '../otp/otp-dialog';
import { ForgottenPassword } from './forgotten-password';
import { askToSignIn, closeActiveSession, welcome } from './sign-in';
import { SignInForm } from './sign-in-form';
import type { SignInValues } from './sign-in-schema';

type View =
  | { name: 'sign-in'; identificacion: string }
  | { name: 'forgotten'; identificacion: string }
  | { name: 'active-session'; closing: string | undefined; values: SignInValues }
  | { name: 'send-code'; userId: number }
  | { name: 'code'; userId: number };

/** What the header's sign-in button opens: signing in, and what may have to come before or instead of it. */
export function SignInDialog({ onClose, returnTo }: SlotProps) {
  const [view, setView] = useState<View>({ name: 'sign-in', identificacion: '' });

  const enter = async (user: SessionUser, by: 'password' | 'oneTimePassword', isHere: () => boolean) => {
    await welcome(user, by, { to: returnTo ?? (by === 'password' ? paths.quotations() : paths.account()), isHere });
    onClose();
  };
  const again = (identificacion: string) => setView({ name: 'sign-in', identificacion });
  const ask = async (values: SignInValues) => {
    const isHere = currentVisit();
    const outcome = await askToSignIn(values);
    if (outcome.kind === 'signed-in') return enter(outcome.user, 'password', isHere);
    if (outcome.kind === 'needs-validation') return setView({ name: 'send-code', userId: outcome.userId });
    if (view.name !== 'active-session') return setView({ name: 'active-session', closing: outcome.closing, values });
    // Closing it has not helped: to ask again would be to go round in circles.
    notify({ kind: 'error', text: ACTIVE_SESSION });
    again(values.identificacion);
  };

  switch (view.name) {
    case 'sign-in':
      return (
        <Dialog key="sign-in" open title="Inicia sesión" onClose={onClose}>
          <SignInForm
            initial={{ identificacion: view.identificacion }}
            onAsk={ask}
            onForgotten={(identificacion) => setView({ name: 'forgotten', identificacion })}
          />
        </Dialog>
      );
    case 'forgotten':
      return (
        <Dialog key="forgotten" open title="Recupera tu contraseña" onClose={onClose}>
          <ForgottenPassword identificacion={view.identificacion} onBack={again} />
        </Dialog>
      );
    case 'active-session': {
      const { closing, values } = view;
      const replace = async () => {
        await closeActiveSession(closing);
        await ask(values).catch((error) => {
          if (!(error instanceof ApiError)) throw error;
          again(values.identificacion);
        });
      };
      return (
        <Question
          key="active-session"
          title={ACTIVE_SESSION}
          text="¿Deseas cerrarla e iniciar sesión aquí?"
          onYes={replace}
          onNo={() => again(values.identificacion)}
        />
      );
    }
    case 'send-code': {
      const { userId } = view;
      const send = () => call(resendOtp, { userId }).finally(() => setView({ name: 'code', userId }));
      return (
        <Question
          key="send-code"
          title="Valida tu cuenta"
          text="Tu cuenta todavía necesita validación. ¿Deseas que te enviemos un nuevo código OTP?"
          onYes={() => send().catch(() => undefined)}
          onNo={onClose}
        />
      );
    }
    case 'code':
      return (
        <OtpDialog
          key="code"
          userId={view.userId}
          onVerified={(user, isHere) => enter(user, 'oneTimePassword', isHere)}
          onClose={onClose}
        />
      );
  }
}
