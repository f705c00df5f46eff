import { stopEmailChange } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { Button, ButtonLink, Callout } from '@vitrina/ui';
import { useLinkCall } from './use-link-call';
import { UsedLink } from './used-link';

/** Stops a change that somebody else may have asked for. */
export function StopChange({ token }: { token: string }) {
  const { use, isPending, answer, isUsedUp, failure } = useLinkCall(stopEmailChange, token);
  if (answer) {
    return (
      <>
        <Callout tone="success" title="El cambio está detenido">
          Tu correo de antes sigue contando y cerramos todas las sesiones de tu cuenta. Si no pediste el cambio, alguien
          pudo conocer tu contraseña: inicia sesión con '¿Olvidaste tu contraseña?' y elige otra.
        </Callout>
        <div>
          <ButtonLink to={paths.home()} variant="secondary">
            Ir al inicio
          </ButtonLink>
        </div>
      </>
    );
  }
  if (isUsedUp)
    return <UsedLink>Si tu correo cambió sin que lo pidieras, escríbenos o acércate a un concesionario.</UsedLink>;
  return (
    <>
      <p>
        Alguien pidió cambiar el correo de tu cuenta. Si no fuiste tú, detén el cambio: tu correo de antes sigue
        contando y se cierran todas las sesiones.
      </p>
      {failure && (
        <Callout tone="danger" title="No pudimos detener el cambio">
          {failure}
        </Callout>
      )}
      <div>
        <Button size="l" busy={isPending} onClick={use}>
          Detener el cambio
        </Button>
      </div>
    </>
  );
}
