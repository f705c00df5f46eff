import { useEffect, useState } from 'react';
import { loadPdf } from './load-pdf';
import type { OpenPdf, PdfPage } from './open-pdf';

export type PdfState =
  | { state: 'opening' }
  /** `first` is its first page: the others are taken to be as large until they are drawn. */
  | { state: 'open'; pdf: OpenPdf; first: PdfPage }
  /** not-pdf: the bytes are of something else. locked: it asks for a password. broken: it cannot be read. */
  | { state: 'failed'; why: 'not-pdf' | 'locked' | 'broken' }
  /** The code that reads it did not load. */
  | { state: 'unloaded' };

/** How every PDF begins (ISO 32000-1, 7.5.2). Readers allow for something before it; the server does not. */
const isPdf = async (file: Blob) => (await file.slice(0, 5).text()) === '%PDF-';

async function open(file: Blob): Promise<PdfState> {
  if (!(await isPdf(file))) return { state: 'failed', why: 'not-pdf' };
  const { openPdf, UnreadablePdf } = await loadPdf();
  try {
    const pdf = await openPdf(file);
    try {
      return { state: 'open', pdf, first: await pdf.page(1) };
    } catch {
      void pdf.close();
      return { state: 'failed', why: 'broken' };
    }
  } catch (error) {
    if (!(error instanceof UnreadablePdf)) throw error;
    return { state: 'failed', why: error.isLocked ? 'locked' : 'broken' };
  }
}

const close = (opened: PdfState) => {
  if (opened.state === 'open') void opened.pdf.close();
};

/** A PDF, open as long as the component stands. @returns its state and what tries again */
export function usePdf(file: Blob): [state: PdfState, retry: () => void] {
  const [pdf, setPdf] = useState<PdfState>({ state: 'opening' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens it anew
  useEffect(() => {
    let isWanted = true;
    const opening = open(file).catch((): PdfState => ({ state: 'unloaded' }));
    void opening.then((opened) => isWanted && setPdf(opened));
    return () => {
      isWanted = false;
      setPdf({ state: 'opening' });
      void opening.then(close);
    };
  }, [file, attempt]);
  return [pdf, () => setAttempt((count) => count + 1)];
}
