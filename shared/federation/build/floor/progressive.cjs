/**
 * What may stay in a build although a supported browser lacks it, and why that does no harm. Everything else above the
 * floor fails the build or `pnpm lint`: use something older, or write it inside an `@supports`.
 */

/** Parts of a stylesheet: a browser that does not know one leaves it out, and nothing is lost that a person needs. */
const PROGRESSIVE_CSS = {
  '-webkit-tap-highlight-color': 'the press is shown by other means',
  'align-content: start': 'of a grid: only in a block does Safari lack it',
  'break-after: avoid': 'a heading may stand at the foot of a printed page',
  'cursor: default': 'no pointer to show',
  'cursor: grab': 'no pointer to show',
  'cursor: grabbing': 'no pointer to show',
  'cursor: not-allowed': 'no pointer to show',
  'cursor: pointer': 'no pointer to show',
  'cursor: progress': 'no pointer to show',
  'inline-size: fit-content': 'known to Chromium since 46: a gap in the data of Samsung Internet',
  'forced-color-adjust': 'Safari has no forced colours',
  'forced-color-adjust: none': 'Safari has no forced colours',
  'overscroll-behavior': 'the page behind may scroll on',
  'overscroll-behavior: contain': 'the page behind may scroll on',
  'print-color-adjust: exact': '-webkit-print-color-adjust stands beside it',
  'scrollbar-color': 'the scrollbar looks as the system has it',
  'scrollbar-gutter': 'the page may shift by the width of a scrollbar',
  'scrollbar-gutter: auto': 'as scrollbar-gutter',
  'scrollbar-gutter: stable': 'as scrollbar-gutter',
  'scrollbar-width': 'the scrollbar is shown',
  'scrollbar-width: none': 'the scrollbar is shown',
  'scrollbar-width: thin': 'the scrollbar is shown',
  size: 'in @page: the size of the paper',
  'text-size-adjust': '-webkit-text-size-adjust stands beside it',
  'text-wrap': 'lines are broken as before',
  'text-wrap: balance': 'lines are broken as before',
  'text-wrap: pretty': 'lines are broken as before',
  '::selection': 'the selection has the system colours',
  '@page': 'the margins of the paper',
  '@starting-style': 'what opens does so without a movement',
};

/** What bundled code calls only where it is known, as `script.cjs` names it. */
const GUARDED_IN_BUILDS = {
  'AbortSignal.any': "in ky, for a caller's signal: api-client gives it none",
  'Intl.Segmenter': 'in OpenLayers, for text along a line: the map has none',
  'navigator.connection': 'asked for by ?.',
  'navigator.permissions': 'its failure is caught: the location is asked for by a button',
  'navigator.share': 'tested for: else the link is copied',
  OffscreenCanvas: 'in OpenLayers, which tests for it',
};

/**
 * What pdf.js calls although a supported browser lacks it, in the chunks that hold it alone: its legacy build brings core-js, the
 * viewer what that lacks (mf-account/src/receipt/pdf/older-browsers.ts), pdf.js tests for the rest or has a class of its own
 * under that name. A browser test takes all of it away (mf-account/e2e/receipt-pdf.spec.ts).
 */
const GUARDED_IN_PDFJS = [
  'Array.toSpliced',
  'Array.with',
  'CompressionStream',
  'DecompressionStream',
  'Float16Array',
  'ImageDecoder',
  'ImageDecoder.isTypeSupported',
  'Iterator.take',
  'Iterator.toArray',
  'JSON.isRawJSON',
  'JSON.rawJSON',
  'Map.getOrInsert',
  'Map.getOrInsertComputed',
  'Math.sumPrecise',
  'Metadata',
  'Permissions',
  'Promise.try',
  'Promise.withResolvers',
  'Set.difference',
  'Set.intersection',
  'URL.parse',
  'Uint8Array.fromBase64',
  'VideoFrame',
  'navigator.gpu',
];

/** What the workspace's own code uses only where it is known, or as a hint, as `pnpm lint` names it. */
const GUARDED_IN_SOURCES = {
  'Navigator.permissions': 'its failure is caught: the location is asked for by a button',
  'Permissions.query': 'as Navigator.permissions',
  'PermissionStatus.state': 'as Navigator.permissions',
  'Navigator.share': 'tested for: else the link is copied',
  'TouchEvent.touches': 'tested for: a desktop Safari has no touch',
  'TouchList.length': 'as TouchEvent.touches',
  '<img fetchpriority>': 'a hint',
  '<input autocapitalize>': 'a hint to keyboards on a screen',
  '<input capture>': 'a hint: a desktop has no camera to open',
};

module.exports = { PROGRESSIVE_CSS, GUARDED_IN_BUILDS, GUARDED_IN_PDFJS, GUARDED_IN_SOURCES };
