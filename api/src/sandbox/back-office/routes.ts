import { REFUSALS } from '@vitrina/rules';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { HttpError, NotFound } from '../../platform/http/errors';
import { changeNegotiation } from '../../sales/purchases/change';
import { CUSTOMERS } from '../../seed/customers/people';
import { resetCustomer } from '../../seed/customers/reset';
import { rowIdOf } from '../row-id';
import { subjectOf } from './action-forms';
import { CUSTOMERS_ADDRESS, customersPage, doneOf } from './customers';
import { addressOf, purchasePage, type Said } from './detail';
import { forgetSessions } from './forget-sessions';
import { acceptForms, fieldsOf, needOwnForm } from './forms';
import { filtersOf, listPage } from './list';
import { backOfficePage, html } from './page';
import { readPurchase } from './read';
import { REASON_LENGTH, submittedOf } from './submitted';

const PURCHASES = '/sandbox/compras';
const NOT_TYPED = {
  'no amount': 'Escribe el monto como 1,234.56',
  'no reason': `Escribe la razón del rechazo, hasta ${REASON_LENGTH} caracteres: el cliente la lee`,
} as const;

type Query = { Querystring: Record<string, unknown> };
type OfPurchase = Query & { Params: { id: string } };

/**
 * Where QA does what the maker's staff, the lender and the providers would. It changes purchases of anybody and asks nobody
 * who they are: it is there with the embedded database alone, for a trial, never with one that somebody has named.
 */
export const backOfficePages =
  ({ database }: { database: Kysely<Database> }): FastifyPluginAsync =>
  async (app) => {
    acceptForms(app);
    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof HttpError)) throw error;
      const body = html`<h1>No se hizo</h1><p>${error.message}.</p><a class="action" href="${PURCHASES}">Todas las compras</a>`;
      return backOfficePage(reply.code(error.status), { title: 'No se hizo', path: PURCHASES, body });
    });
    const found = async (text: string) => {
      const id = rowIdOf(text);
      return id === undefined ? undefined : readPurchase(database, id);
    };

    const show = async (reply: FastifyReply, id: string, said: Said, status = 200) => {
      const shown = await found(id);
      if (!shown) throw new NotFound('No encontramos esta compra');
      return backOfficePage(reply.code(status), { ...purchasePage(shown, said), path: PURCHASES });
    };

    app.get<Query>(PURCHASES, async ({ query }, reply) =>
      backOfficePage(reply, { ...(await listPage(database, filtersOf(query))), path: PURCHASES }),
    );

    app.get<OfPurchase>(`${PURCHASES}/:id`, async ({ params, query }, reply) => {
      const event = rowIdOf(query.evento);
      return show(reply, params.id, {
        isKnown: query.hecho === 'antes',
        ...(event !== undefined && { eventId: event }),
      });
    });

    app.post<OfPurchase>(`${PURCHASES}/:id`, { preHandler: needOwnForm }, async (request, reply) => {
      const { id } = request.params;
      if (!(await found(id))) throw new NotFound('No encontramos esta compra');
      const fields = fieldsOf(request);
      const { event: type = '', id: row = '', of = row, amount, reason } = fields;
      const typed = amount ?? reason;
      const refuse = (refusal: string, status: number) =>
        show(
          reply,
          id,
          {
            refusal,
            ...(typed !== undefined && { retry: { subject: subjectOf({ type, of }), typed, reason: refusal } }),
          },
          status,
        );
      const submitted = submittedOf(fields);
      if (submitted.kind === 'not ours') return refuse('La oficina no ofrece ese cambio', 400);
      if (submitted.kind !== 'change') return refuse(NOT_TYPED[submitted.kind], 400);
      const { answer, eventId } = await changeNegotiation(database, {
        ...{ negotiationId: Number(id), event: submitted.event, actor: submitted.actor, address: request.ip },
      });
      if (answer.kind === 'refused') return refuse(REFUSALS[answer.reason], 409);
      const query = eventId === undefined ? 'hecho=antes' : `evento=${eventId}`;
      return reply.redirect(`${addressOf(Number(id))}?${query}`, 303);
    });

    app.get<Query>(CUSTOMERS_ADDRESS, async ({ query }, reply) =>
      backOfficePage(reply, { ...(await customersPage(database, doneOf(query))), path: CUSTOMERS_ADDRESS }),
    );

    app.post(CUSTOMERS_ADDRESS, { preHandler: needOwnForm }, async (request, reply) => {
      const customer = CUSTOMERS.find(({ identification }) => identification === fieldsOf(request).cliente);
      if (!customer) throw new NotFound('No encontramos este cliente de demostración');
      const result = await resetCustomer(database, customer);
      await forgetSessions(database);
      const query = new URLSearchParams({ cliente: customer.identification, resultado: result });
      return reply.redirect(`${CUSTOMERS_ADDRESS}?${query}`, 303);
    });
  };
