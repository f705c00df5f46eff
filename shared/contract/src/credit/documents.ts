import { FILE_LIMIT_BYTES } from '../constants';
import { count, flag, id, instant, listOf, text, uuid, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { Empty, entity, field, optional } from '../dsl/entity';
import { ofApplication } from './sections';

/** A kind of document that an application asks for. */
export const DocumentType = entity('DocumentType', {
  id: field('id', id),
  name: field('dt1', text(120)),
  isMandatory: field('bdt1', flag),
});
export type DocumentType = WordOf<typeof DocumentType>;

export const documentTypes = endpoint({
  name: 'documentTypes',
  path: 'TpDcmt/VmSlDcN',
  purpose: 'The kinds of document of the credit application or of the declaration of funds',
  ours: true,
  request: entity('DocumentTypesRequest', { kind: ofApplication.kind }),
  response: listOf(DocumentType),
});

/** A document that was added to an application, one of each type. */
export const ApplicationDocument = entity('ApplicationDocument', {
  id: field('ndt2', id),
  typeId: field('ndt1', id),
  typeName: field('dt1', text(120)),
  fileId: field('dt9', uuid, 'for `storedFile`'),
  fileName: field('dt2', text(200)),
  fileType: field('dt3', text(60), 'media type by its bytes'),
  size: field('ndt3', count, 'in bytes'),
  addedAt: field('ddt1', instant),
  isFromPhone: field('bdt1', flag, 'it came by an upload link'),
});
export type ApplicationDocument = WordOf<typeof ApplicationDocument>;

/** A document as it is sent: a new file, or one that is stored. */
export const SentDocument = entity('SentDocument', {
  typeId: field('ndt1', id),
  typeName: field('dt1', text(120)),
  id: optional('ndt2', id, 'ours: of one that is stored, in place of the file'),
  base64: optional('base64', text(Math.ceil(FILE_LIMIT_BYTES / 3) * 4)),
  name: optional('nombre', text(200, 1)),
  extension: optional('ext', text(10)),
});
export type SentDocument = WordOf<typeof SentDocument>;

export const saveDocuments = endpoint({
  name: 'saveDocuments',
  path: 'DcmNgc/VmCrDcN',
  purpose:
    'Add one document with its file, in place of an earlier one of its type; or, with stored ones alone, save the section: others are deleted, and a mandatory type that is missing is named',
  access: 'customer',
  request: entity('SaveDocumentsRequest', { ...ofApplication, documents: field('elements', listOf(SentDocument, 50)) }),
  response: entity('SaveDocumentsResponse', {
    documents: field('elements', listOf(ApplicationDocument), 'all of them'),
  }),
});

export const acceptLetter = endpoint({
  name: 'acceptLetter',
  path: 'DcmNgc/VmAcCrt',
  purpose: "Accept the application's letter, by the version of the text that was shown",
  access: 'customer',
  ours: true,
  request: entity('AcceptLetterRequest', { ...ofApplication, textVersion: field('dt1', text(40, 1)) }),
  response: Empty,
});

export const createUploadLink = endpoint({
  name: 'createUploadLink',
  path: 'DcmNgc/VmCrEnl',
  purpose: 'A link that lets a phone add documents to this application, and nothing else, for 30 minutes',
  access: 'customer',
  ours: true,
  request: entity('CreateUploadLinkRequest', {
    ...ofApplication,
    byMail: field('bdt1', flag, "send it to the customer's e-mail address too"),
  }),
  response: entity('UploadLink', {
    token: field('dt1', text(200, 1), 'for the hash of the address'),
    until: field('ddt1', instant),
  }),
});

/** What the phone is shown: what is asked for, no data. */
const UploadList = entity('UploadList', {
  kind: ofApplication.kind,
  until: field('ddt1', instant),
  documents: field(
    'elements',
    listOf(
      entity('AskedDocument', {
        id: field('id', id, 'of the type'),
        name: field('dt1', text(120)),
        isMandatory: field('bdt1', flag),
        isStored: field('bdt2', flag),
      }),
    ),
  ),
});
export type UploadList = WordOf<typeof UploadList>;

export const openUploadLink = endpoint({
  name: 'openUploadLink',
  path: 'DcmNgc/VmAbEnl',
  purpose: 'Open an upload link: it belongs to the first browser that does',
  access: 'token',
  ours: true,
  request: entity('OpenUploadLinkRequest', { browser: field('dt9', uuid, 'drawn by the browser that opens it') }),
  response: UploadList,
});

export const uploadDocument = endpoint({
  name: 'uploadDocument',
  path: 'DcmNgc/VmCrDcE',
  purpose: 'Add one document by an upload link, in place of an earlier one of its type',
  access: 'token',
  ours: true,
  request: entity('UploadDocumentRequest', {
    browser: field('dt9', uuid, 'that opened the link'),
    document: field('dt21', SentDocument),
  }),
  response: UploadList,
});
