import type { Cents } from '@vitrina/contract';
import { formatMoney, parseMoney } from '@vitrina/rules';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { HttpError, NotFound } from '../../platform/http/errors';
import { fieldsOf, needOwnForm } from '../back-office/forms';
import { facts, type Html, html } from '../back-office/page';
import { momentWord } from '../back-office/words';
import { choice, oneOf, paymentsPage, press } from '../payments/page';
import { postList } from '../payments/post-list';
import { deliverPost, writePost } from '../payments/posts';
import { rowIdOf } from '../row-id';
import { noticeFields, outcomeButtons, summary } from './buyer-page';
import { applyOutcome, noticeOf, outcomeOf } from './buyer-routes';
import { FORGERIES, forgedNotification } from './forgeries';
import { noticePost, notificationOf } from './notices';
import { Refusal } from './request';
import { type Held, holdSession, isFinal, type Payment } from './session';
import { holdPayment, refund } from './tries';

const FORMS = { sha256: 'SHA-256', sha1: 'SHA-1, la antigua' } as const;

const tryLine = (payment: Payment): Html => {
  const { status, reason, message, at, currency, internal_reference } = payment;
  const left = Number(payment.amount_cents) - Number(payment.refunded_cents);
  return html`<li><h3>${status} ${reason}</h3>
${facts([
  ['Motivo', message],
  ['Monto', formatMoney(Number(payment.amount_cents) as Cents)],
  ['Moneda', currency],
  ['Reembolsado', formatMoney(Number(payment.refunded_cents) as Cents)],
  ['Referencia interna', internal_reference],
  ['Fecha', momentWord(at)],
])}
${
  status === 'APPROVED' && left > 0
    ? html`<form class="field" method="post"><input type="hidden" name="pago" value="${internal_reference}">
<div><label for="monto-${internal_reference}">Monto, máximo ${formatMoney(left as Cents)}</label><input id="monto-${internal_reference}" name="monto" inputmode="decimal" required value="${(left / 100).toFixed(2)}"></div>
${press('reembolsar', 'Reembolsar')}</form>`
    : undefined
}</li>`;
};

const detail = (
  held: Held,
  posts: Html,
  now: Date,
): Html => html`<p><a class="action" href="/sandbox/pagos">Todos los pagos</a></p>
<h1>Sesión ${held.session.request_id}</h1>
${summary(held, now)}
<p><a class="action" href="/sandbox/p2p/session/${held.session.request_id}/${held.session.token}">Abrir la página del comprador</a></p>
<form method="post">${isFinal(held.session) ? undefined : html`<h2>Decidir</h2>${noticeFields()}${outcomeButtons(false)}<div class="actions">${press('cancelar', 'Cancelar como el comprador')}${press('vencer', 'Vencer ahora')}</div>`}
<h2>Avisar</h2>
<div class="actions">${choice('forma', 'Firma', FORMS)}${press('avisar', 'Avisar de nuevo')}</div>
<div class="actions">${choice('falsa', 'Aviso falso', FORGERIES)}${press('falsificar', 'Enviar aviso falso')}</div>
</form>
<h2>Intentos</h2>
${held.payments.length > 0 ? html`<ul class="rows">${held.payments.map(tryLine)}</ul>` : html`<p class="quiet">Ninguno todavía.</p>`}
${posts}`;

type Fields = Readonly<Record<string, string>>;

/** Does what a form asks for with a held session. @returns a post that is to be delivered at once */
async function change(transaction: Transaction<Database>, held: Held, fields: Fields): Promise<number | undefined> {
  const now = new Date();
  const { request_id } = held.session;
  const work = outcomeOf(fields);
  if (work && !isFinal(held.session)) return (await applyOutcome(transaction, held, work, noticeOf(fields))).post;
  switch (fields.accion) {
    case 'vencer': {
      const past = { expires_at: now };
      await transaction.updateTable('sandbox_p2p_session').set(past).where('request_id', '=', request_id).execute();
      await holdSession(transaction, request_id, now);
      return undefined;
    }
    case 'reembolsar': {
      const cents = parseMoney(fields.monto ?? '');
      const payment = await holdPayment(transaction, rowIdOf(fields.pago) ?? 0);
      if (cents === null || payment?.request_id !== request_id) throw new HttpError(400, 'El monto o el pago no vale');
      await refund(transaction, payment, { cents, now, isSettled: true });
      return undefined;
    }
    case 'avisar': {
      const notification = notificationOf(held.session, oneOf(FORMS, fields.forma) ?? 'sha256');
      return writePost(transaction, noticePost(request_id, notification), { dueAt: now });
    }
    case 'falsificar': {
      const forged = forgedNotification(held.session, oneOf(FORGERIES, fields.falsa) ?? 'empty');
      return writePost(transaction, noticePost(request_id, forged), { dueAt: now });
    }
    default:
      throw new HttpError(400, 'Esta sesión ya no admite ese cambio');
  }
}

/** A session as its provider's staff would see it: decided later, given back, told again, told falsely. */
export function p2pDetail(
  app: FastifyInstance,
  { database, shop }: { database: Kysely<Database>; shop: () => string },
): void {
  type OfSession = { Params: { requestId: string } };
  const holding = <Result>(requestId: string, work: (t: Transaction<Database>, held: Held) => Promise<Result>) =>
    inTurns(database, async (transaction) => {
      const held = await holdSession(transaction, requestId, new Date());
      if (!held) throw new NotFound('La sesión no existe');
      return work(transaction, held);
    });
  const show = async (reply: FastifyReply, requestId: string) => {
    const held = await holding(requestId, async (_transaction, each) => each);
    const body = detail(held, await postList(database, 'p2p', requestId), new Date());
    return paymentsPage(reply, { of: 'p2p', title: `Sesión ${requestId}`, body });
  };

  app.get<OfSession>('/sandbox/pagos/p2p/:requestId', ({ params }, reply) => show(reply, params.requestId));
  app.post<OfSession>('/sandbox/pagos/p2p/:requestId', { preHandler: needOwnForm }, async (request, reply) => {
    const { requestId } = request.params;
    const post = await holding(requestId, (transaction, held) => change(transaction, held, fieldsOf(request))).catch(
      (refusal: unknown) => {
        throw refusal instanceof Refusal ? new HttpError(409, refusal.message) : refusal;
      },
    );
    if (post !== undefined) await deliverPost(database, shop(), post);
    return reply.redirect(request.url, 303);
  });
}
