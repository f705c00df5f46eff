import PDFDocument from 'pdfkit';
import { BRAND } from '../brand';
import type { QuotationDocument } from './quotation';

const FONTS = {
  title: require.resolve('@fontsource/archivo/files/archivo-latin-700-normal.woff'),
  text: require.resolve('@fontsource/manrope/files/manrope-latin-500-normal.woff'),
  strong: require.resolve('@fontsource/manrope/files/manrope-latin-700-normal.woff'),
} as const;

/** A4 in points, and its margin. */
const PAGE = { width: 595.28, height: 841.89, margin: 48 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
const RIGHT = PAGE.margin + WIDTH;
/** More price lines than fit are set closer; the page stays one. */
const ROOM_FOR_LINES = 250;
const LINE_HEIGHT = { most: 19, least: 9 };

type Pdf = PDFKit.PDFDocument;

function heading(pdf: Pdf, { number, date, customer, vehicle }: QuotationDocument) {
  pdf.font('title').fontSize(20).fillColor(BRAND.colour).text(BRAND.name, PAGE.margin, 44);
  pdf.font('text').fontSize(9).fillColor(BRAND.quiet);
  pdf.text(`Cotización N.º ${number}`, PAGE.margin, 44, { width: WIDTH, align: 'right' });
  pdf.text(date, PAGE.margin, 57, { width: WIDTH, align: 'right' });
  pdf.font('title').fontSize(26).fillColor(BRAND.ink).text(`${BRAND.name} ${vehicle}`, PAGE.margin, 84);
  pdf.font('text').fontSize(10).fillColor(BRAND.quiet).text(`Preparada para ${customer}`, PAGE.margin, 118);
}

function facts(pdf: Pdf, list: QuotationDocument['facts'], top: number) {
  const column = WIDTH / 3;
  for (const [index, [label, value]] of list.entries()) {
    const x = PAGE.margin + (index % 3) * column;
    const y = top + Math.floor(index / 3) * 34;
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
  return top + Math.ceil(list.length / 3) * 34;
}

function priceLines(pdf: Pdf, { lines, total }: QuotationDocument, top: number) {
  const height = Math.max(LINE_HEIGHT.least, Math.min(LINE_HEIGHT.most, ROOM_FOR_LINES / lines.length));
  const size = Math.min(10, height * 0.75);
  let y = top;
  const rule = (at: number) => pdf.moveTo(PAGE.margin, at).lineTo(RIGHT, at).lineWidth(0.5).stroke(BRAND.line);
  for (const [label, amount] of lines) {
    const options = { width: WIDTH - 110, height, ellipsis: true };
    pdf.font('text').fontSize(size).fillColor(BRAND.ink).text(label, PAGE.margin, y, options);
    pdf.text(amount, RIGHT - 110, y, { width: 110, align: 'right' });
    y += height;
    rule(y - height * 0.25);
  }
  pdf
    .font('strong')
    .fontSize(13)
    .text('PVP sugerido', PAGE.margin, y + 10);
  pdf
    .font('title')
    .fontSize(18)
    .fillColor(BRAND.ink)
    .text(total, RIGHT - 220, y + 6, { width: 220, align: 'right' });
  return y + 44;
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
    .text([company, address].filter(Boolean).join(' · '), { width: WIDTH });
}

function footer(pdf: Pdf) {
  const note = `Los precios incluyen IVA y pueden cambiar sin previo aviso. ${BRAND.legalName}, distribuidor oficial en Ecuador.`;
  pdf.font('text').fontSize(7.5).fillColor(BRAND.quiet);
  pdf.text(note, PAGE.margin, PAGE.height - 52, { width: WIDTH, lineBreak: false });
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
  for (const [name, file] of Object.entries(FONTS)) pdf.registerFont(name, file);
  heading(pdf, document);
  let y = 146;
  if (document.picture) {
    const box = { height: 230, width: WIDTH };
    pdf.image(document.picture, PAGE.margin, y, { fit: [box.width, box.height], align: 'center', valign: 'center' });
    y += box.height + 16;
  }
  y = facts(pdf, document.facts, y);
  y = priceLines(pdf, document, y + 12);
  dealership(pdf, document.dealership, y + 8);
  footer(pdf);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}
