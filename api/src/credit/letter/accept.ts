import { createHash } from 'node:crypto';
import { type acceptLetter as acceptLetterCall, isPublished, type RequestOf } from '@vitrina/contract';
import { applicationFormOf } from '@vitrina/rules';
import { type Letter, letterOf, letterText } from '@vitrina/rules/letters';
import type { Kysely, Transaction } from 'kysely';
import { UNKNOWN_TEXT } from '../../customers/people/person';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { orRefuse, Refused } from '../../platform/http/errors';
import { lockApplication, type OwnApplication, refuseForPapers } from '../own-application';
import { writeSection } from '../sections/write';
import { acceptedLetter, LETTER_PURPOSES } from './accepted';
import { partiesOf } from './parties';

/** Who accepts, and from where. */
interface Accepting {
  readonly accountId: number;
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** What publishes the versions of each letter. */
const TEXTS = { bureaus: 'bureausLetter', uafe: 'fundsLetter' } as const;

const NO_SIGNER = 'Primero guarda tus datos personales: la carta lleva tu nombre';

/** The SHA-256 of a letter's whole text. */
const letterSha256 = (letter: Letter): Buffer => createHash('sha256').update(letterText(letter)).digest();

/** Records an acceptance, unless the one in force is of the very same text. */
async function record(
  transaction: Transaction<Database>,
  application: OwnApplication,
  letter: Letter,
  { accountId, address, userAgent }: Accepting,
) {
  const { negotiationId, form } = application;
  const sha256 = letterSha256(letter);
  const inForce = await acceptedLetter(transaction, application);
  if (inForce?.text_sha256?.equals(sha256)) return;
  await transaction
    .insertInto('consent')
    .values({
      ...{ account_id: accountId, negotiation_id: negotiationId, purpose: LETTER_PURPOSES[form.letter] },
      ...{ text_version: letter.version, text_sha256: sha256, address, user_agent: userAgent ?? null },
    })
    .execute();
}

/**
 * Accepts the letter of an application: the text as it is shown, with the applicant's name and identification.
 * @throws NotFound, Refused before the personal data are saved or for a text that was never published, Conflict once sent or
 * when the quotation is bought in another way by now
 */
export async function acceptLetter(
  database: Kysely<Database>,
  by: Accepting,
  { textVersion, ...asked }: RequestOf<typeof acceptLetterCall>,
): Promise<void> {
  const kind = applicationFormOf(asked.kind).letter;
  if (!isPublished(TEXTS[kind], textVersion)) throw new Refused(UNKNOWN_TEXT);
  await inTurns(database, async (transaction) => {
    const application = await lockApplication(transaction, by.accountId, asked);
    refuseForPapers(application);
    const parties = orRefuse(await partiesOf(transaction, application), NO_SIGNER);
    await record(transaction, application, letterOf(kind, parties, textVersion), by);
    // As it was accepted: the personal data may change afterwards.
    const data = { textVersion, ...parties };
    await writeSection(transaction, application, { form: 'applicant', section: 'authorization', data });
  });
}
