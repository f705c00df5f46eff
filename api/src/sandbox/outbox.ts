import { formatDate } from '@vitrina/rules';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { escapeHtml, mailPage, STYLE_DIGEST } from '../outbox/html';
import { type Rendered, render } from '../outbox/render';

const NEWEST = 100;

/** Nothing on these pages runs; they have the mails' one style. */
const page = (reply: FastifyReply, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': `default-src 'none'; style-src '${STYLE_DIGEST}'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .send(html);

const time = new Intl.DateTimeFormat('es-EC', { timeStyle: 'medium', timeZone: 'America/Guayaquil' });

type Item = { id: number; channel: string; recipient: string; createdAt: Date; message: Rendered };

const line = ({ id, channel, recipient, createdAt, message }: Item) =>
  `<tr><th scope="row"><a href="/sandbox/outbox/${id}">${escapeHtml(channel === 'mail' ? message.subject : message.text)}</a><br>
<span class="quiet">${channel === 'mail' ? 'Correo' : 'SMS'} a ${escapeHtml(recipient)}</span></th>
<td class="quiet">${formatDate(createdAt.toISOString())} ${time.format(createdAt)}</td></tr>`;

/** A mail with its pictures at addresses of this page, and its files as links. */
const shown = (id: number, { html, attachments }: Rendered) => {
  const address = (name: string) => `/sandbox/outbox/${id}/${encodeURIComponent(name)}`;
  const links = attachments
    .filter((attachment) => attachment.id === undefined)
    .map(({ name }) => `<p><a href="${address(name)}">${escapeHtml(name)}</a></p>`);
  return attachments
    .reduce((text, attachment) => text.replaceAll(`cid:${attachment.id}`, address(attachment.name)), html)
    .replace('</div></body>', `${links.join('')}</div></body>`);
};

/**
 * The outbox as pages, for people and tests who have no mailbox: `/sandbox/outbox`, newest first, each message with its
 * files. Registered only while no real mail server is configured.
 */
export const outboxPages =
  ({ database }: { database: Kysely<Database> }): FastifyPluginAsync =>
  async (app) => {
    const read = async (id?: number): Promise<Item[]> => {
      const rows = await database
        .selectFrom('outbox')
        .selectAll()
        .$if(id !== undefined, (query) => query.where('id', '=', id as number))
        .orderBy('id', 'desc')
        .limit(NEWEST)
        .execute();
      const items = await Promise.all(
        rows.map(async ({ id: rowId, channel, recipient, created_at, content }) => {
          const message = content && (await render(database, content));
          return message ? [{ id: rowId, channel, recipient, createdAt: created_at, message }] : [];
        }),
      );
      return items.flat();
    };
    const find = async (text: string) => (/^\d{1,9}$/.test(text) ? (await read(Number(text)))[0] : undefined);

    app.get('/sandbox/outbox', async (_request, reply) => {
      const items = await read();
      const list = items.length > 0 ? `<table>${items.map(line).join('')}</table>` : '<p>Todavía no hay mensajes.</p>';
      return page(reply, mailPage('Bandeja de salida', `<h1>Bandeja de salida</h1>${list}`));
    });

    app.get<{ Params: { id: string } }>('/sandbox/outbox/:id', async (request, reply) => {
      const item = await find(request.params.id);
      if (!item) return reply.callNotFound();
      const { channel, message } = item;
      return page(
        reply,
        channel === 'mail' ? shown(item.id, message) : mailPage('SMS', `<p>${escapeHtml(message.text)}</p>`),
      );
    });

    app.get<{ Params: { id: string; name: string } }>('/sandbox/outbox/:id/:name', async (request, reply) => {
      const item = await find(request.params.id);
      const file = item?.message.attachments.find(({ name }) => name === request.params.name);
      if (!file) return reply.callNotFound();
      return reply
        .type(file.type)
        .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
        .send(file.content);
    });
  };
