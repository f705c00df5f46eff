import type { PersonalData } from '@vitrina/contract';
import { signerOf } from '@vitrina/rules/letters';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { OwnApplication } from '../own-application';
import { savedAnswers } from '../sections/saved';

/**
 * Asks for the letter again if it names somebody else than the personal data that are about to be written. What was accepted
 * stays on record.
 */
export async function reopenLetter(
  transaction: Transaction<Database>,
  application: OwnApplication,
  personalData: PersonalData,
): Promise<void> {
  const before = signerOf((await savedAnswers(transaction, application)).personalData);
  const now = signerOf(personalData);
  if (before?.person === now?.person && before?.identification === now?.identification) return;
  await transaction
    .deleteFrom('application_section')
    .where('negotiation_id', '=', application.negotiationId)
    .where('wizard', '=', application.wizard)
    .where('section', '=', 'authorization')
    .execute();
}
