import { QUOTATION_KINDS } from '@vitrina/contract';
import { KIND_CHANGED } from '@vitrina/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { Conflict, orNotFound } from '../../platform/http/errors';
import { ownRows } from '../../sales/own-rows';
import { NO_PURCHASE } from '../../sales/purchases/list';

export type Wizard = 'credit' | 'funds';

/** Which application a call is about. */
interface OfApplication {
  /** Of the negotiation. */
  readonly id: number;
  readonly kind: number;
}

/** `tipo` of the calls. */
export const wizardOf = (kind: number): Wizard => (kind === QUOTATION_KINDS.credit ? 'credit' : 'funds');

/** What is told once an application was sent. */
export const DECIDED: Readonly<Record<Wizard, string>> = {
  credit: 'Ya enviaste esta solicitud: no se puede cambiar',
  funds: 'Ya enviaste esta declaración: no se puede cambiar',
};

/**
 * A customer's own application.
 * @throws NotFound for another customer's too, Conflict when the quotation is paid otherwise by now
 */
export async function findApplication(database: Kysely<Database>, accountId: number, { id, kind }: OfApplication) {
  const row = await ownRows(database, accountId)
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
    .select(['negotiation.kind', 'decided_at', 'configuration'])
    .where('negotiation.id', '=', id)
    .executeTakeFirst();
  const found = orNotFound(row, NO_PURCHASE);
  const wizard = wizardOf(kind);
  if ((found.kind === 'credit') !== (wizard === 'credit')) throw new Conflict(KIND_CHANGED);
  return { id, wizard, isDecided: found.decided_at !== null, dealership: found.configuration.dealership };
}

/** Locks an application, so that nothing of it is written once it was sent. @returns whether it was */
export async function lockApplication(transaction: Transaction<Database>, negotiationId: number): Promise<boolean> {
  const { decided_at } = await transaction
    .selectFrom('negotiation')
    .select('decided_at')
    .where('id', '=', negotiationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return decided_at !== null;
}

/** Locks an application that may still be changed. @throws Conflict once it was sent */
export async function lockOpen(
  transaction: Transaction<Database>,
  { id, wizard }: { id: number; wizard: Wizard },
): Promise<void> {
  if (await lockApplication(transaction, id)) throw new Conflict(DECIDED[wizard]);
}
