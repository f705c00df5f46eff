import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { personalDataExport } from '@vitrina/contract';
import { saveForCustomer } from '@vitrina/journey';
import { todayInEcuador } from '@vitrina/rules';
import { Button } from '@vitrina/ui';
import { SettingsRow } from './settings-row';

/** Everything that is kept about the customer, as a file. */
export function Export() {
  const { mutateAsync, isPending } = useMutation(mutation(personalDataExport));
  const download = () =>
    // A failure has been told by the mutation.
    saveForCustomer(() => mutateAsync({}), `datos-personales-${todayInEcuador(new Date())}.json`).catch(
      () => undefined,
    );
  return (
    <SettingsRow title="Tus datos" text="Descarga en un archivo JSON todo lo que guardamos sobre ti.">
      <Button variant="secondary" busy={isPending} onClick={() => void download()}>
        Descargar mis datos
      </Button>
    </SettingsRow>
  );
}
