export { type EncodedFile, encodeFile } from './encode-file';
export { fileField } from './file-kind';
