import type { PersonalData } from '@vitrina/contract';
import { signerOf } from '@vitrina/rules/letters';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { OwnApplication } from '../own-application';
import { savedAnswers } from '../sections/saved';

/** Asks for the letter of an application again. What was accepted stays on record. */
export async function askLetterAgain(
  transaction: Transaction<Database>,
  { negotiationId, wizard }: Pick<OwnApplication, 'negotiationId' | 'wizard'>,
): Promise<void> {
  await transaction
    .deleteFrom('application_section')
    .where('negotiation_id', '=', negotiationId)
    .where('wizard', '=', wizard)
    .where('section', '=', 'authorization')
    .execute();
}

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
  await askLetterAgain(transaction, application);
}
