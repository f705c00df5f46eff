import { bytes, count, flag, id, instant, listOf, text, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { Empty, entity, field, optional } from '../dsl/entity';
import { Answers, PreviousAnswers } from './answers';
import { ApplicationDocument } from './documents';
import { ofApplication } from './sections';

/** Longest draft of a sub-tab, in characters of its JSON. */
export const MOST_OF_DRAFT = 200_000;

/** What was typed in a sub-tab and not saved. All ours. */
export const ApplicationDraft = entity('ApplicationDraft', {
  subTab: field('dt1', text(60, 1), 'its key, as the rules of the wizards name it'),
  revision: field('ndt1', count, 'grows with each draft, and when the sub-tab is saved'),
  savedAt: field('ddt1', instant),
  values: optional('dt2', text(MOST_OF_DRAFT), 'JSON of the form; missing once the sub-tab was saved'),
});
export type ApplicationDraft = WordOf<typeof ApplicationDraft>;

/** A section that was saved. All ours. */
export const SavedSection = entity('SavedSection', {
  formType: field('ndt1', id, '1 applicant, 2 spouse'),
  section: field('dt1', text(40), 'as the rules of the wizards name it'),
  savedAt: field('ddt1', instant),
});
export type SavedSection = WordOf<typeof SavedSection>;

/** Everything that an application holds so far. All ours. */
export const Application = entity('Application', {
  ...ofApplication,
  isDecided: field('bdt1', flag, 'it was sent; nothing can be saved any more'),
  answers: field('form', Answers, 'as saved'),
  sections: field('elements', listOf(SavedSection)),
  drafts: field('elements2', listOf(ApplicationDraft)),
  documents: field('elements3', listOf(ApplicationDocument)),
  letterVersion: optional('dt1', text(40), 'of the letter that was accepted'),
  letterAcceptedAt: optional('ddt1', instant),
  spouseId: optional('ndt2', id),
});
export type Application = WordOf<typeof Application>;

export const application = endpoint({
  name: 'application',
  path: 'Ngcn/VmIdSlc',
  purpose: 'A credit application or declaration of funds as far as it was filled in',
  access: 'customer',
  ours: true,
  request: entity('ApplicationRequest', ofApplication),
  response: Application,
});

export const saveDraft = endpoint({
  name: 'saveDraft',
  path: 'Ngcn/VmGrBrr',
  purpose:
    'Keep what is typed in a sub-tab and not saved. 409 if another draft, or a save, came after the revision that it was typed on',
  access: 'customer',
  ours: true,
  request: entity('SaveDraftRequest', {
    ...ofApplication,
    subTab: field('dt1', text(60, 1)),
    revision: field('ndt1', count, 'the newest that this form has seen; 0 for none'),
    values: field('dt2', text(MOST_OF_DRAFT), 'JSON of the form'),
  }),
  response: entity('SaveDraftResponse', { revision: field('ndt1', count), savedAt: field('ddt1', instant) }),
});

export const previousAnswers = endpoint({
  name: 'previousAnswers',
  path: 'PrsRlc/VmSlDts',
  purpose: "The customer's last answers of any application, and what their profile says: to prefill another one",
  access: 'customer',
  ours: true,
  request: entity('PreviousAnswersRequest', ofApplication),
  response: PreviousAnswers,
});

export const decideApplication = endpoint({
  name: 'decideApplication',
  path: 'Ngcn/VmUpDcs',
  purpose:
    'Send an application: the quotation becomes a purchase or a request. Names the first section that is missing; the same again changes nothing',
  access: 'customer',
  request: entity('DecideApplicationRequest', ofApplication),
  response: Empty,
});

export const applicationDocument = endpoint({
  name: 'applicationDocument',
  path: 'Ngcn/VmPdfSlc',
  purpose: 'All answers of an application that was sent, with its letter, as a PDF',
  access: 'customer',
  ours: true,
  request: entity('ApplicationDocumentRequest', { id: field('id', id, 'of the negotiation') }),
  response: bytes(['application/pdf']),
});
