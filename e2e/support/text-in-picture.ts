import { spawnSync } from 'node:child_process';
import { installFromDebian } from '../../scripts/lib/debian.mjs';

const run = (png: Buffer | '', ...options: string[]) =>
  spawnSync('tesseract', options, { input: png, encoding: 'utf8', env: { ...process.env, OMP_THREAD_LIMIT: '1' } });

/** Makes sure of Debian's tesseract with its Spanish, installs them if it can, and says so. @throws Error otherwise */
export function ensureTesseract(): void {
  const isThere = () => /^spa$/m.test(run('', '--list-langs').stdout ?? '');
  if (isThere()) return;
  installFromDebian(['tesseract-ocr', 'tesseract-ocr-spa'], 'the tests of photographs');
  if (!isThere()) throw new Error('No tesseract found: install tesseract-ocr and tesseract-ocr-spa.');
}

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text that tesseract reads in a picture, as one block. */
const readText = (png: Buffer): string => words(run(png, 'stdin', 'stdout', '-l', 'spa', '--psm', '6').stdout);

/** The share of a text's characters that are read back in a picture, 0 to 1: one less the edits that it takes. */
export function legibility(png: Buffer, text: string): number {
  const [expected, read] = [words(text), readText(png)];
  let before = Array.from({ length: read.length + 1 }, (_, index) => index);
  for (const [row, character] of [...expected].entries()) {
    const next = [row + 1];
    for (let at = 1; at <= read.length; at++)
      next[at] = Math.min(
        (before[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (before[at - 1] ?? 0) + Number(read[at - 1] !== character),
      );
    before = next;
  }
  return 1 - (before[read.length] ?? 0) / expected.length;
}
