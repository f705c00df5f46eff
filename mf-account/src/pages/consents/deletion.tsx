import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { consents, requestDeletion } from '@vitrina/contract';
import { Button, Callout } from '@vitrina/ui';
import { type DeletionState, deletionUnderWay } from '../../deletion/under-way';

/** A deletion of the account that is under way: its mail leads here to take it back. */
export function Deletion(state: DeletionState) {
  const { mutate, isPending } = useMutation(mutation(requestDeletion, { invalidates: [consents] }));
  const underWay = deletionUnderWay(state);
  if (!underWay) return null;
  const withdraw = (
    <Button variant="secondary" size="s" busy={isPending} onClick={() => mutate({ isAsked: false })}>
      Retirar solicitud
    </Button>
  );
  return (
    <Callout tone="warning" actions={withdraw}>
      {underWay}
    </Callout>
  );
}
