import './older-browsers';
import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { startWorker } from './start-worker';

/** A picture inside a PDF with more pixels is left out: a few bytes may stand for gigabytes of them. */
const MOST_PIXELS = 64_000_000;
/** How long a worker may take to end by itself. */
const PATIENCE_MS = 1000;

/**
 * Nothing of a document but its pages: no scripts, no forms of its own making, no WebAssembly (our policy forbids it), and
 * its warnings are not for a customer's console.
 */
const RULES = {
  useWasm: false,
  enableXfa: false,
  maxImageSize: MOST_PIXELS,
  verbosity: VerbosityLevel.ERRORS,
};

/** Why a PDF is not shown: it asks for a password, or it is none that can be read. */
export class UnreadablePdf extends Error {
  constructor(
    readonly isLocked: boolean,
    cause: unknown,
  ) {
    super('the PDF cannot be read', { cause });
  }
}

/** One page. Sizes are in CSS pixels at a scale of 1 (96 dpi for a PDF's 72). */
export class PdfPage {
  readonly width: number;
  readonly height: number;

  constructor(private readonly page: PDFPageProxy) {
    ({ width: this.width, height: this.height } = page.getViewport({ scale: 1 }));
  }

  /**
   * Draws the page into a new canvas.
   * @param width of the canvas in device pixels
   * @throws the signal's reason when it is no longer wanted
   */
  async draw(width: number, signal: AbortSignal): Promise<HTMLCanvasElement> {
    const viewport = this.page.getViewport({ scale: width / this.width });
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    const task = this.page.render({ canvas, viewport });
    const cancel = () => task.cancel();
    signal.addEventListener('abort', cancel);
    await task.promise.catch((error: unknown) => {
      signal.throwIfAborted();
      throw error;
    });
    signal.removeEventListener('abort', cancel);
    return canvas;
  }

  /** What is written on the page, a line of it a line; '' for a scan. */
  async text(): Promise<string> {
    const { items } = await this.page.getTextContent();
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  }
}

/** A document that is open until `close`. */
export class OpenPdf {
  readonly pageCount: number;

  constructor(
    private readonly pdf: PDFDocumentProxy,
    private readonly worker: Worker | undefined,
  ) {
    this.pageCount = pdf.numPages;
  }

  /** @param number from 1 */
  async page(number: number): Promise<PdfPage> {
    return new PdfPage(await this.pdf.getPage(number));
  }

  /** Frees memory and typefaces. A worker that does not answer any more is ended all the same. */
  async close(): Promise<void> {
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([this.pdf.loadingTask.destroy(), late]).catch(() => undefined);
    this.worker?.terminate();
  }
}

/**
 * Opens a PDF.
 * @throws UnreadablePdf for one that cannot be read; any other error when the code that reads it does not load
 */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const [bytes, worker] = await Promise.all([file.arrayBuffer(), startWorker()]);
  const port = worker && PDFWorker.create({ port: worker });
  const task = getDocument({ ...RULES, data: new Uint8Array(bytes), ...(port && { worker: port }) });
  try {
    return new OpenPdf(await task.promise, worker);
  } catch (error) {
    worker?.terminate();
    throw new UnreadablePdf((error as { name?: string }).name === 'PasswordException', error);
  }
}
