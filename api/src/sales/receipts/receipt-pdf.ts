import { BRAND } from '../../platform/brand';
import {
  FOOTER_TOP,
  finished,
  footer,
  hairline,
  letterhead,
  newSheet,
  PAGE,
  RIGHT,
  type Sheet,
  title,
  WIDTH,
} from '../documents/paper/sheet';
import { decorate, type Part, structure } from '../documents/paper/tags';
import { written } from '../documents/paper/typeface';
import { type LinesWriter, writeLines } from './lines-table';
import { NO_INVOICE, type ReceiptDocument } from './receipt';

const LEAD_TOP = 118;
const LABELS_WIDTH = 160;
/** Top of the words that it is no invoice. */
const NOTE_TOP = FOOTER_TOP - 16;
/** Where the content of a page ends. */
const CONTENT_END = NOTE_TOP - 12;

function heading(sheet: Sheet, part: Part, document: ReceiptDocument): number {
  part.write('P', () => letterhead(sheet, document.heads));
  part.write('H1', () => title(sheet, document.title));
  sheet.fontSize(10).fillColor(BRAND.quiet);
  part.write('P', () => written(sheet, document.lead, PAGE.margin, LEAD_TOP, { width: WIDTH }));
  return sheet.y + 22;
}

/** The amount, the largest of the page, with its words and its state. */
function amount(sheet: Sheet, part: Part, document: ReceiptDocument, top: number): number {
  const { word, isReversed } = document.state;
  part.write('P', () => sheet.font('title').fontSize(34).fillColor(BRAND.ink).text(document.amount, PAGE.margin, top));
  part.write('P', () =>
    sheet
      .font('title')
      .fontSize(isReversed ? 18 : 12)
      .fillColor(isReversed ? BRAND.colour : BRAND.ink)
      .text(word, PAGE.margin, top + (isReversed ? 12 : 17), { width: WIDTH, align: 'right' }),
  );
  part.write('P', () =>
    sheet
      .font('text')
      .fontSize(11)
      .fillColor(BRAND.ink)
      .text(document.words, PAGE.margin, top + 42, { width: WIDTH }),
  );
  return sheet.y + 18;
}

/** Pairs of label and value, a row each, a hairline above each. */
function facts(sheet: Sheet, part: Part, document: ReceiptDocument, top: number): number {
  const table = part.begin('Table');
  let y = top;
  for (const [label, value] of document.facts) {
    decorate(sheet, () => hairline(sheet, y));
    const row = table.begin('TR');
    sheet.fontSize(9).fillColor(BRAND.quiet);
    row.write('TH', () => sheet.font('text').text(label, PAGE.margin, y + 7, { width: LABELS_WIDTH }));
    sheet.fontSize(10).fillColor(BRAND.ink);
    const width = WIDTH - LABELS_WIDTH;
    row.write('TD', () => written(sheet, value, PAGE.margin + LABELS_WIDTH, y + 6, { width }));
    y = sheet.y + 7;
  }
  decorate(sheet, () => hairline(sheet, y));
  return y + 16;
}

/** What is left, or what the lines come to: the last one counts most. */
function sums(sheet: Sheet, part: Part, { sums: list }: ReceiptDocument, top: number) {
  const table = part.begin('Table');
  let y = top;
  for (const [index, [label, value]] of list.entries()) {
    const isLast = index === list.length - 1;
    const row = table.begin('TR');
    row.write('TH', () =>
      sheet
        .font(isLast ? 'strong' : 'text')
        .fontSize(isLast ? 12 : 10)
        .fillColor(BRAND.ink)
        .text(label, PAGE.margin, y + (isLast ? 5 : 3), { width: WIDTH - 150 }),
    );
    row.write('TD', () =>
      sheet
        .font(isLast ? 'title' : 'text')
        .fontSize(isLast ? 16 : 10)
        .text(value, RIGHT - 150, y + (isLast ? 2 : 3), { width: 150, align: 'right' }),
    );
    y += 20;
  }
}

/** Height of the sums of a document. */
const sumsHeight = ({ sums: list }: ReceiptDocument) => list.length * 20 + 8;

/** What stands at the foot of every page. */
function foot(sheet: Sheet, part: Part) {
  part.write('P', () =>
    sheet.font('strong').fontSize(9).fillColor(BRAND.ink).text(NO_INVOICE, PAGE.margin, NOTE_TOP, { width: WIDTH }),
  );
  part.write('P', () => footer(sheet, `${BRAND.legalName}, distribuidor oficial en Ecuador.`));
}

/** A receipt as a PDF in Spanish, of one A4 page unless a purchase has more payments than go on one. */
export function receiptPdf(document: ReceiptDocument): Promise<Buffer> {
  const [name = ''] = document.heads;
  const sheet = newSheet(`${document.title} · ${name} · ${BRAND.name}`, { tagged: true, pdfVersion: '1.7' });
  const part = structure(sheet);
  let page = 1;
  const writer: LinesWriter = {
    end: CONTENT_END,
    after: sumsHeight(document),
    nextPage() {
      foot(sheet, part);
      sheet.addPage();
      page += 1;
      decorate(sheet, () => letterhead(sheet, [name, `Página ${page}`]));
      return LEAD_TOP - 34;
    },
  };
  const top = facts(sheet, part, document, amount(sheet, part, document, heading(sheet, part, document)));
  sums(sheet, part, document, writeLines(sheet, part, document.lines, top, writer));
  foot(sheet, part);
  return finished(sheet);
}
