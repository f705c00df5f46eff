import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { HttpError } from '../../platform/http/errors';
import { acceptForms, fieldsOf, needOwnForm } from '../back-office/forms';
import { html } from '../back-office/page';
import { p2pApi } from '../p2p/api';
import { p2pBuyerPages } from '../p2p/buyer-routes';
import { p2pDetail } from '../p2p/detail';
import { paymeDetail } from '../payme/detail';
import { paymeModal } from '../payme/modal-routes';
import { paymeQuery } from '../payme/query';
import { changeFaults, FAULTS_PATH } from './fault-forms';
import { PAYMENTS_PATH, paymentsList } from './list';
import { paymentsPage } from './page';

/** What the providers need. */
interface Parts {
  database: Kysely<Database>;
  /** Where browsers find the sandbox. */
  siteUrl: string;
  /** Where the providers find the shop: this server. */
  shop: () => string;
}

/**
 * The sandbox's card providers: strangers to the shop, which know of it what stands in their calls, and tell it of a payment
 * over HTTP. `/sandbox/pagos` is where a person decides what they answer.
 */
export const providerPages =
  (parts: Parts): FastifyPluginAsync =>
  async (app) => {
    const { database } = parts;
    const closing = new AbortController();
    // A provider that answers late does not keep the server from stopping.
    app.addHook('preClose', async () => closing.abort());
    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof HttpError)) throw error;
      const body = html`<h1>No se hizo</h1><p>${error.message}.</p>`;
      return paymentsPage(reply.code(error.status), { of: 'all', title: 'No se hizo', body });
    });
    acceptForms(app);
    const all = { ...parts, closing: closing.signal };
    p2pApi(app, all);
    p2pBuyerPages(app, all);
    p2pDetail(app, all);
    paymeModal(app, all);
    paymeQuery(app, all);
    paymeDetail(app, all);

    app.get(PAYMENTS_PATH, async (_request, reply) =>
      paymentsPage(reply, { of: 'all', title: 'Pagos', body: await paymentsList(database) }),
    );
    app.post(FAULTS_PATH, { preHandler: needOwnForm }, async (request, reply) => {
      if (!(await changeFaults(database, fieldsOf(request))))
        throw new HttpError(400, 'No es una falla que se ofrezca');
      return reply.redirect(PAYMENTS_PATH, 303);
    });
  };
