/** Loads what draws a PDF, a chunk of its own: most receipts are photos. */
export const loadPdf = () => import(/* webpackChunkName: "pdf" */ './open-pdf');
