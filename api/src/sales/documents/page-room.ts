import { FOOTER_TOP } from './paper/sheet';

/** Top of what follows the heading. */
export const HEADING_END = 146;
/** Height of a row of facts. */
export const FACT_ROW = 34;
/** Room that the parts take, their distance to the next included. */
const ROOM = { beforeLines: 12, total: 52, dealership: 52, afterPicture: 16 } as const;
const PICTURE = { most: 230, least: 110 } as const;
const ROW = { most: 19, least: 12 } as const;

/** What a page has to show. */
interface Parts {
  hasPicture: boolean;
  factRows: number;
  /** Price lines. */
  lines: number;
}

/** How high the parts of the page are that give way to each other, in points. */
export interface PageRoom {
  /** Height of the picture; 0 when the price lines leave no room for one. */
  picture: number;
  /** Height of a price line. */
  row: number;
  /** Columns that the price lines stand in. */
  columns: 1 | 2;
}

/**
 * Shares one page out. First the picture gives way to the price lines, then the lines stand closer, then the picture goes,
 * and at last the lines stand in two columns.
 */
export function pageRoom({ hasPicture, factRows, lines }: Parts): PageRoom {
  const room = FOOTER_TOP - HEADING_END - factRows * FACT_ROW - ROOM.beforeLines - ROOM.total - ROOM.dealership;
  const rowIn = (height: number, rows: number) => Math.min(ROW.most, height / Math.max(rows, 1));
  const forPicture = Math.min(PICTURE.most, room - ROOM.afterPicture - lines * ROW.most);
  if (hasPicture && forPicture >= PICTURE.least) return { picture: forPicture, row: ROW.most, columns: 1 };
  const beside = rowIn(room - ROOM.afterPicture - PICTURE.least, lines);
  if (hasPicture && beside >= ROW.least) return { picture: PICTURE.least, row: beside, columns: 1 };
  const alone = rowIn(room, lines);
  if (alone >= ROW.least) return { picture: 0, row: alone, columns: 1 };
  return { picture: 0, row: rowIn(room, Math.ceil(lines / 2)), columns: 2 };
}

/** Where the parts begin that follow each other from the top, in the room that `pageRoom` gives them. */
export function pageTops(parts: Parts, { picture, row, columns }: PageRoom) {
  const facts = HEADING_END + (picture > 0 ? picture + ROOM.afterPicture : 0);
  const lines = facts + parts.factRows * FACT_ROW + ROOM.beforeLines;
  const total = lines + Math.ceil(parts.lines / columns) * row;
  const dealership = total + ROOM.total;
  return { facts, lines, total, dealership, end: dealership + ROOM.dealership };
}
