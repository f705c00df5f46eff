import { FORM_TYPES } from '@vitrina/contract';
import { type ApplicationForm, applicationFormOf, KIND_CHANGED, type Person } from '@vitrina/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../platform/database/schema';
import { Conflict, orNotFound } from '../platform/http/errors';

const NO_APPLICATION = 'No encontramos esta solicitud';

/** Which form an application fills in, as its rows name it. */
export type Wizard = ApplicationForm['name'];

/** What is told once an application was sent. */
export const DECIDED: Readonly<Record<Wizard, string>> = {
  credit: 'Ya enviaste esta solicitud: no se puede cambiar',
  funds: 'Ya enviaste esta declaración: no se puede cambiar',
};

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
  readonly wizard: Wizard;
  readonly isDecided: boolean;
  /** How the quotation is bought now. */
  readonly isCredit: boolean;
  /** Where it is bought: the letter names its company. */
  readonly dealership: { readonly company: string };
}

const select = (database: Kysely<Database>, accountId: number, id: number) =>
  database
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
    .select(['negotiation.id', 'negotiation.kind', 'decided_at', 'configuration'])
    .where('negotiation.id', '=', id)
    .where('account_id', '=', accountId);

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function applicationOf(row: Row | undefined, accountId: number, kind: number): OwnApplication {
  const { id, decided_at, kind: bought, configuration } = orNotFound(row, NO_APPLICATION);
  const form = applicationFormOf(kind);
  return {
    ...{ negotiationId: id, accountId, form, wizard: form.name },
    ...{ isDecided: decided_at !== null, isCredit: bought === 'credit', dealership: configuration.dealership },
  };
}

/** An application of a customer's. @throws NotFound for another customer's, as for one that is not there */
export const findApplication = async (database: Kysely<Database>, accountId: number, { id, kind }: Asked) =>
  applicationOf(await select(database, accountId, id).executeTakeFirst(), accountId, kind);

/** The same, holding the negotiation's row until the transaction ends. @throws NotFound */
export const lockApplication = async (transaction: Transaction<Database>, accountId: number, { id, kind }: Asked) =>
  applicationOf(await select(transaction, accountId, id).forUpdate('negotiation').executeTakeFirst(), accountId, kind);

/** @throws Conflict once the application was sent */
export function refuseDecided({ isDecided, wizard }: OwnApplication): void {
  if (isDecided) throw new Conflict(DECIDED[wizard]);
}

/**
 * Papers and letters are taken only for what the quotation is now: a cash purchase needs no consent to consult a bureau.
 * @throws Conflict when the quotation is bought in another way by now, or once the application was sent
 */
export function refuseForPapers(application: OwnApplication): void {
  if (application.isCredit !== (application.wizard === 'credit')) throw new Conflict(KIND_CHANGED);
  refuseDecided(application);
}

/** Whose section a form type is. */
export const personOf = (formType: number): Person => (formType === FORM_TYPES.spouse ? 'spouse' : 'applicant');
