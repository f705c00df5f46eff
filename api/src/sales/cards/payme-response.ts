import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { PaymeConfig } from '../../platform/config/card-providers';
import { databaseNow } from '../../platform/database/clock';
import { inTurns } from '../../platform/database/transaction';
import { TooManyRequests } from '../../platform/http/errors';
import { acceptForms, fieldsOf } from '../../platform/http/forms';
import { enqueue } from '../../platform/jobs/enqueue';
import { defineJob, type HandledJob, handle } from '../../platform/jobs/job';
import { askAndTakeOver } from './ask';
import { type AttemptRow, attemptById, attemptByProvider } from './attempts';
import type { CardContext } from './context';
import { type ResponseFields, stateOfResponse } from './payme/response';
import { takeOver } from './settle';

/** Where payme posts its answers: by the buyer's browser, by its server, or by both. */
export const RESPONSE_PATH = '/pagos/payme/respuesta';
const BODY_LIMIT = 32 * 1024;
/** Where a buyer is led whose attempt is not known. */
const PURCHASES = '/usuario/compras';

/** At most the digits of a number (`PAYME_OPERATION_DIGITS`): nothing else gets to the database. */
const OPERATION_NUMBER = /^\d{1,12}$/;

const askPayme = defineJob({
  name: 'ask-payme',
  payload: v.object({ attemptId: v.number(), at: v.number() }),
  retry: { firstSeconds: 2, longestSeconds: 60, tries: 5 },
  limitSeconds: 60,
});

/** Asks payme about an operation of which it has told something, unless it was asked since then: many posts are one question. */
export const askPaymeJob = ({ providers }: Pick<CardContext, 'providers'>): HandledJob =>
  handle(askPayme, async ({ attemptId, at }, { database, log }) => {
    const row = await attemptById(database, attemptId);
    if (!row || Number(row.asked_at) > at) return;
    if (!(await askAndTakeOver({ database, log, providers }, row))) throw new Error('payme does not answer');
  });

const askSoon = ({ database }: CardContext, { id }: AttemptRow): Promise<void> =>
  inTurns(database, async (transaction) => {
    const at = await databaseNow(transaction);
    await enqueue(transaction, askPayme, { attemptId: id, at }, { priority: 1 });
  });

/**
 * Takes a response over if payme has signed it; payme then says the rest of it. One that is not signed is a hint to ask, if it
 * knows our reference, as who was given the form does.
 * @returns the attempt; undefined if the response shows no knowledge of it: then it changes nothing, and is told nothing
 */
async function take(
  context: CardContext,
  config: PaymeConfig,
  fields: ResponseFields,
): Promise<AttemptRow | undefined> {
  const number = fields.purchaseOperationNumber ?? '';
  const row = OPERATION_NUMBER.test(number) ? await attemptByProvider(context.database, 'payme', number) : undefined;
  if (!row) {
    context.log.warn('a response of payme is of no operation that is known');
    return undefined;
  }
  const { judgement, state } = stateOfResponse(config, { number, amount: row.amount_cents }, fields);
  if (judgement.kind === 'hint') {
    const isHint = fields.reserved1 === row.reference;
    context.log.warn({ reference: row.reference, why: judgement.why, isHint }, 'a response of payme is not believed');
    if (!isHint) return undefined;
  }
  if (state) {
    const isAgain = row.state === 'PROCESADO' || (row.state === 'RECHAZADA' && state.says === 'denied');
    const told = isAgain ? 'payme has responded again: nothing to do' : 'payme has responded';
    context.log.info({ reference: row.reference, says: state.says }, told);
    await takeOver(context, row, state);
  }
  await askSoon(context, row);
  return row;
}

/** The page of an attempt, on the site that its buyer came from. */
const pageOf = ({ return_origin, negotiation_id, attempt }: AttemptRow): string => {
  const query = new URLSearchParams({ id: String(negotiation_id), tab: '1', type: 'payme', attempt });
  return `${return_origin ?? ''}/usuario/pagos?${query}`;
};

const isBrowser = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true;

/**
 * Takes payme's posts. A browser's ends on the page of its attempt, which says how it stands, and always on the site: its buyer
 * is led on where too many came from their address, and the job that follows the attempt asks. A server's is answered at once.
 */
export const paymeResponse =
  (context: CardContext, config: PaymeConfig): FastifyPluginAsync =>
  async (app) => {
    acceptForms(app, BODY_LIMIT);
    const count = app.callParts.counters.ofAddress.provider;
    await app.register(async (scope) => {
      scope.post(RESPONSE_PATH, async (request, reply) => {
        const lead = (to: string) => reply.redirect(to, 303);
        try {
          await count(request);
        } catch (error) {
          if (error instanceof TooManyRequests && isBrowser(request)) return lead(PURCHASES);
          throw error;
        }
        const row = await take(context, config, fieldsOf(request));
        if (!isBrowser(request)) return reply.code(200).send({});
        return lead(row ? pageOf(row) : PURCHASES);
      });
    });
  };
