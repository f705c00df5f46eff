import PDFDocument from 'pdfkit';
import { BRAND } from '../../platform/brand';
import { FACT_ROW, FOOTER_TOP, HEADING_END, PAGE, type PageRoom, pageRoom, pageTops } from './page-room';
import type { QuotationDocument } from './quotation';

const FONTS = {
  title: require.resolve('@fontsource/archivo/files/archivo-latin-700-normal.woff'),
  text: require.resolve('@fontsource/manrope/files/manrope-latin-500-normal.woff'),
  strong: require.resolve('@fontsource/manrope/files/manrope-latin-700-normal.woff'),
} as const;

/**
 * The typeface comes in files of some letters each. A name may have any that `isPersonName` takes; everything else of the
 * page is Spanish.
 */
const MORE_TEXT = {
  vietnamese: require.resolve('@fontsource/manrope/files/manrope-vietnamese-500-normal.woff'),
  extended: require.resolve('@fontsource/manrope/files/manrope-latin-ext-500-normal.woff'),
} as const;

type TextFile = 'text' | keyof typeof MORE_TEXT;

/** The file that has a letter, as @fontsource/manrope/unicode.json says. */
function fileOf(letter: string): TextFile {
  if (letter <= 'ÿ' || 'ıŒœ'.includes(letter)) return 'text';
  return /[ĂăĐđĨĩŨũƠơƯưẠ-ỹ]/.test(letter) ? 'vietnamese' : 'extended';
}

const WIDTH = PAGE.width - 2 * PAGE.margin;
const RIGHT = PAGE.margin + WIDTH;
const FACT_COLUMNS = 3;
/** Between two columns of price lines. */
const GUTTER = 24;

type Pdf = PDFKit.PDFDocument;

/** Writes a line with letters of any of the text's files, where the last text ended. */
function written(pdf: Pdf, line: string) {
  const stretches: { file: TextFile; letters: string }[] = [];
  for (const letter of line) {
    const file = fileOf(letter);
    const last = stretches.at(-1);
    if (last?.file === file) last.letters += letter;
    else stretches.push({ file, letters: letter });
  }
  for (const [index, { file, letters }] of stretches.entries()) {
    pdf.font(file).text(letters, { continued: index < stretches.length - 1 });
  }
}

function heading(pdf: Pdf, { number, date, customer, vehicle }: QuotationDocument) {
  pdf.font('title').fontSize(20).fillColor(BRAND.colour).text(BRAND.name, PAGE.margin, 44);
  pdf.font('text').fontSize(9).fillColor(BRAND.quiet);
  pdf.text(`Cotización N.º ${number}`, PAGE.margin, 44, { width: WIDTH, align: 'right' });
  pdf.text(date, PAGE.margin, 57, { width: WIDTH, align: 'right' });
  pdf.font('title').fontSize(26).fillColor(BRAND.ink).text(`${BRAND.name} ${vehicle}`, PAGE.margin, 84);
  pdf.fontSize(10).fillColor(BRAND.quiet).text('', PAGE.margin, 118);
  written(pdf, `Preparada para ${customer}`);
}

function facts(pdf: Pdf, list: QuotationDocument['facts'], top: number) {
  const column = WIDTH / FACT_COLUMNS;
  for (const [index, [label, value]] of list.entries()) {
    const x = PAGE.margin + (index % FACT_COLUMNS) * column;
    const y = top + Math.floor(index / FACT_COLUMNS) * FACT_ROW;
    pdf
      .font('text')
      .fontSize(8)
      .fillColor(BRAND.quiet)
      .text(label, x, y, { width: column - 12 });
    const options = { width: column - 12, height: 14, ellipsis: true };
    pdf
      .font('strong')
      .fontSize(10)
      .fillColor(BRAND.ink)
      .text(value, x, y + 11, options);
  }
}

function priceLines(pdf: Pdf, lines: QuotationDocument['lines'], top: number, { row, columns }: PageRoom) {
  const rows = Math.ceil(lines.length / columns);
  const width = (WIDTH - (columns - 1) * GUTTER) / columns;
  const forAmount = 90;
  pdf
    .font('text')
    .fontSize(Math.min(10, row * 0.68))
    .fillColor(BRAND.ink);
  for (const [index, [label, amount]] of lines.entries()) {
    const x = PAGE.margin + Math.floor(index / rows) * (width + GUTTER);
    const y = top + (index % rows) * row;
    pdf.text(label, x, y, { width: width - forAmount, height: row, ellipsis: true });
    pdf.text(amount, x + width - forAmount, y, { width: forAmount, height: row, align: 'right' });
    const rule = y + row * 0.75;
    pdf
      .moveTo(x, rule)
      .lineTo(x + width, rule)
      .lineWidth(0.5)
      .stroke(BRAND.line);
  }
}

function totalLine(pdf: Pdf, total: string, top: number) {
  pdf
    .font('strong')
    .fontSize(13)
    .fillColor(BRAND.ink)
    .text('PVP sugerido', PAGE.margin, top + 10);
  pdf
    .font('title')
    .fontSize(18)
    .text(total, RIGHT - 220, top + 6, { width: 220, align: 'right' });
}

function dealership(pdf: Pdf, { name, company, address }: QuotationDocument['dealership'], top: number) {
  pdf.font('text').fontSize(8).fillColor(BRAND.quiet).text('Te atenderá', PAGE.margin, top);
  pdf
    .font('strong')
    .fontSize(11)
    .fillColor(BRAND.ink)
    .text(name, PAGE.margin, top + 12);
  pdf
    .font('text')
    .fontSize(9)
    .fillColor(BRAND.quiet)
    .text([company, address].filter(Boolean).join(' · '), { width: WIDTH, height: 12, ellipsis: true });
}

function footer(pdf: Pdf) {
  const note = `Los precios incluyen IVA y pueden cambiar sin previo aviso. ${BRAND.legalName}, distribuidor oficial en Ecuador.`;
  pdf.font('text').fontSize(7.5).fillColor(BRAND.quiet);
  pdf.text(note, PAGE.margin, FOOTER_TOP, { width: WIDTH, lineBreak: false });
}

/** A quotation as a PDF of one A4 page, in Spanish. */
export function quotationPdf(document: QuotationDocument): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'es-EC',
    displayTitle: true,
    info: { Title: `Cotización ${document.number} · ${BRAND.name} ${document.vehicle}`, Author: BRAND.legalName },
  });
  for (const [name, file] of Object.entries({ ...FONTS, ...MORE_TEXT })) pdf.registerFont(name, file);
  const { picture } = document;
  const parts = {
    hasPicture: picture !== undefined,
    factRows: Math.ceil(document.facts.length / FACT_COLUMNS),
    lines: document.lines.length,
  };
  const room = pageRoom(parts);
  const tops = pageTops(parts, room);
  heading(pdf, document);
  if (picture && room.picture > 0) {
    const fit: [number, number] = [WIDTH, room.picture];
    pdf.image(picture, PAGE.margin, HEADING_END, { fit, align: 'center', valign: 'center' });
  }
  facts(pdf, document.facts, tops.facts);
  priceLines(pdf, document.lines, tops.lines, room);
  totalLine(pdf, document.total, tops.total);
  dealership(pdf, document.dealership, tops.dealership);
  footer(pdf);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}
