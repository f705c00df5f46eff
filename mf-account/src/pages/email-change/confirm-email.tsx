import { confirmEmail } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { Button, Callout } from '@vitrina/ui';
import { Outcome } from './outcome';
import { useLinkCall } from './use-link-call';
import { UsedLink } from './used-link';

/** Confirms a new address. */
export function ConfirmEmail({ token }: { token: string }) {
  const { use, isPending, answer, isUsedUp, failure } = useLinkCall(confirmEmail, token);
  if (answer) {
    return (
      <Outcome
        tone="success"
        title="Tu correo está confirmado"
        onward={{ to: paths.personalData(), label: 'Ver tus datos personales' }}
      >
        {`Desde ahora te escribimos a ${answer.address}.`}
      </Outcome>
    );
  }
  if (isUsedUp) {
    return (
      <UsedLink>
        Si tu correo nuevo todavía no cuenta, escríbelo otra vez en tus datos personales: te enviamos otro enlace.
      </UsedLink>
    );
  }
  return (
    <>
      <p>Confirma que este correo es tuyo. Después te escribimos a él, y el anterior deja de contar.</p>
      {failure && (
        <Callout tone="danger" title="No pudimos confirmar tu correo">
          {failure}
        </Callout>
      )}
      <div>
        <Button size="l" busy={isPending} onClick={use}>
          Confirmar este correo
        </Button>
      </div>
    </>
  );
}
