import { type RefObject, useEffect, useRef, useState } from 'react';
import type { OpenPdf } from './open-pdf';

/** Safari on iPhones draws nothing on a canvas of more than 16.7 million pixels; several pages are drawn at a time. */
const MOST_PIXELS = 8_000_000;
/** A size that changes (a pinch) is drawn when it stands still for so long; until then the old drawing is stretched. */
const SETTLE_MS = 150;

export type Drawing = { state: 'waiting' } | { state: 'drawn'; ratio: number; text: string } | { state: 'failed' };

/**
 * Width of a page's canvas in device pixels: sharp on this screen, within what a canvas may have.
 * @param ratio width by height
 */
export const canvasWidth = (cssWidth: number, ratio: number, pixelsPerPx: number): number =>
  Math.max(1, Math.floor(Math.min(cssWidth * pixelsPerPx, Math.sqrt(MOST_PIXELS * ratio))));

/**
 * Draws a page into `frame` while it is near, anew for another width (CSS pixels), and takes the drawing away when it is
 * not: a canvas holds megabytes.
 */
export function useDrawing(
  frame: RefObject<HTMLElement | null>,
  { pdf, number, width, isNear }: { pdf: OpenPdf; number: number; width: number; isNear: boolean },
): Drawing {
  const [drawing, setDrawing] = useState<Drawing>({ state: 'waiting' });
  const isDrawn = useRef(false);

  useEffect(() => {
    if (!isNear || width === 0) return;
    const controller = new AbortController();
    const { signal } = controller;
    const draw = async () => {
      const page = await pdf.page(number);
      const ratio = page.width / page.height;
      const [canvas, text] = await Promise.all([
        page.draw(canvasWidth(width, ratio, window.devicePixelRatio || 1), signal),
        page.text().catch(() => ''),
      ]);
      if (signal.aborted) return;
      canvas.setAttribute('aria-hidden', 'true');
      frame.current?.replaceChildren(canvas);
      isDrawn.current = true;
      setDrawing({ state: 'drawn', ratio, text });
    };
    const timer = setTimeout(
      () => draw().catch(() => signal.aborted || setDrawing({ state: 'failed' })),
      isDrawn.current ? SETTLE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [frame, pdf, number, width, isNear]);

  useEffect(() => {
    if (isNear) return;
    isDrawn.current = false;
    frame.current?.replaceChildren();
  }, [frame, isNear]);

  return drawing;
}
