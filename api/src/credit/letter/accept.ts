import { createHash } from 'node:crypto';
import { type acceptLetter as acceptLetterCall, isPublished, type RequestOf } from '@vitrina/contract';
import { APPLICATION_FORMS } from '@vitrina/rules';
import { type Letter, letterOf, letterText } from '@vitrina/rules/letters';
import type { Kysely, Transaction } from 'kysely';
import { UNKNOWN_TEXT } from '../../customers/people/person';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { orRefuse, Refused } from '../../platform/http/errors';
import { findApplication, lockOpen, type Wizard } from '../documents/found';
import { writeSection } from '../documents/section-row';
import { partiesOf } from './parties';

/** Who accepts, and from where. */
interface Accepting {
  readonly accountId: number;
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** What is recorded of each wizard's letter: a consent, or a sworn statement, which is none. */
export const PURPOSES = { credit: 'credit-bureaus', funds: 'funds-declaration' } as const;
const TEXTS = { credit: 'bureausLetter', funds: 'fundsLetter' } as const;

const NO_SIGNER = 'Primero guarda tus datos personales: la carta lleva tu nombre';

/** The SHA-256 of a letter's whole text. */
const letterSha256 = (letter: Letter): Buffer => createHash('sha256').update(letterText(letter)).digest();

interface Accepted {
  readonly id: number;
  readonly wizard: Wizard;
  readonly letter: Letter;
}

/** Records an acceptance; the same text again is recorded once. */
async function record(transaction: Transaction<Database>, { id, wizard, letter }: Accepted, by: Accepting) {
  const row = {
    ...{ account_id: by.accountId, negotiation_id: id, purpose: PURPOSES[wizard] },
    ...{ text_version: letter.version, text_sha256: letterSha256(letter) },
  };
  const known = await transaction
    .selectFrom('consent')
    .select('id')
    .where((is) => is.and(row))
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (known) return;
  const values = { ...row, address: by.address, user_agent: by.userAgent ?? null };
  await transaction.insertInto('consent').values(values).execute();
}

/**
 * Accepts the letter of an application: the text as it is shown, with the applicant's name and identification.
 * @throws NotFound, Refused before the personal data are saved or for a text that was never published, Conflict once sent
 */
export async function acceptLetter(
  database: Kysely<Database>,
  by: Accepting,
  { textVersion, ...of }: RequestOf<typeof acceptLetterCall>,
): Promise<void> {
  const found = await findApplication(database, by.accountId, of);
  const { id, wizard } = found;
  if (!isPublished(TEXTS[wizard], textVersion)) throw new Refused(UNKNOWN_TEXT);
  await inTurns(database, async (transaction) => {
    await lockOpen(transaction, found);
    const parties = orRefuse(await partiesOf(transaction, found), NO_SIGNER);
    const letter = letterOf(APPLICATION_FORMS[wizard].letter, parties, textVersion);
    await record(transaction, { id, wizard, letter }, by);
    // As it was accepted: the personal data may change afterwards.
    await writeSection(transaction, found, 'authorization', { textVersion, ...parties });
  });
}
