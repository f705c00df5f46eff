import { ApiError, call } from '@vitrina/api-client';
import { type SignInOutcome, signIn } from '@vitrina/api-client/sign-in';
import { ACTIVE_SESSION, resendOtp } from '@vitrina/contract';
import type { SlotProps } from '@vitrina/federation';
import { ConfirmDialog } from '@vitrina/journey';
import { currentVisit, navigate, navigateLater, paths } from '@vitrina/navigation';
import { notify, on, type Session, track } from '@vitrina/session-bus';
import { Dialog } from '@vitrina/ui';
import { useEffect, useRef, useState } from 'react';
import { OtpDialog } from '../otp/otp-dialog';
import { ForgottenPassword } from './forgotten-password';
import { SignInForm, type SignInValues } from './sign-in-form';

/** After the password (specification 1, section 9: 500 ms) and after the one-time password (2000 ms). */
const REDIRECT_MS = { password: 500, oneTimePassword: 2_000 } as const;

const addressHere = () => location.pathname + location.search + location.hash;

type View =
  | { name: 'sign-in'; identificacion: string }
  | { name: 'forgotten'; identificacion: string }
  | { name: 'active-session'; identificacion: string; replace(): Promise<SignInOutcome> }
  | { name: 'send-code'; userId: number }
  | { name: 'code'; userId: number };

/**
 * A customer who has signed in in another tab meanwhile is not asked here any more, and goes on where they wanted to.
 * @returns a function that does what begins a session, whose beginning is no news
 */
function useSignedInElsewhere({ onClose, returnTo }: SlotProps) {
  const isOwn = useRef(false);
  useEffect(
    () =>
      on('signed-in@1', ({ name }) => {
        if (isOwn.current) return;
        notify({ kind: 'info', text: `Iniciaste sesión como ${name} en otra pestaña`, forNextPage: true });
        // Another page closes the dialog by itself.
        if (returnTo && returnTo !== addressHere()) navigate(returnTo);
        else onClose();
      }),
    [onClose, returnTo],
  );
  return async <T,>(begin: () => Promise<T>): Promise<T> => {
    isOwn.current = true;
    return begin().finally(() => {
      isOwn.current = false;
    });
  };
}

/** Opened by the header's sign-in button: signing in, and what may have to come before or instead of it. */
export function SignInDialog({ onClose, returnTo }: SlotProps) {
  const [view, setView] = useState<View>({ name: 'sign-in', identificacion: '' });
  const beginHere = useSignedInElsewhere({ onClose, returnTo });

  /** The session has begun: says so, and continues where the requesting page is still open. */
  const welcome = ({ displayName }: Session, by: keyof typeof REDIRECT_MS, isHere: () => boolean) => {
    track('inicio_sesion');
    const text = by === 'password' ? `Iniciaste sesión como ${displayName}` : 'Validación Exitosa';
    notify({ kind: 'success', text, forNextPage: true });
    const to = returnTo ?? (by === 'password' ? paths.quotations() : paths.account());
    // Who is already there goes on: opened anew, the address would be restored like a link.
    if (to !== addressHere()) navigateLater(to, { afterMs: REDIRECT_MS[by], isHere });
    onClose();
  };
  const again = (identificacion: string) => setView({ name: 'sign-in', identificacion });
  const follow = async (identificacion: string, ask: () => Promise<SignInOutcome>) => {
    const isHere = currentVisit();
    const outcome = await beginHere(ask);
    if (outcome.kind === 'signed-in') return welcome(outcome.session, 'password', isHere);
    if (outcome.kind === 'needs-validation') return setView({ name: 'send-code', userId: outcome.userId });
    if (view.name !== 'active-session') return setView({ ...outcome, name: 'active-session', identificacion });
    // Closing the other session did not help: asking again would be a loop.
    notify({ kind: 'error', text: ACTIVE_SESSION });
    again(identificacion);
  };
  const ask = ({ identificacion, clave: password }: SignInValues) =>
    follow(identificacion, () => signIn({ identification: identificacion, password }));

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
      const { identificacion } = view;
      const replace = () =>
        follow(identificacion, view.replace).catch((error) => {
          if (!(error instanceof ApiError)) throw error;
          again(identificacion);
        });
      return (
        <ConfirmDialog key="active-session" title={ACTIVE_SESSION} onYes={replace} onNo={() => again(identificacion)}>
          <p>¿Deseas cerrarla e iniciar sesión aquí?</p>
        </ConfirmDialog>
      );
    }
    case 'send-code': {
      const { userId } = view;
      const send = () => call(resendOtp, { userId }).finally(() => setView({ name: 'code', userId }));
      return (
        <ConfirmDialog
          key="send-code"
          title="Valida tu cuenta"
          onYes={() => send().catch(() => undefined)}
          onNo={onClose}
        >
          <p>Tu cuenta todavía necesita validación. ¿Deseas que te enviemos un nuevo código OTP?</p>
        </ConfirmDialog>
      );
    }
    case 'code':
      return (
        <OtpDialog
          key="code"
          userId={view.userId}
          onVerified={async (start, isHere) => welcome(await beginHere(start), 'oneTimePassword', isHere)}
          onClose={onClose}
        />
      );
  }
}
