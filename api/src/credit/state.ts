import { type Application, type ApplicationDraft, FORM_TYPES } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';
import { inTransaction } from '../platform/database/transaction';
import { storedDocuments } from './documents/stored-documents';
import { placeOf } from './drafts/place';
import { unseal } from './drafts/seal';
import { acceptedLetter } from './letters';
import { type Asked, findApplication, type OwnApplication } from './own-application';
import type { CreditParts } from './parts';
import { answersOf, isReadable } from './sections/codecs';

/** The sections that an application has saved. */
export async function savedSections(database: Kysely<Database>, { negotiationId, wizard }: OwnApplication) {
  const rows = await database
    .selectFrom('application_section')
    .select(['id', 'form', 'section', 'data', 'saved_at'])
    .where('negotiation_id', '=', negotiationId)
    .where('wizard', '=', wizard)
    .where('complete', '=', true)
    .orderBy('saved_at')
    .execute();
  return rows.filter(isReadable);
}

/** The drafts, opened; of one that this key does not open only the revision is told. */
async function draftsOf(
  database: Kysely<Database>,
  { negotiationId, wizard }: OwnApplication,
  draftKey: string,
): Promise<ApplicationDraft[]> {
  const rows = await database
    .selectFrom('application_draft')
    .select(['sub_tab', 'revision', 'sealed', 'saved_at'])
    .where('negotiation_id', '=', negotiationId)
    .where('wizard', '=', wizard)
    .orderBy('sub_tab')
    .execute();
  return rows.map(({ sub_tab: subTab, revision, sealed, saved_at }) => {
    const values = sealed ? unseal(draftKey, placeOf({ negotiationId, wizard, subTab }), sealed) : undefined;
    return { subTab, revision, savedAt: saved_at.toISOString(), ...(values !== undefined && { values }) };
  });
}

/** The spouse's id is that of their personal data. */
const spouseOf = (rows: Awaited<ReturnType<typeof savedSections>>) =>
  rows.find(({ form, section }) => form === 'spouse' && section === 'personal-data')?.id;

/** Everything that a customer's application holds so far, as of one moment. @throws NotFound */
export const readApplication = (
  { database, draftKey }: CreditParts,
  accountId: number,
  asked: Asked,
): Promise<Application> =>
  inTransaction(database, async (transaction) => {
    const own = await findApplication(transaction, accountId, asked);
    const rows = await savedSections(transaction, own);
    const letter = await acceptedLetter(transaction, own);
    const spouseId = spouseOf(rows);
    return {
      ...{ id: asked.id, kind: asked.kind, isDecided: own.isDecided, answers: answersOf(rows) },
      sections: rows.map(({ form, section, saved_at }) => ({
        ...{ formType: FORM_TYPES[form], section, savedAt: saved_at.toISOString() },
      })),
      drafts: await draftsOf(transaction, own, draftKey),
      documents: await storedDocuments(transaction, own.negotiationId, own.wizard),
      ...(letter && { letterVersion: letter.text_version, letterAcceptedAt: letter.given_at.toISOString() }),
      ...(spouseId !== undefined && { spouseId }),
    };
  });
