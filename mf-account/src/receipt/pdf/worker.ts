// Answers the page as soon as it runs in a worker (`start-worker.ts`).
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
