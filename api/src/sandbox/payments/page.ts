import type { FastifyReply } from 'fastify';
import { type Html, html } from '../back-office/page';
import { STYLE, STYLE_DIGEST } from '../back-office/style';
import { sandboxPage } from '../page';

/** Who a page of the sandbox's payments speaks for. */
const NAMES = { p2p: 'PlacetoPay', payme: 'Pay-me', all: 'Pagos con tarjeta' } as const;

interface Page {
  of: keyof typeof NAMES;
  title: string;
  body: Html;
}

/** A whole page of a provider of the sandbox, with the back office's style. @param head more of its head */
export const pageText = ({ of, title, body }: Page, head?: Html): string =>
  `<!doctype html>
<html lang="es-EC">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${html`<title>${title} · ${NAMES[of]} de prueba</title>${head}`.html}<style>${STYLE}</style></head>
${
  html`<body>
<header><strong>${NAMES[of]} de prueba</strong><span class="quiet">Aquí nadie cobra: tú decides lo que contesta el procesador.</span></header>
<main>
${body}
</main>
</body>`.html
}
</html>`;

/** Sends a page with forms that are sent to this server. @param leadsTo another origin that an answer may lead to */
export const paymentsPage = (reply: FastifyReply, page: Page, leadsTo?: string): FastifyReply =>
  sandboxPage(reply, pageText(page), { style: STYLE_DIGEST, hasForms: true, ...(leadsTo && { leadsTo }) });

/** A choice of a form. @param id of its field, where one page has several of that name */
export const choice = (
  name: string,
  label: string,
  options: Readonly<Record<string, string>>,
  chosen?: string,
  id = name,
): Html => html`<div><label for="${id}">${label}</label><select id="${id}" name="${name}">
${Object.entries(options).map(([value, word]) => html`<option value="${value}"${value === chosen ? html` selected` : undefined}>${word}</option>`)}
</select></div>`;

/** A field of a form for a whole number. @param id as that of a choice */
export const numberField = (name: string, label: string, value: string, id = name): Html =>
  html`<div><label for="${id}">${label}</label><input id="${id}" name="${name}" inputmode="numeric" pattern="[0-9]*" value="${value}"></div>`;

/** A button that sends a form with what it does. */
export const press = (action: string, label: string, isMain = false): Html =>
  html`<button name="accion" value="${action}"${isMain ? html` class="main"` : undefined}>${label}</button>`;

/** Codes with their words, as options of a choice: several codes may mean the same. */
export const withCodes = (words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([code, word]) => [code, `${code}: ${word}`]));

/** A whole number of a form, within limits; what is none is `fallback`. */
export const wholeOf = (text: string | undefined, fallback: number, most: number): number =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Math.min(Number(text), most) : fallback;

/** A word of a form if it is one of the known ones. */
export const oneOf = <Words extends object>(words: Words, text: string | undefined): keyof Words | undefined =>
  text !== undefined && Object.hasOwn(words, text) ? (text as keyof Words) : undefined;
