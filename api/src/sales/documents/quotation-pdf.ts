import { BRAND } from '../../platform/brand';
import { FACT_ROW, HEADING_END, type PageRoom, pageRoom, pageTops } from './page-room';
import { finished, footer, hairline, letterhead, newSheet, PAGE, RIGHT, type Sheet, title, WIDTH } from './paper/sheet';
import { written } from './paper/typeface';
import type { QuotationDocument } from './quotation';

const FACT_COLUMNS = 3;
/** Between two columns of price lines. */
const GUTTER = 24;

function heading(pdf: Sheet, { number, date, customer, vehicle }: QuotationDocument) {
  letterhead(pdf, [`Cotización N.º ${number}`, date]);
  title(pdf, `${BRAND.name} ${vehicle}`);
  pdf.fontSize(10).fillColor(BRAND.quiet);
  written(pdf, `Preparada para ${customer}`, PAGE.margin, 118);
}

function facts(pdf: Sheet, list: QuotationDocument['facts'], top: number) {
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

function priceLines(pdf: Sheet, lines: QuotationDocument['lines'], top: number, { row, columns }: PageRoom) {
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
    hairline(pdf, y + row * 0.75, x, width);
  }
}

function totalLine(pdf: Sheet, total: string, top: number) {
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

function dealership(pdf: Sheet, { name, company, address }: QuotationDocument['dealership'], top: number) {
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

const NOTE = `Los precios incluyen IVA y pueden cambiar sin previo aviso. ${BRAND.legalName}, distribuidor oficial en Ecuador.`;

/** A quotation as a PDF of one A4 page, in Spanish. */
export function quotationPdf(document: QuotationDocument): Promise<Buffer> {
  const pdf = newSheet(`Cotización ${document.number} · ${BRAND.name} ${document.vehicle}`);
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
  footer(pdf, NOTE);
  return finished(pdf);
}
