import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { consents, requestDeletion } from '@vitrina/contract';
import { notify } from '@vitrina/session-bus';
import { Button, Callout } from '@vitrina/ui';
import { type DeletionState, deletionUnderWay } from '../../deletion/under-way';

/** A deletion of the account that is under way: its mail leads here to take it back. */
export function Deletion(state: DeletionState) {
  const { mutate, isPending } = useMutation(mutation(requestDeletion, { invalidates: [consents] }));
  const underWay = deletionUnderWay(state);
  if (!underWay) return null;
  const takeBack = () =>
    mutate(
      { isAsked: false },
      {
        onSuccess: () => {
          // The button goes with the message around it.
          document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
          notify({ kind: 'success', text: 'Retiraste la solicitud. Tu cuenta se queda' });
        },
      },
    );
  const withdraw = (
    <Button variant="secondary" size="s" busy={isPending} onClick={takeBack}>
      Retirar solicitud
    </Button>
  );
  return (
    <Callout tone="warning" actions={withdraw}>
      {underWay}
    </Callout>
  );
}
