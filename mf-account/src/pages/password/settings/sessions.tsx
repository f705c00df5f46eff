import { endSession } from '@vitrina/api-client';
import { navigate, paths } from '@vitrina/navigation';
import { Button } from '@vitrina/ui';
import { SettingsRow } from './settings-row';

/** Ends the session. Goes home first: a page that needs a session would send the customer away with a warning. */
async function leave() {
  navigate(paths.home());
  await endSession();
}

/** The one session of an account, in every tab and on every device. */
export const Sessions = () => (
  <SettingsRow title="Tus sesiones" text="Cierra tu sesión en todas las ventanas y dispositivos donde esté abierta.">
    <Button variant="secondary" onClick={() => void leave()}>
      Cerrar sesión en todas partes
    </Button>
  </SettingsRow>
);
