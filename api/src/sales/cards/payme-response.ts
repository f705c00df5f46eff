import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { PaymeConfig } from '../../platform/config/card-providers';
import { inTurns } from '../../platform/database/transaction';
import { acceptForms, fieldsOf } from '../../platform/http/forms';
import { enqueue } from '../../platform/jobs/enqueue';
import { defineJob, type HandledJob, handle } from '../../platform/jobs/job';
import { askAndTakeOver } from './ask';
import { type AttemptRow, attemptById, attemptByProvider, isOpened } from './attempts';
import type { CardContext } from './context';
import { type ResponseFields, stateOfResponse } from './payme/response';
import { takeOver } from './settle';

/** Where payme posts its answers: by the buyer's browser, by its server, or by both. */
export const RESPONSE_PATH = '/pagos/payme/respuesta';
const BODY_LIMIT = 32 * 1024;

const askPayme = defineJob({
  name: 'ask-payme',
  payload: v.object({ attemptId: v.number() }),
  retry: { firstSeconds: 2, longestSeconds: 60, tries: 5 },
  limitSeconds: 60,
});

/** Asks payme about an operation of which it has told something. */
export const askPaymeJob = ({ providers }: Pick<CardContext, 'providers'>): HandledJob =>
  handle(askPayme, async ({ attemptId }, { database, log }) => {
    const row = await attemptById(database, attemptId);
    if (row && !(await askAndTakeOver({ database, log, providers }, row))) throw new Error('payme does not answer');
  });

/** Takes a response over if payme has signed it; else it is a hint, and payme is asked. In either case it says the rest. */
async function take(context: CardContext, config: PaymeConfig, row: AttemptRow, fields: ResponseFields): Promise<void> {
  if (!isOpened(row)) return;
  const operation = { number: row.provider_reference, amount: row.amount_cents };
  const { judgement, state } = stateOfResponse(config, operation, fields);
  const line = { reference: row.reference };
  if (judgement.kind === 'hint')
    context.log.warn({ ...line, why: judgement.why }, 'a response of payme is not believed');
  if (state) await takeOver(context, row, state);
  await inTurns(context.database, (transaction) =>
    enqueue(transaction, askPayme, { attemptId: row.id }, { priority: 1 }),
  );
}

/** The page of an attempt, on the site that its buyer came from. */
const pageOf = ({ return_origin, negotiation_id, attempt }: AttemptRow): string => {
  const query = new URLSearchParams({ id: String(negotiation_id), tab: '1', type: 'payme', attempt });
  return `${return_origin ?? ''}/usuario/pagos?${query}`;
};

const isBrowser = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true;

/**
 * Takes payme's posts. A browser's ends on the page of its attempt, which says how it stands; a server's is answered at once.
 * One of an operation that is not known changes nothing, and is logged.
 */
export const paymeResponse =
  (context: CardContext, config: PaymeConfig): FastifyPluginAsync =>
  async (app) => {
    acceptForms(app, BODY_LIMIT);
    await app.register(async (scope) => {
      scope.post(RESPONSE_PATH, { onRequest: app.callParts.counters.ofAddress.report }, async (request, reply) => {
        const fields = fieldsOf(request);
        const number = fields.purchaseOperationNumber ?? '';
        const row = number === '' ? undefined : await attemptByProvider(context.database, 'payme', number);
        if (row) await take(context, config, row, fields);
        else context.log.warn('a response of payme is of no operation that is known');
        if (!isBrowser(request)) return reply.code(200).send({});
        return reply.redirect(row ? pageOf(row) : '/usuario/compras', 303);
      });
    });
  };
