import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { NotFound } from '../../platform/http/errors';
import { fieldsOf } from '../back-office/forms';
import { oneOf, paymentsPage, wholeOf } from '../payments/page';
import { deliverPost } from '../payments/posts';
import { FOREIGN } from './answers';
import type { ApiParts } from './api';
import { buyerPage, closedPage, codePage, requestOf } from './buyer-page';
import { NOTICE_WAYS, type Notice, scheduleNotices } from './notices';
import { type Held, holdSession, isFinal, underReview } from './session';
import { approve, cancel, leaveForReview, REASONS, reject, rejectCode } from './tries';

const CODE = '12345';
const LONGEST_SECONDS = 24 * 3600;

type Fields = Readonly<Record<string, string>>;
type OfPage = { Params: { requestId: string; token: string } };
type Work = (transaction: Transaction<Database>, held: Held, now: Date) => Promise<Held>;

/** How a form says that the shop is told. */
export const noticeOf = ({ aviso, segundos }: Fields): Notice => ({
  way: oneOf(NOTICE_WAYS, aviso) ?? 'once',
  seconds: wholeOf(segundos, 30, LONGEST_SECONDS),
});

/** What a form asks to become of a try; undefined if it is nothing that the page offers. */
export function outcomeOf({ accion, motivo, codigo, despues }: Fields): Work | undefined {
  switch (accion) {
    case 'aprobar':
      return (transaction, held, now) => approve(transaction, held, { part: 'all', currency: 'USD' }, now);
    case 'aprobar-mitad':
      return (transaction, held, now) => approve(transaction, held, { part: 'half', currency: 'USD' }, now);
    case 'aprobar-moneda':
      return (transaction, held, now) => approve(transaction, held, { part: 'all', currency: FOREIGN.currency }, now);
    case 'rechazar':
      return (transaction, held, now) => reject(transaction, held, oneOf(REASONS, motivo) ?? '51', now);
    case 'revision':
      return leaveForReview;
    case 'cancelar':
      return cancel;
    case 'codigo':
      return codigo === CODE ? outcomeOf({ accion: despues ?? '' }) : rejectCode;
    default:
      return undefined;
  }
}

/** What a form does to a held session: what it asks for and, if that ends the session, the notifications. */
export async function applyOutcome(
  transaction: Transaction<Database>,
  held: Held,
  work: Work,
  notice: Notice,
): Promise<{ held: Held; post: number | undefined }> {
  const after = await work(transaction, held, new Date());
  const hasEnded = isFinal(after.session) && !isFinal(held.session);
  return { held: after, post: hasEnded ? await scheduleNotices(transaction, after.session, notice) : undefined };
}

/** The page to which p2p's `processUrl` leads the buyer. */
export function p2pBuyerPages(app: FastifyInstance, { database, shop }: ApiParts & { shop: () => string }): void {
  const holding = <Result>(
    { requestId, token }: OfPage['Params'],
    work: (t: Transaction<Database>, held: Held) => Promise<Result>,
  ) =>
    inTurns(database, async (transaction) => {
      const held = await holdSession(transaction, requestId, new Date());
      if (held?.session.token !== token) throw new NotFound('La sesión no existe');
      return work(transaction, held);
    });
  const show = (reply: FastifyReply, held: Held) =>
    paymentsPage(
      reply,
      { of: 'p2p', title: 'Paga', body: buyerPage(held, new Date()) },
      new URL(requestOf(held).returnUrl).origin,
    );

  app.get<OfPage>('/sandbox/p2p/session/:requestId/:token', async ({ params }, reply) =>
    show(reply, await holding(params, async (_transaction, held) => held)),
  );

  app.post<OfPage>('/sandbox/p2p/session/:requestId/:token', async (request, reply) => {
    const fields = fieldsOf(request);
    const { accion = '', otp, quedarse } = fields;
    const work = outcomeOf(fields);
    if (work && otp !== undefined && accion.startsWith('aprobar')) {
      const { accion: despues = '', otp: _asked, ...chosen } = fields;
      const { session } = await holding(request.params, async (_transaction, held) => held);
      const leadsTo = new URL((session.request as { returnUrl: string }).returnUrl).origin;
      return paymentsPage(reply, { of: 'p2p', title: 'Código', body: codePage({ ...chosen, despues }) }, leadsTo);
    }
    const { held, post } = await holding(request.params, async (transaction, before) =>
      work && !isFinal(before.session) && !underReview(before.payments)
        ? applyOutcome(transaction, before, work, noticeOf(fields))
        : { held: before, post: undefined },
    );
    if (post !== undefined) await deliverPost(database, shop(), post);
    if (quedarse !== undefined) return paymentsPage(reply, { of: 'p2p', title: 'Cerrar', body: closedPage() });
    const { skipResult, returnUrl, cancelUrl } = requestOf(held);
    if (accion === 'revision') return reply.redirect(returnUrl, 303);
    if (accion === 'cancelar') return reply.redirect(cancelUrl ?? returnUrl, 303);
    return skipResult && isFinal(held.session) ? reply.redirect(returnUrl, 303) : show(reply, held);
  });
}
