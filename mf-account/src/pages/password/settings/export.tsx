import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { personalDataExport } from '@vitrina/contract';
import { todayInEcuador } from '@vitrina/rules';
import { Button } from '@vitrina/ui';
import { saveFile } from '../../../files/save-file';
import { SettingsRow } from './settings-row';

/** Everything that is kept about the customer, as a file. */
export function Export() {
  const { mutate, isPending } = useMutation(mutation(personalDataExport));
  const download = () =>
    mutate({}, { onSuccess: (file) => saveFile(file, `mis-datos-${todayInEcuador(new Date())}.json`) });
  return (
    <SettingsRow title="Tus datos" text="Descarga en un archivo JSON todo lo que guardamos sobre ti.">
      <Button variant="secondary" busy={isPending} onClick={download}>
        Descargar mis datos
      </Button>
    </SettingsRow>
  );
}
