import PDFDocument from 'pdfkit';
import { BRAND } from '../../../platform/brand';
import { registerTypeface } from './typeface';

/** A document on paper while it is written. */
export type Sheet = PDFKit.PDFDocument;

/** A4 in points, and its margin. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;
export const WIDTH = PAGE.width - 2 * PAGE.margin;
export const RIGHT = PAGE.margin + WIDTH;
/** Top of the last line of a page. */
export const FOOTER_TOP = PAGE.height - 52;

/** A new document in Spanish, its first page begun. */
export function newSheet(title: string, options: PDFKit.PDFDocumentOptions = {}): Sheet {
  const sheet = new PDFDocument({
    ...{ size: 'A4', margin: 0, lang: 'es-EC', displayTitle: true },
    info: { Title: title, Author: BRAND.legalName },
    ...options,
  });
  registerTypeface(sheet);
  return sheet;
}

/** The brand at the top left, and at its right what the document is called by, a line each. */
export function letterhead(sheet: Sheet, lines: readonly string[]): void {
  sheet.font('title').fontSize(20).fillColor(BRAND.colour).text(BRAND.name, PAGE.margin, 44);
  sheet.font('text').fontSize(9).fillColor(BRAND.quiet);
  for (const [index, line] of lines.entries()) {
    sheet.text(line, PAGE.margin, 44 + index * 13, { width: WIDTH, align: 'right' });
  }
}

/** What the document is, below the letterhead. */
export function title(sheet: Sheet, text: string): void {
  sheet.font('title').fontSize(26).fillColor(BRAND.ink).text(text, PAGE.margin, 84);
}

/** A hairline across the page, or a part of it. */
export function hairline(sheet: Sheet, top: number, left: number = PAGE.margin, width: number = WIDTH): void {
  sheet
    .moveTo(left, top)
    .lineTo(left + width, top)
    .lineWidth(0.5)
    .stroke(BRAND.line);
}

/** The last line of a page. */
export function footer(sheet: Sheet, note: string): void {
  sheet.font('text').fontSize(7.5).fillColor(BRAND.quiet);
  sheet.text(note, PAGE.margin, FOOTER_TOP, { width: WIDTH, lineBreak: false });
}

/** Ends a document. @returns the PDF */
export const finished = (sheet: Sheet): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.on('end', () => resolve(Buffer.concat(chunks)));
    sheet.on('error', reject);
    sheet.end();
  });
