// Answers the page as soon as it runs in a worker (`start-worker.ts`).
import './older-browsers';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
