import { type Application, FORM_TYPES } from '@vitrina/contract';
import { inTransaction } from '../platform/database/transaction';
import { storedDocuments } from './documents/stored';
import { draftsOf } from './drafts/read';
import { acceptedLetter } from './letter/accepted';
import { type Asked, findApplication } from './own-application';
import type { CreditParts } from './parts';
import { answersOf } from './sections/codecs';
import { savedSections } from './sections/saved';

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
    const isAccepted = rows.some(({ section }) => section === 'authorization');
    const letter = isAccepted ? await acceptedLetter(transaction, own) : undefined;
    const spouseId = spouseOf(rows);
    return {
      ...{ id: asked.id, kind: asked.kind, isDecided: own.isDecided, answers: answersOf(rows) },
      sections: rows.map(({ form, section, saved_at }) => ({
        ...{ formType: FORM_TYPES[form], section, savedAt: saved_at.toISOString() },
      })),
      drafts: await draftsOf(transaction, own, draftKey),
      documents: await storedDocuments(transaction, own),
      ...(letter && { letterVersion: letter.text_version, letterAcceptedAt: letter.given_at.toISOString() }),
      ...(spouseId !== undefined && { spouseId }),
    };
  });
