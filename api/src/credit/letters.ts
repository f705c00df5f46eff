import type { ApplicationForm } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';

/** What accepting the letter of a form consents to. */
export const LETTER_PURPOSES = {
  bureaus: 'credit-bureaus',
  uafe: 'funds-declaration',
} as const satisfies Record<ApplicationForm['letter'], string>;

/** The letter of an application as it was accepted last. */
export const acceptedLetter = (
  database: Kysely<Database>,
  { negotiationId, form }: { negotiationId: number; form: ApplicationForm },
) =>
  database
    .selectFrom('consent')
    .select(['text_version', 'given_at'])
    .where('negotiation_id', '=', negotiationId)
    .where('purpose', '=', LETTER_PURPOSES[form.letter])
    .where('withdrawn_at', 'is', null)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
