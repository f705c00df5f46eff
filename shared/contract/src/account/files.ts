import { bytes, uuid } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { entity, field } from '../dsl/entity';

/** Allowed types of a customer's file (a receipt, a document). The server determines the type from the bytes. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type FileType = (typeof FILE_TYPES)[number];

export const storedFile = endpoint({
  name: 'storedFile',
  path: 'Arch/VmIdArc',
  purpose: 'A file that the customer has uploaded; 410 if its content was deleted',
  access: 'customer',
  ours: true,
  request: entity('StoredFileRequest', { id: field('dt1', uuid, 'as returned by the call that lists the file') }),
  response: bytes(FILE_TYPES),
});
