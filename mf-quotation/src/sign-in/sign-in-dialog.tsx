import type { SlotProps } from '@vitrina/federation';
import { Badge, Button, brand, Dialog } from '@vitrina/ui';
import css from './sign-in-dialog.module.css';

/** What the header's sign-in button opens. Signing in is not built yet; the dialog says so and what works without it. */
export function SignInDialog({ onClose }: SlotProps) {
  return (
    <Dialog open title="Inicia sesión" onClose={onClose} footer={<Button onClick={onClose}>Entendido</Button>}>
      <div className={css.words}>
        <Badge tone="accent">En construcción</Badge>
        <p>
          Muy pronto podrás entrar con tu número de identificación y tu contraseña para ver tus cotizaciones, tus
          compras y tus solicitudes de crédito.
        </p>
        <p className={css.soft}>
          Mientras tanto puedes configurar tu {brand.name} y pedir tu cotización sin una cuenta: te llegará por correo
          electrónico.
        </p>
      </div>
    </Dialog>
  );
}
