import { BRAND } from '../../platform/brand';
import {
  FOOTER_TOP,
  finished,
  footer,
  hairline,
  letterhead,
  newSheet,
  PAGE,
  type Sheet,
  title,
  WIDTH,
} from '../../sales/documents/paper/sheet';
import { decorate, type Part, structure } from '../../sales/documents/paper/tags';
import { written } from '../../sales/documents/paper/typeface';
import type { ApplicationPaper, Pair, PaperSection } from './paper';

const LABELS_WIDTH = 180;
const VALUES_LEFT = PAGE.margin + LABELS_WIDTH + 12;
const VALUES_WIDTH = WIDTH - LABELS_WIDTH - 12;
const CONTENT_END = FOOTER_TOP - 16;
/** Top of the content of a page after the first. */
const NEXT_TOP = 92;

/** Writes from top to bottom, on as many pages as it takes. */
class Writer {
  readonly #sheet: Sheet;
  readonly #part: Part;
  readonly #name: string;
  #page = 1;
  #y = 0;

  constructor(sheet: Sheet, part: Part, name: string) {
    this.#sheet = sheet;
    this.#part = part;
    this.#name = name;
  }

  /** Goes on at a height, or below what was written. */
  from(top: number) {
    this.#y = top;
  }

  /** Ends the page. */
  foot() {
    decorate(this.#sheet, () => footer(this.#sheet, `${BRAND.legalName} · ${this.#name} · Página ${this.#page}`));
  }

  nextPage() {
    this.foot();
    this.#sheet.addPage();
    this.#page += 1;
    decorate(this.#sheet, () => letterhead(this.#sheet, [this.#name, `Página ${this.#page}`]));
    this.#y = NEXT_TOP;
  }

  #room(height: number) {
    if (this.#y + height > CONTENT_END) this.nextPage();
  }

  /** @param after height that must follow on the same page: no heading stands alone at its end */
  heading(tag: 'H2' | 'H3', text: string, after = 60) {
    const size = tag === 'H2' ? 15 : 11;
    this.#room(size + 18 + after);
    const top = this.#y + (tag === 'H2' ? 14 : 8);
    this.#part.write(tag, () =>
      this.#sheet
        .font(tag === 'H2' ? 'title' : 'strong')
        .fontSize(size)
        .fillColor(BRAND.ink)
        .text(text, PAGE.margin, top, { width: WIDTH }),
    );
    this.#y = this.#sheet.y + 6;
  }

  paragraph(text: string, { strong = false }: { strong?: boolean } = {}) {
    const font = strong ? 'strong' : 'text';
    this.#sheet.font(font).fontSize(10).fillColor(BRAND.ink);
    const options = { width: WIDTH, lineGap: 2 };
    this.#room(this.#sheet.heightOfString(text, options));
    this.#part.write('P', () =>
      strong
        ? this.#sheet.font(font).text(text, PAGE.margin, this.#y, options)
        : written(this.#sheet, text, PAGE.margin, this.#y, options),
    );
    this.#y = this.#sheet.y + 8;
  }

  /** Pairs of label and value, a row each, a hairline above each. */
  pairs(list: readonly Pair[]) {
    if (list.length === 0) return;
    const table = this.#part.begin('Table');
    for (const pair of list) this.#row(table, pair);
    decorate(this.#sheet, () => hairline(this.#sheet, this.#y));
    this.#y += 8;
  }

  #row(table: Part, [label, value]: Pair) {
    const sheet = this.#sheet;
    const labelHeight = sheet.font('text').fontSize(9).heightOfString(label, { width: LABELS_WIDTH });
    const height = Math.max(labelHeight, sheet.fontSize(10).heightOfString(value, { width: VALUES_WIDTH })) + 11;
    this.#room(height);
    const top = this.#y;
    decorate(sheet, () => hairline(sheet, top));
    const row = table.begin('TR');
    sheet.fontSize(9).fillColor(BRAND.quiet);
    row.write('TH', () => sheet.font('text').text(label, PAGE.margin, top + 6, { width: LABELS_WIDTH }));
    sheet.fontSize(10).fillColor(BRAND.ink);
    row.write('TD', () => written(sheet, value, VALUES_LEFT, top + 5, { width: VALUES_WIDTH }));
    this.#y = top + height;
  }
}

function writeSection(writer: Writer, { title: name, pairs, lists }: PaperSection) {
  writer.heading('H2', name);
  writer.pairs(pairs);
  for (const list of lists) {
    writer.heading('H3', list.title);
    if (list.rows.length === 0) writer.paragraph('Sin elementos');
    for (const row of list.rows) writer.pairs(row);
  }
}

/** An application with its letter as a PDF in Spanish, on A4 pages, with the structure that screen readers need. */
export function applicationPdf(paper: ApplicationPaper): Promise<Buffer> {
  const [name = ''] = paper.heads;
  const sheet = newSheet(`${paper.title} · ${name} · ${BRAND.name}`, { tagged: true, pdfVersion: '1.7' });
  const part = structure(sheet);
  const writer = new Writer(sheet, part, name);
  part.write('P', () => letterhead(sheet, paper.heads));
  part.write('H1', () => title(sheet, paper.title));
  sheet.fontSize(10).fillColor(BRAND.quiet);
  part.write('P', () => written(sheet, paper.lead, PAGE.margin, 118, { width: WIDTH }));
  writer.from(sheet.y + 8);
  for (const section of paper.sections) writeSection(writer, section);
  writer.nextPage();
  writer.heading('H2', paper.letter.title);
  for (const paragraph of paper.letter.paragraphs) writer.paragraph(paragraph);
  writer.paragraph(paper.letter.acceptance, { strong: true });
  writer.pairs(paper.letter.facts);
  writer.foot();
  return finished(sheet);
}
