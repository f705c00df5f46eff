import { query, useMutation, useQuery } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { consents, requestDeletion } from '@vitrina/contract';
import { ConfirmDialog, LoadFailed } from '@vitrina/journey';
import { Button } from '@vitrina/ui';
import { useState } from 'react';
import { deletionUnderWay } from '../../../deletion/under-way';
import { DeletionTerms } from './deletion-terms';
import css from './settings.module.css';
import { SettingsRow } from './settings-row';

const TITLE = 'Tu cuenta';

/** The request to delete the account: asked for once it was read what stays, and taken back until its day. */
export function Deletion() {
  const { data, isError, refetch } = useQuery(query(consents, {}));
  const { mutate, mutateAsync, isPending } = useMutation(mutation(requestDeletion, { invalidates: [consents] }));
  const [isAsking, setAsking] = useState(false);

  if (!data) {
    if (isError) {
      return (
        <li className={css.failed}>
          <LoadFailed what="el estado de tu cuenta" onRetry={refetch} />
        </li>
      );
    }
    return (
      <SettingsRow title={TITLE} text="Cargando el estado de tu cuenta">
        <Button variant="secondary" disabled>
          Eliminar mi cuenta
        </Button>
      </SettingsRow>
    );
  }

  const underWay = deletionUnderWay(data);
  if (underWay) {
    return (
      <SettingsRow title={TITLE} text={underWay}>
        <Button variant="secondary" busy={isPending} onClick={() => mutate({ isAsked: false })}>
          Retirar solicitud
        </Button>
      </SettingsRow>
    );
  }
  const ask = () =>
    mutateAsync({ isAsked: true }).then(
      () => setAsking(false),
      () => undefined,
    );
  return (
    <SettingsRow title={TITLE} text="Pide que la eliminemos; lo que la ley manda conservar se queda hasta su plazo.">
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Eliminar mi cuenta
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="¿Eliminar tu cuenta?"
          yes="Pedir la eliminación"
          no="Conservar mi cuenta"
          onYes={ask}
          onNo={() => setAsking(false)}
        >
          <DeletionTerms />
        </ConfirmDialog>
      )}
    </SettingsRow>
  );
}
