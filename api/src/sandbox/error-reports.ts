import { formatDate } from '@vitrina/rules';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';
import { escapeHtml, mailPage } from '../platform/outbox/html';
import { recentReports } from '../platform/reports/kept-reports';
import { sandboxPage } from './page';

const NEWEST = 200;

/** `/sandbox/errors`: what failed in browsers, by remote, build, phase and route, the newest first. */
export const errorReportPages =
  ({ database }: { database: Kysely<Database> }): FastifyPluginAsync =>
  async (app) => {
    app.get('/sandbox/errors', async (_request, reply) => {
      const rows = await recentReports(database, NEWEST);
      const lines = rows.map(
        ({ remote, build, phase, route, code, error, place, times, last_at }) =>
          `<tr><th scope="row">${escapeHtml(`${remote} ${build}`)}<br>
<span class="quiet">${escapeHtml(`${code} ${phase} ${route} ${error}${place ? ` en ${place}` : ''}`)}</span></th>
<td class="quiet">${times} · ${formatDate(last_at.toISOString())}</td></tr>`,
      );
      const list = lines.length > 0 ? `<table>${lines.join('')}</table>` : '<p>Ningún error.</p>';
      return sandboxPage(reply, mailPage('Errores', `<h1>Errores en los navegadores</h1>${list}`));
    });
  };
