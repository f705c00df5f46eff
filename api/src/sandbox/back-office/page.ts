import type { FastifyReply } from 'fastify';
import { BRAND } from '../../platform/brand';
import { escapeHtml } from '../../platform/outbox/html';
import { sandboxPage } from '../page';
import { STYLE, STYLE_DIGEST } from './style';

/** HTML that is safe to put into a page: every text in it is escaped. Only `html` makes it. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | null | undefined | readonly (Html | undefined)[];

const written = (part: Part): string => {
  if (part === undefined || part === null) return '';
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(written).join('\n');
  return escapeHtml(String(part));
};

/** HTML from a template: what is put in is escaped, unless it is HTML already. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: String.raw({ raw: texts }, ...parts.map(written)),
});

/** Pairs of a name and a value. */
export const facts = (pairs: readonly (readonly [string, Html | string | number])[]): Html =>
  html`<dl class="facts">${pairs.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;

const PAGES = [
  ['/sandbox/compras', 'Compras'],
  ['/sandbox/clientes', 'Clientes'],
  ['/sandbox/pagos', 'Pagos con tarjeta'],
  ['/sandbox/outbox', 'Mensajes'],
  ['/sandbox/errors', 'Errores'],
] as const;

/** Sends a page of the back office. @param path the entry of its menu that it belongs to */
export const backOfficePage = (
  reply: FastifyReply,
  { title, path, body }: { title: string; path: (typeof PAGES)[number][0]; body: Html },
) =>
  sandboxPage(
    reply,
    `<!doctype html>
<html lang="es-EC">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(`${title} · Oficina de prueba`)}</title><style>${STYLE}</style></head>
${
  html`<body>
<header><strong>${BRAND.name} · Oficina de prueba</strong>
<nav aria-label="Oficina"><ul>
${PAGES.map(([address, name]) => html`<li><a href="${address}"${address === path ? html` aria-current="page"` : undefined}>${name}</a></li>`)}
</ul></nav></header>
<main>
${body}
</main>
</body>`.html
}
</html>`,
    { style: STYLE_DIGEST, hasForms: true },
  );
