/** The part of pdf.js that reads documents: for its effect alone. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
