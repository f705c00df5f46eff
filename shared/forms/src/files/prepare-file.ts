export { type EncodedFile, encodeFile } from './encode-file';
export { ACCEPT, sizeText } from './file-value';
export { type Prepared, prepare } from './prepare';
