import { BRAND } from '../../platform/brand';
import { hairline, PAGE, RIGHT, type Sheet } from '../documents/paper/sheet';
import { decorate, type Part } from '../documents/paper/tags';
import { written } from '../documents/paper/typeface';
import type { ReceiptLine } from './receipt';

/** Where lines may be written, and how they go on. */
export interface LinesWriter {
  /** Where the content of a page ends. */
  end: number;
  /** Room that the last line leaves below it. */
  after: number;
  /** Ends the page. @returns the top of the next one's content */
  nextPage(): number;
}

const COLUMNS = [
  { key: 'date', title: 'Fecha, hora de Ecuador', left: PAGE.margin, width: 116 },
  { key: 'what', title: 'Pago', left: PAGE.margin + 124, width: 206 },
  { key: 'reference', title: 'Referencia', left: PAGE.margin + 338, width: 82 },
  { key: 'amount', title: 'Monto', left: RIGHT - 76, width: 76, align: 'right' },
] as const;

/** Room that the tallest line needs: two names, a card and a note on three lines. */
const LINE_ROOM = 50;

function headings(sheet: Sheet, part: Part, top: number): number {
  const row = part.begin('TR');
  for (const column of COLUMNS) {
    row.write('TH', () =>
      sheet
        .font('text')
        .fontSize(8)
        .fillColor(BRAND.quiet)
        .text(column.title, column.left, top, {
          width: column.width,
          align: 'align' in column ? column.align : 'left',
        }),
    );
  }
  return top + 14;
}

/** The payments of a purchase, a line each, on as many pages as they need. @returns where they end */
export function writeLines(
  sheet: Sheet,
  part: Part,
  lines: readonly ReceiptLine[],
  top: number,
  { end, after, nextPage }: LinesWriter,
): number {
  if (lines.length === 0) return top;
  const table = part.begin('Table');
  let y = headings(sheet, table, top);
  for (const [index, line] of lines.entries()) {
    const needed = LINE_ROOM + (index === lines.length - 1 ? after : 0);
    if (y + needed > end) y = headings(sheet, table, nextPage());
    decorate(sheet, () => hairline(sheet, y));
    const row = table.begin('TR');
    sheet.fontSize(9).fillColor(BRAND.ink);
    let lowest = y;
    for (const column of COLUMNS) {
      const options = { width: column.width, align: 'align' in column ? column.align : 'left' } as const;
      row.write('TD', () => written(sheet, line[column.key], column.left, y + 5, options));
      lowest = Math.max(lowest, sheet.y);
    }
    y = lowest + 6;
  }
  decorate(sheet, () => hairline(sheet, y));
  return y + 12;
}
