import type { Sheet } from './sheet';

/** A part of a document as a screen reader finds it. */
export interface Part {
  /** Writes something, as a part within this one: 'H1', 'P', 'TH'. */
  write(tag: string, draw: () => unknown): void;
  /** Begins a part of several: 'Table', 'TR'. */
  begin(tag: string): Part;
}

const partOf = (sheet: Sheet, element: PDFKit.PDFStructureElement): Part => ({
  write: (tag, draw) => void element.add(sheet.struct(tag, {}, [draw])),
  begin(tag) {
    const inner = sheet.struct(tag);
    element.add(inner);
    return partOf(sheet, inner);
  },
});

/** Begins the structure of a document that is `tagged`. */
export function structure(sheet: Sheet): Part {
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  return partOf(sheet, root);
}

/** Draws what is no content: a line, a repeated heading. */
export function decorate(sheet: Sheet, draw: () => unknown): void {
  sheet.markContent('Artifact', { type: 'Layout' });
  draw();
  sheet.endMarkedContent();
}
