/** Where the files of this build are; webpack's own name for it. */
declare const __webpack_public_path__: string;

/**
 * Starts what reads a PDF: in a worker, so that a large or broken document cannot hold up the page. Where the build comes
 * from another origin no worker can run it, so it is loaded into the page.
 * @returns the worker, undefined when the page itself reads; rejects when the code does not load
 */
export async function startWorker(): Promise<Worker | undefined> {
  const isOurs = new URL(__webpack_public_path__, location.href).origin === location.origin;
  if (!isOurs || typeof Worker === 'undefined') {
    await import(/* webpackChunkName: "pdf-reader" */ 'pdfjs-dist/legacy/build/pdf.worker.mjs');
    return undefined;
  }
  const worker = new Worker(/* webpackChunkName: "pdf-worker" */ new URL('./worker.ts', import.meta.url));
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', () => resolve(), { once: true });
    worker.addEventListener('error', () => reject(new Error('the worker did not load')), { once: true });
  });
  return worker;
}
