export { safeName } from './file-name';
export { BEGINNING_BYTES, FILE_ENDINGS, FILE_REFUSALS, fileTypeOf, MOST_PIXELS } from './file-type';
