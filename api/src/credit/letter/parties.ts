import { type LetterParties, signerOf } from '@vitrina/rules/letters';
import type { Kysely } from 'kysely';
import { BRAND } from '../../platform/brand';
import type { Database } from '../../platform/database/schema';
import type { OwnApplication } from '../own-application';
import { savedAnswers } from '../sections/saved';

/** Whom the letter of an application names; undefined until the applicant's personal data are saved. */
export async function partiesOf(
  database: Kysely<Database>,
  application: Pick<OwnApplication, 'negotiationId' | 'wizard' | 'dealership'>,
): Promise<LetterParties | undefined> {
  const signer = signerOf((await savedAnswers(database, application)).personalData);
  return signer && { ...signer, seller: BRAND.legalName, dealership: application.dealership.company };
}
