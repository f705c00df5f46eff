import type { Transaction } from 'kysely';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { Database } from '../../platform/database/schema';
import { judgeFile, keepFile } from '../../platform/files/store';

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A photograph of a receipt, as far as a demo needs one: JPEG of a few kB. */
const jpegOf = (lines: readonly string[]): Promise<Buffer> => {
  const texts = lines.map((line, i) => `<text x="40" y="${90 + i * 60}" font-size="34">${escaped(line)}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="480" font-family="sans-serif">
    <rect width="720" height="480" fill="#f4f1ea"/><rect x="16" y="16" width="688" height="448" fill="#fff" stroke="#888"/>
    ${texts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 60 }).toBuffer();
};

/** The same as a PDF of one page. */
const pdfOf = (lines: readonly string[]): Promise<Buffer> =>
  new Promise((done) => {
    const document = new PDFDocument({ size: 'A6', margin: 32 });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => done(Buffer.concat(chunks)));
    for (const line of lines) document.fontSize(12).text(line);
    document.end();
  });

const KINDS = {
  jpeg: { extension: 'jpg', make: jpegOf },
  pdf: { extension: 'pdf', make: pdfOf },
} as const;

/** Files made so far, by what stands on them: making one takes longer than storing it. */
const made = new Map<string, Promise<Buffer>>();
function bytesOf(kind: keyof typeof KINDS, lines: readonly string[]): Promise<Buffer> {
  const key = [kind, ...lines].join('\n');
  const bytes = made.get(key) ?? KINDS[kind].make(lines);
  made.set(key, bytes);
  return bytes;
}

/** Makes a file, and keeps it as one that the customer has handed in. @returns its id */
export async function keepDemoFile(
  transaction: Transaction<Database>,
  accountId: number,
  { kind, name, lines }: { kind: keyof typeof KINDS; name: string; lines: readonly string[] },
): Promise<string> {
  const base64 = (await bytesOf(kind, lines)).toString('base64');
  return keepFile(transaction, accountId, await judgeFile({ name: `${name}.${KINDS[kind].extension}`, base64 }));
}
