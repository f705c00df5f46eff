import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { NotFound } from '../../platform/http/errors';
import { fieldsOf } from '../back-office/forms';
import { type Html, html } from '../back-office/page';
import { STYLE_DIGEST } from '../back-office/style';
import { answerWith } from '../payments/fault-answers';
import { takeFault } from '../payments/faults';
import { oneOf, pageText, wholeOf } from '../payments/page';
import { rowIdOf } from '../row-id';
import { isSigned, wrongFieldsOf } from './fields';
import { BROWSER_WAYS, CLOSED_STATES, MODAL_PATH, modalPage, refusedPage, resultPage } from './modal-page';
import { authorised, DENIALS, type Decision, decide, denied, openOperation, REPEATED } from './operation';
import {
  closedResponse,
  RESPONSE_PATH,
  responseOf,
  SERVER_WAYS,
  type ServerNotice,
  scheduleResponses,
} from './response';

const scriptOf = (name: string) => readFileSync(join(__dirname, 'browser', name), 'utf8');
const MODAL_SCRIPT = scriptOf('modalcomercio.js');
const SEND_SCRIPT = scriptOf('enviar.js');
const SEND_PATH = '/sandbox/payme/VPOS2/js/enviar.js';

const LONGEST_SECONDS = 24 * 3600;

type Fields = Readonly<Record<string, string>>;

/** How a form says that payme's server tells the shop. */
export const serverNoticeOf = ({ servidor, segundos, intervalo }: Fields): ServerNotice => ({
  way: oneOf(SERVER_WAYS, servidor) ?? 'never',
  seconds: wholeOf(segundos, 0, LONGEST_SECONDS),
  gapSeconds: wholeOf(intervalo, 300, LONGEST_SECONDS),
});

/** How a form says that an operation ends; undefined if it does not. */
export function decisionOf({ accion, codigo, queda }: Fields): Decision | undefined {
  const code = oneOf(DENIALS, codigo) ?? '51';
  switch (accion) {
    case 'autorizar':
      return authorised('00');
    case 'autorizar-externo':
      return authorised('000');
    case 'negar':
      return denied('01', code);
    case 'rechazar':
      return denied('05', code);
    case 'volver':
      return queda === 'pending' ? undefined : denied('05', '05');
    default:
      return undefined;
  }
}

/** Writes a page of the modal: the shop frames it, and its forms lead to the shop. @returns its body */
function modal(reply: FastifyReply, body: Html): string {
  reply.type('text/html; charset=utf-8').headers({
    'content-security-policy': `default-src 'none'; style-src '${STYLE_DIGEST}'; script-src 'self'; connect-src 'self'; base-uri 'none'`,
    'referrer-policy': 'no-referrer',
  });
  return pageText({ of: 'payme', title: 'Paga', body }, html`<script defer src="${SEND_PATH}"></script>`);
}

/** payme's script, the modal that it opens, and what the buyer does there. */
export function paymeModal(
  app: FastifyInstance,
  { database, siteUrl, closing }: { database: Kysely<Database>; siteUrl: string; closing: AbortSignal },
): void {
  const shop = siteUrl + RESPONSE_PATH;
  const script = (reply: FastifyReply, text: string) => {
    reply.type('text/javascript; charset=utf-8');
    return text;
  };

  app.get('/sandbox/payme/VPOS2/js/modalcomercio.js', async (_request, reply) => {
    const fault = await takeFault(database, { provider: 'payme', call: 'script' });
    if (fault?.fault === 'missing') return reply.code(404).type('text/html').send('Not Found');
    return answerWith(reply, fault, closing, async () => script(reply, MODAL_SCRIPT));
  });
  app.get(SEND_PATH, async (_request, reply) => script(reply, SEND_SCRIPT));

  app.post(MODAL_PATH, async (request, reply) => {
    const { design: _design, ...fields } = fieldsOf(request);
    const payers = [fields.shippingEmail ?? ''].filter((email) => email !== '');
    const fault = await takeFault(database, { provider: 'payme', call: 'modal', payers });
    return answerWith(reply, fault, closing, async () => {
      const unopened = { id: 0, fields, decided_at: null };
      const wrong = wrongFieldsOf(fields);
      const reasons = wrong.length > 0 || isSigned(fields) ? wrong : ['purchaseVerification'];
      if (reasons.length > 0) return modal(reply, refusedPage(shop, closedResponse(unopened), reasons));
      const operation = await openOperation(database, fields);
      if (operation) return modal(reply, modalPage(operation));
      const repeated = { result: '05', error_code: REPEATED.code, error_message: REPEATED.message };
      const response = responseOf(unopened, repeated);
      return modal(reply, resultPage({ shop, response, way: 'simple' }, REPEATED.message));
    });
  });

  app.post(`${MODAL_PATH}/respuesta`, async (request, reply) => {
    const fields = fieldsOf(request);
    const { accion, navegador, queda } = fields;
    const way = oneOf(BROWSER_WAYS, navegador) ?? 'simple';
    const decision = decisionOf(fields);
    const operation = await inTurns(database, async (transaction) => {
      const found = await transaction
        .selectFrom('sandbox_payme_operation')
        .selectAll()
        .where('id', '=', rowIdOf(fields.id) ?? 0)
        .where('token', '=', fields.token ?? '')
        .executeTakeFirst();
      if (!found) throw new NotFound('La operación no existe');
      const decided = decision && (await decide(transaction, found.id, decision));
      if (decided && accion !== 'volver') await scheduleResponses(transaction, decided, serverNoticeOf(fields));
      return decided ?? found;
    });
    if (accion === 'volver') {
      const closed = closedResponse(operation);
      const text = `Volviste sin pagar: la consulta la da por ${CLOSED_STATES[oneOf(CLOSED_STATES, queda) ?? 'denied']}`;
      return modal(reply, resultPage({ shop, response: closed, way: way === 'simple' ? 'direct' : way }, text));
    }
    if (operation.result === null) {
      return modal(reply, resultPage({ shop, response: {}, way: 'never' }, 'La operación quedó pendiente'));
    }
    const response = responseOf(operation, operation);
    return modal(reply, resultPage({ shop, response, way }, operation.error_message ?? ''));
  });
}
