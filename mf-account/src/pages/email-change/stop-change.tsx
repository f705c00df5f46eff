import { stopEmailChange } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { Button, Callout } from '@vitrina/ui';
import { Outcome } from './outcome';
import { useLinkCall } from './use-link-call';
import { UsedLink } from './used-link';

/** Stops a change that somebody else may have asked for. */
export function StopChange({ token }: { token: string }) {
  const { use, isPending, answer, isUsedUp, failure } = useLinkCall(stopEmailChange, token);
  if (answer) {
    return (
      <Outcome tone="success" title="El cambio está detenido" onward={{ to: paths.home(), label: 'Ir al inicio' }}>
        Tu correo y tu celular de antes cuentan de nuevo. Cerramos todas las sesiones y tu contraseña ya no abre la
        cuenta: inicia sesión con '¿Olvidaste tu contraseña?' y elige otra.
      </Outcome>
    );
  }
  if (isUsedUp)
    return <UsedLink>Si tu correo cambió sin que lo pidieras, escríbenos o acércate a un concesionario.</UsedLink>;
  return (
    <>
      <p>
        Alguien pidió cambiar el correo de tu cuenta. Si no fuiste tú, detén el cambio: tu correo y tu celular de antes
        vuelven a contar, se cierran todas las sesiones y eliges otra contraseña.
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
