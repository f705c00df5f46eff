export { type EncodedFile, encodeFile } from './encode-file';
export { ACCEPT, sizeText } from './file-value';
export { prepare } from './prepare';
