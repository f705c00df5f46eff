import { LoadFailed } from '@vitrina/journey';
import { useLayoutEffect } from 'react';
import type { Outcome } from '../viewer/outcome';
import { Unreadable } from '../viewer/unreadable';
import type { Stage } from '../viewer/use-stage';
import css from './pdf.module.css';
import { PdfPageView } from './pdf-page';
import { type PdfState, usePdf } from './use-pdf';

/** Width of a fitted page at most, in CSS pixels: that of A4 at the size of a desk. */
const WIDEST = 900;
/** Space beside a page. */
const MARGIN = 16;
/** Of a document with more, the rest is for the saved file. */
const MOST_PAGES = 200;

const WHY = {
  'not-pdf': 'El archivo dice ser un PDF y no lo es.',
  locked: 'Está protegido con contraseña. Descárgalo para abrirlo con ella.',
  broken: 'Está dañado o incompleto. Descárgalo para abrirlo en tu equipo.',
} as const;

const outcomeOf = (pdf: PdfState): Outcome => {
  if (pdf.state === 'open') return { state: 'shown', pages: Math.min(pdf.pdf.pageCount, MOST_PAGES) };
  if (pdf.state === 'opening') return { state: 'waiting' };
  return { state: 'failed', canOpen: pdf.state === 'unloaded' || pdf.why !== 'not-pdf' };
};

export type PdfPagesProps = { file: Blob; stage: Stage; onOutcome(outcome: Outcome): void };

/** The pages of a PDF, one below the other, drawn by script: no frame, and nothing of what a PDF can run. */
export function PdfPages({ file, stage, onOutcome }: PdfPagesProps) {
  const [pdf, retry] = usePdf(file);
  // Before the screen shows the one without the other.
  useLayoutEffect(() => onOutcome(outcomeOf(pdf)), [pdf, onOutcome]);

  if (pdf.state === 'opening') return null;
  if (pdf.state === 'unloaded') return <LoadFailed what="el lector de PDF" onRetry={retry} />;
  if (pdf.state === 'failed') return <Unreadable what="este PDF">{WHY[pdf.why]}</Unreadable>;

  const { pageCount } = pdf.pdf;
  const width = Math.max(0, Math.min(WIDEST, stage.size.width - 2 * MARGIN)) * stage.zoom;
  const numbers = Array.from({ length: Math.min(pageCount, MOST_PAGES) }, (_, index) => index + 1);
  return (
    <div className={css.pages}>
      {numbers.map((number) => (
        <PdfPageView
          key={number}
          pdf={pdf.pdf}
          number={number}
          width={width}
          ratio={pdf.first.width / pdf.first.height}
          root={stage.node}
        />
      ))}
      {pageCount > MOST_PAGES && (
        <p
          className={css.more}
        >{`Aquí ves ${MOST_PAGES} de ${pageCount} páginas. Descarga el archivo para verlas todas.`}</p>
      )}
    </div>
  );
}
