import { type LetterParties, signerOf } from '@vitrina/rules/letters';
import type { Kysely } from 'kysely';
import { BRAND } from '../../platform/brand';
import type { Database } from '../../platform/database/schema';
import { answersOf } from '../application/answers';
import type { Wizard } from '../documents/found';

/** Whom the letter of an application names; undefined until the applicant's personal data are saved. */
export async function partiesOf(
  database: Kysely<Database>,
  { id, wizard, dealership }: { id: number; wizard: Wizard; dealership: { company: string } },
): Promise<LetterParties | undefined> {
  const signer = signerOf((await answersOf(database, id, wizard)).personalData);
  return signer && { ...signer, seller: BRAND.legalName, dealership: dealership.company };
}
