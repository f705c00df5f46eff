import { definePage } from '@vitrina/federation';
import { DocumentUploadPage } from './document-upload/document-upload-page';

export const { bootstrap, mount, unmount, update } = definePage(DocumentUploadPage);
