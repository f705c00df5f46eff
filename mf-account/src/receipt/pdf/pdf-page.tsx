import { VisuallyHidden } from '@vitrina/ui';
import { useRef } from 'react';
import type { OpenPdf } from './open-pdf';
import css from './pdf.module.css';
import { useDrawing } from './use-drawing';
import { useNear } from './use-near';

export type PdfPageViewProps = {
  pdf: OpenPdf;
  /** From 1. */
  number: number;
  /** In CSS pixels. */
  width: number;
  /** Width by height, until the page itself is read. */
  ratio: number;
  root: HTMLElement | null;
};

/** One page of a PDF: its drawing for the eyes, its text for screen readers. */
export function PdfPageView({ pdf, number, width, ratio, root }: PdfPageViewProps) {
  const place = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, root);
  const drawing = useDrawing(frame, { pdf, number, width, isNear });
  const own = drawing.state === 'drawn' ? drawing.ratio : ratio;
  return (
    <section
      ref={place}
      data-page={number}
      data-state={drawing.state}
      aria-label={`Página ${number} de ${pdf.pageCount}`}
      className={css.page}
      style={{ '--width': `${width}px`, '--height': `${width / own}px` }}
    >
      <div ref={frame} className={css.frame} />
      {drawing.state === 'drawn' && (
        <VisuallyHidden>{drawing.text || 'Esta página es una imagen sin texto.'}</VisuallyHidden>
      )}
      {drawing.state === 'failed' && <p className={css.failed}>No pudimos dibujar esta página.</p>}
    </section>
  );
}
