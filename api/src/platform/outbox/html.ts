import { createHash } from 'node:crypto';
import { BRAND } from '../brand';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** Styles of every mail: in the head, because a strict policy forbids style attributes. */
const STYLE = `body{margin:0;background:#f4f5f7;color:${BRAND.ink};font:16px/1.5 -apple-system,"Segoe UI",Roboto,Arial,sans-serif}
.sheet{max-width:600px;margin:0 auto;background:#fff;padding:32px 28px}
.brand{margin:0 0 24px;color:${BRAND.colour};font-size:22px;font-weight:700}
h1{margin:0 0 12px;font-size:24px;line-height:1.25}
p{margin:0 0 16px}
.code{font-size:34px;font-weight:700;letter-spacing:.2em}
.quiet{color:${BRAND.quiet};font-size:14px}
img{display:block;width:100%;height:auto;margin:8px 0 20px}
table{width:100%;border-collapse:collapse;margin:0 0 20px}
td,th{padding:8px 0;border-bottom:1px solid ${BRAND.line};text-align:left;vertical-align:top;font-weight:400}
td{text-align:right;white-space:nowrap}
.total td,.total th{border:0;font-size:20px;font-weight:700}`;

/** Digest of the mails' style, for the policy of the page that shows them. */
export const STYLE_DIGEST = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** A whole mail around its body, which is already HTML. */
export const mailPage = (title: string, body: string): string => `<!doctype html>
<html lang="es-EC">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><div class="sheet"><p class="brand">${BRAND.name}</p>
${body}
<p class="quiet">${BRAND.legalName}, distribuidor oficial en Ecuador.</p></div></body>
</html>`;

/** Label and value pairs as rows. */
export const rows = (pairs: readonly (readonly [string, string])[]): string =>
  pairs
    .map(([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`)
    .join('\n');
