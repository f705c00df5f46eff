import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { answerWith } from '../payments/fault-answers';
import { type CALLS, type Fault, takeFault } from '../payments/faults';
import { rowIdOf } from '../row-id';
import { authError, paymentAnswer, refusal, sessionAnswer, statusAnswer, written } from './answers';
import { authErrorOf } from './auth';
import { scheduleNotices } from './notices';
import { payersOf, Refusal, readRequest } from './request';
import { createSession, holdSession, isFinal } from './session';
import { cancelByMerchant, holdPayment, refund } from './tries';

type OfSession = { Params: { requestId: string } };

const UNKNOWN = new Refusal('request_not_valid', 'La sesión no existe');
const NOT_OURS = new Refusal('transaction_request_error', 'La transacción no existe');

const bodyOf = ({ body }: FastifyRequest) => Object(body) as Record<string, unknown>;
const ok = (reason: string) => statusAnswer('OK', reason, 'La petición se ha procesado correctamente', new Date());

/** What the calls of p2p need. */
export interface ApiParts {
  database: Kysely<Database>;
  /** Where browsers find the sandbox. */
  siteUrl: string;
  /** Aborted when the server stops. */
  closing: AbortSignal;
}

/** p2p's calls of a shop's server: create, query, cancel and reverse. */
export function p2pApi(app: FastifyInstance, { database, siteUrl, closing }: ApiParts): void {
  const payersOfSession = async (requestId: string) => {
    const row = await database
      .selectFrom('sandbox_p2p_session')
      .select('request')
      .where((session) => session.eb(session.cast<string>('request_id', 'text'), '=', requestId))
      .executeTakeFirst();
    return payersOf(row?.request);
  };

  /** Answers a call as its fault says, and otherwise as `work` does once the caller has proved who it is. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    call: keyof (typeof CALLS)['p2p'],
    payers: string[],
    work: (fault: Fault | undefined, now: Date) => Promise<string>,
  ): Promise<FastifyReply> {
    const fault = await takeFault(database, { provider: 'p2p', call, payers });
    return answerWith(reply, fault, closing, async () => {
      const now = new Date();
      const [, number] = /^auth-(\d+)$/.exec(fault?.fault ?? '') ?? [];
      const wrong = number ?? authErrorOf(bodyOf(request).auth, now);
      if (wrong !== undefined) return authError(reply, wrong);
      if (fault?.fault === 'failed') {
        const status = statusAnswer('FAILED', '10001', 'Ha ocurrido un error, contacte a soporte', now);
        return written(reply, { status });
      }
      return work(fault, now).catch((error: unknown) => {
        if (error instanceof Refusal) return refusal(reply, error, error === UNKNOWN ? 404 : 400);
        throw error;
      });
    });
  }

  app.post('/sandbox/p2p/api/session', (request, reply) =>
    answer(request, reply, 'create', payersOf(request.body), async (fault, now) => {
      const wanted = readRequest(request.body, now);
      const isLarge = fault?.fault === 'large-id';
      const session = await inTurns(database, (transaction) => createSession(transaction, wanted, { now, isLarge }));
      return written(reply, {
        status: ok('PC'),
        requestId: BigInt(session.request_id),
        processUrl: `${siteUrl}/sandbox/p2p/session/${session.request_id}/${session.token}`,
      });
    }),
  );

  app.post<OfSession>('/sandbox/p2p/api/session/:requestId', async (request, reply) => {
    const { requestId } = request.params;
    return answer(request, reply, 'query', await payersOfSession(requestId), async (fault, now) => {
      const held = await inTurns(database, (transaction) => holdSession(transaction, requestId, now));
      if (!held) throw UNKNOWN;
      const told = sessionAnswer(held);
      if (fault?.fault !== 'unknown-state') return written(reply, told);
      return written(reply, {
        ...told,
        status: statusAnswer('IN_DISPUTE', '?D', 'La petición está en disputa', now),
      });
    });
  });

  app.post<OfSession>('/sandbox/p2p/api/session/:requestId/cancel', async (request, reply) => {
    const { requestId } = request.params;
    return answer(request, reply, 'cancel', await payersOfSession(requestId), async (fault, now) => {
      const session = await inTurns(database, async (transaction) => {
        const held = await holdSession(transaction, requestId, now);
        if (!held) throw UNKNOWN;
        if (fault?.fault === 'cancel-refused')
          throw new Refusal('request_not_valid', 'La sesión no puede ser cancelada');
        // Thrown in here, a refusal would take back that the session has just expired.
        const isOver = isFinal(held.session);
        const cancelled = isOver ? held : await cancelByMerchant(transaction, held, now);
        if (!isOver) await scheduleNotices(transaction, cancelled.session, { way: 'once', seconds: 0 });
        return isOver ? undefined : cancelled;
      });
      if (!session) throw new Refusal('request_not_valid', 'La sesión no puede ser cancelada');
      return written(reply, { status: ok('00'), session: sessionAnswer(session) });
    });
  });

  const reverse = (request: FastifyRequest, reply: FastifyReply) =>
    answer(request, reply, 'reverse', [], async (_fault, now) => {
      const { internalReference, amount, action = 'reverse' } = bodyOf(request);
      if (action !== 'reverse') throw new Refusal('request_not_valid', `La acción [${action}] no está soportada`);
      const id = rowIdOf(String(internalReference));
      const total = amount === undefined ? undefined : Math.round(Number(Object(amount).total) * 100);
      const payment = await inTurns(database, async (transaction) => {
        const held = id === undefined ? undefined : await holdPayment(transaction, id);
        if (!held) throw NOT_OURS;
        return { ...(await refund(transaction, held, { cents: total, now })), reference: held.reference };
      });
      const status = statusAnswer('APPROVED', '00', 'Aprobada', now);
      return written(reply, { status, payment: { ...paymentAnswer(payment, payment.reference), status } });
    });
  app.post('/sandbox/p2p/api/reverse', reverse);
  // Its newer address.
  app.post('/sandbox/p2p/api/transaction', reverse);
}
