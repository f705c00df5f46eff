import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const PROGRAM = resolve(__dirname, 'pdf-text.mjs');

/** The text that a reader finds in a PDF. The library that reads it is a module of a kind which Jest does not load. */
export const pdfText = (pdf: Uint8Array): string =>
  execFileSync(process.execPath, [PROGRAM], { input: pdf }).toString();
