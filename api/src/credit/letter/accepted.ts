import type { ApplicationForm } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { OwnApplication } from '../own-application';

/** What is recorded of each letter: a consent, or a sworn statement, which is none. */
export const LETTER_PURPOSES = {
  bureaus: 'credit-bureaus',
  uafe: 'funds-declaration',
} as const satisfies Record<ApplicationForm['letter'], string>;

/** Acceptances of an application's letter, the newest first, those that were revoked among them. */
export const letterAcceptances = (
  database: Kysely<Database>,
  { negotiationId, form }: Pick<OwnApplication, 'negotiationId' | 'form'>,
) =>
  database
    .selectFrom('consent')
    .select(['text_version', 'text_sha256', 'given_at', 'withdrawn_at'])
    .where('negotiation_id', '=', negotiationId)
    .where('purpose', '=', LETTER_PURPOSES[form.letter])
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc');

/** The acceptance of an application's letter that is in force. */
export const acceptedLetter = (
  database: Kysely<Database>,
  application: Pick<OwnApplication, 'negotiationId' | 'form'>,
) => letterAcceptances(database, application).where('withdrawn_at', 'is', null).executeTakeFirst();
