import { formatDate } from '@vitrina/rules';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../platform/database/schema';
import { escapeHtml, mailPage } from '../platform/outbox/html';
import { render, renderSms, titleOf } from '../platform/outbox/message';
import type { Rendered } from '../platform/outbox/rendered';
import { sandboxPage } from './page';
import { rowIdOf } from './row-id';

const NEWEST = 100;

const time = new Intl.DateTimeFormat('es-EC', { timeStyle: 'medium', timeZone: 'America/Guayaquil' });

type Row = Selectable<Database['outbox']>;

const line = ({ id, channel, recipient, created_at }: Row, title: string) =>
  `<tr><th scope="row"><a href="/sandbox/outbox/${id}">${escapeHtml(title)}</a><br>
<span class="quiet">${channel === 'mail' ? 'Correo' : 'SMS'} a ${escapeHtml(recipient)}</span></th>
<td class="quiet">${formatDate(created_at.toISOString())} ${time.format(created_at)}</td></tr>`;

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
 * files. Registered only while no carrier is configured and `SANDBOX` is not off.
 */
export const outboxPages =
  ({ database }: { database: Kysely<Database> }): FastifyPluginAsync =>
  async (app) => {
    const listed = async (): Promise<string[]> => {
      const newest = await database.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(NEWEST).execute();
      const lines = await Promise.all(
        newest.map(async (row) => {
          const title = row.content && (await titleOf(database, row.channel, row.content));
          return title ? [line(row, title)] : [];
        }),
      );
      return lines.flat();
    };

    const find = async (text: string): Promise<Row | undefined> => {
      const id = rowIdOf(text);
      return id === undefined
        ? undefined
        : database.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
    };
    // Links lead to the site as it is read here, whatever its address in mails will be.
    const siteOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;
    const mailOf = async (row: Row | undefined, request: FastifyRequest) =>
      row?.content && row.channel === 'mail' ? render(database, row.content, siteOf(request)) : undefined;

    app.get('/sandbox/outbox', async (_request, reply) => {
      const lines = await listed();
      const list = lines.length > 0 ? `<table>${lines.join('')}</table>` : '<p>Todavía no hay mensajes.</p>';
      return sandboxPage(reply, mailPage('Bandeja de salida', `<h1>Bandeja de salida</h1>${list}`));
    });

    app.get<{ Params: { id: string } }>('/sandbox/outbox/:id', async (request, reply) => {
      const row = await find(request.params.id);
      const mail = await mailOf(row, request);
      if (row && mail) return sandboxPage(reply, shown(row.id, mail));
      const sms = row?.content && row.channel === 'sms' ? renderSms(row.content) : undefined;
      return sms ? sandboxPage(reply, mailPage('SMS', `<p>${escapeHtml(sms)}</p>`)) : reply.callNotFound();
    });

    app.get<{ Params: { id: string; name: string } }>('/sandbox/outbox/:id/:name', async (request, reply) => {
      const mail = await mailOf(await find(request.params.id), request);
      const file = mail?.attachments.find(({ name }) => name === request.params.name);
      if (!file) return reply.callNotFound();
      return reply
        .type(file.type)
        .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
        .send(file.content);
    });
  };
