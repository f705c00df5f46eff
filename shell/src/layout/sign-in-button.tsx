import { Icon } from '@vitrina/ui';
import type { OpenSlot } from '../remote/use-slot';

/** Opens the sign-in dialog, which a remote provides: nothing of it is loaded before. */
export const SignInButton = ({ login }: { login: OpenSlot }) => (
  <button
    type="button"
    className="sh-action sh-sign-in"
    aria-haspopup="dialog"
    aria-busy={login.loading || undefined}
    onClick={() => login.open()}
  >
    <Icon name="user" />
    <span>Iniciar sesión</span>
  </button>
);
