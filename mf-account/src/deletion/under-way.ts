import type { consents, Endpoint } from '@vitrina/contract';
import { formatDate } from '@vitrina/rules';

type ResponseOf<E> = E extends Endpoint<infer _Request, infer Response> ? Response : never;
export type DeletionState = Pick<ResponseOf<typeof consents>, 'deletionAskedAt' | 'deletionDue'>;

/** When the account's deletion was asked for and its day, in a sentence; undefined while none is under way. */
export function deletionUnderWay({ deletionAskedAt, deletionDue }: DeletionState): string | undefined {
  if (!deletionAskedAt) return undefined;
  const due = deletionDue ? ` Se elimina el ${formatDate(deletionDue)}.` : '';
  return `Pediste eliminar tu cuenta el ${formatDate(deletionAskedAt)}.${due}`;
}
