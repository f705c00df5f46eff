import type { Cents } from '@vitrina/contract';
import { formatMoney } from '@vitrina/rules';
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
import { FORGERIES, forgedResponse } from './forgeries';
import { decisionButtons, serverFields } from './modal-page';
import { decisionOf, serverNoticeOf } from './modal-routes';
import { decide, type Operation, reverseOperation, STATE_WORDS } from './operation';
import { responseOf, responsePost, scheduleResponses } from './response';

const detail = (
  { number, fields, state, result, error_code, error_message, opened_at }: Operation,
  posts: Html,
): Html => html`<p><a class="action" href="/sandbox/pagos">Todos los pagos</a></p>
<h1>Operación ${number}</h1>
${facts([
  ['Monto', formatMoney(Number(fields.purchaseAmount) as Cents)],
  ['Comprador', `${fields.shippingFirstName ?? ''} ${fields.shippingLastName ?? ''}`],
  ['Estado', STATE_WORDS[state]],
  ['Resultado', result ?? 'Ninguno todavía'],
  ['Código', `${error_code ?? ''} ${error_message ?? ''}`],
  ['Fecha', momentWord(opened_at)],
])}
<form method="post">
${state === 'pending' ? html`<h2>Decidir</h2><div class="filters">${serverFields('once')}</div>${decisionButtons()}` : undefined}
${state === 'authorised' ? html`<h2>Extornar</h2><div class="actions">${press('extornar', 'Extornar')}</div>` : undefined}
<h2>Avisar</h2>
${result === null ? undefined : html`<div class="actions">${press('avisar', 'Avisar de nuevo desde el servidor')}</div>`}
<div class="actions">${choice('falsa', 'Respuesta falsa', FORGERIES)}${press('falsificar', 'Enviar respuesta falsa')}</div>
</form>
${posts}`;

type Fields = Readonly<Record<string, string>>;

const NOT_NOW = 'Esta operación ya no admite ese cambio';

/** Does what a form asks for with an operation. @returns a post that is to be delivered at once */
async function change(
  transaction: Transaction<Database>,
  operation: Operation,
  fields: Fields,
): Promise<number | undefined> {
  const write = (response: Record<string, string>) =>
    writePost(transaction, responsePost(operation.number, response), { dueAt: new Date() });
  const decision = decisionOf(fields);
  if (decision) {
    const decided = await decide(transaction, operation.id, decision);
    if (!decided) throw new HttpError(409, NOT_NOW);
    await scheduleResponses(transaction, decided, serverNoticeOf(fields));
    return undefined;
  }
  switch (fields.accion) {
    case 'extornar':
      if (!(await reverseOperation(transaction, operation.id))) throw new HttpError(409, NOT_NOW);
      return undefined;
    case 'avisar':
      return operation.result === null ? undefined : write(responseOf(operation, operation));
    case 'falsificar':
      return write(forgedResponse(operation, oneOf(FORGERIES, fields.falsa) ?? 'empty'));
    default:
      throw new HttpError(400, NOT_NOW);
  }
}

/** An operation as its provider's staff would see it: decided later, reversed, told again, told falsely. */
export function paymeDetail(
  app: FastifyInstance,
  { database, shop }: { database: Kysely<Database>; shop: () => string },
): void {
  type OfOperation = { Params: { id: string } };
  const found = async (text: string) => {
    const operation = await database
      .selectFrom('sandbox_payme_operation')
      .selectAll()
      .where('id', '=', rowIdOf(text) ?? 0)
      .executeTakeFirst();
    if (!operation) throw new NotFound('La operación no existe');
    return operation;
  };
  const show = async (reply: FastifyReply, operation: Operation) => {
    const body = detail(operation, await postList(database, 'payme', operation.number));
    return paymentsPage(reply, { of: 'payme', title: `Operación ${operation.number}`, body });
  };

  app.get<OfOperation>('/sandbox/pagos/payme/:id', async ({ params }, reply) => show(reply, await found(params.id)));
  app.post<OfOperation>('/sandbox/pagos/payme/:id', { preHandler: needOwnForm }, async (request, reply) => {
    const operation = await found(request.params.id);
    const post = await inTurns(database, (transaction) => change(transaction, operation, fieldsOf(request)));
    if (post !== undefined) await deliverPost(database, shop(), post);
    return reply.redirect(request.url, 303);
  });
}
