import { FORM_TYPES } from '@vitrina/contract';
import { type ApplicationForm, applicationFormOf, type Person } from '@vitrina/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../platform/database/schema';
import { Conflict, orNotFound } from '../platform/http/errors';

const NO_APPLICATION = 'No encontramos esta solicitud';
const DECIDED = 'Ya enviaste esta solicitud: sus datos no cambian';

/** Which application a call is about: the negotiation and the kind of purchase that it fills in. */
export interface Asked {
  readonly id: number;
  readonly kind: number;
}

/** An application of a customer's. */
export interface OwnApplication {
  readonly negotiationId: number;
  readonly accountId: number;
  readonly form: ApplicationForm;
  /** As the rows name the form. */
  readonly wizard: ApplicationForm['name'];
  readonly isDecided: boolean;
  /** How the quotation is bought now, and for how much. */
  readonly isCredit: boolean;
}

const select = (database: Kysely<Database>, accountId: number, id: number) =>
  database
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
    .select(['negotiation.id', 'negotiation.kind', 'decided_at'])
    .where('negotiation.id', '=', id)
    .where('account_id', '=', accountId);

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function applicationOf(row: Row | undefined, accountId: number, kind: number): OwnApplication {
  const { id, decided_at, kind: bought } = orNotFound(row, NO_APPLICATION);
  const form = applicationFormOf(kind);
  return {
    ...{ negotiationId: id, accountId, form, wizard: form.name },
    ...{ isDecided: decided_at !== null, isCredit: bought === 'credit' },
  };
}

/** An application of a customer's. @throws NotFound for another customer's, as for one that is not there */
export const findApplication = async (database: Kysely<Database>, accountId: number, { id, kind }: Asked) =>
  applicationOf(await select(database, accountId, id).executeTakeFirst(), accountId, kind);

/** The same, holding the negotiation's row until the transaction ends. @throws NotFound */
export const lockApplication = async (transaction: Transaction<Database>, accountId: number, { id, kind }: Asked) =>
  applicationOf(await select(transaction, accountId, id).forUpdate('negotiation').executeTakeFirst(), accountId, kind);

/** @throws Conflict once the application was sent */
export function refuseDecided({ isDecided }: OwnApplication): void {
  if (isDecided) throw new Conflict(DECIDED);
}

/** Whose section a form type is. */
export const personOf = (formType: number): Person => (formType === FORM_TYPES.spouse ? 'spouse' : 'applicant');
