import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const pdfjs = require('./pdfjs.cjs') as (source: string) => string;
const worker = join(__dirname, '../../../../mf-account/node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs');

test('the decoders of the installed pdf.js become chunks of the build', () => {
  const bundled = pdfjs(readFileSync(worker, 'utf8'));
  for (const name of ['jbig2', 'openjpeg']) expect(bundled).toContain(`'../../wasm/${name}_nowasm_fallback.js'`);
  expect(bundled).not.toContain('webpackIgnore');
});

test('a pdf.js that loads them otherwise fails the build', () => {
  expect(() => pdfjs('await import(wasmUrl)')).toThrow('otherwise');
});
