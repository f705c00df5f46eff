import type { Cents } from '@vitrina/contract';
import {
  badgeTone,
  endedWithoutSale,
  figuresOf,
  formatDate,
  formatMoney,
  KIND_WORDS,
  METHOD_WORDS,
  noteOf,
  PAYMENT_KIND_WORDS,
  paymentWord,
  totalPayable,
} from '@vitrina/rules';
import { BRAND } from '../../platform/brand';
import { actionForms, type Retry } from './action-forms';
import { actionsOn, actionsOnAttempt, actionsOnPayment } from './actions';
import { facts, type Html, html } from './page';
import type { ShownPurchase } from './read';
import { actorWord, eventWord, momentWord } from './words';

const amount = (cents: Cents | undefined) => (cents === undefined ? 'Nada todavía' : formatMoney(cents));

/** A status as text and colour. */
export const badge = (word: string): Html => html`<span class="status ${badgeTone(word)}">${word}</span>`;

/** Address of a purchase's page. */
export const addressOf = (id: number): string => `/sandbox/compras/${id}`;

function figures({ purchase }: ShownPurchase): Html {
  const { paid, pending, reserved, balance, toReturn, settled } = figuresOf(purchase);
  return facts([
    ['Por pagar en total', amount(totalPayable(purchase))],
    ['Pagado', amount(paid)],
    ['En confirmación', amount(pending)],
    ['Reservado por tarjetas', amount(reserved)],
    ['Saldo por pagar', amount(balance)],
    ['Por devolver', amount(toReturn)],
    ['Saldada', settled ? 'Sí' : 'No'],
  ]);
}

function payments(shown: ShownPurchase, retry: Retry | undefined): Html {
  const { id, purchase, payments: rows } = shown;
  if (purchase.payments.length === 0) return html`<p>No hay pagos.</p>`;
  const items = purchase.payments.map((payment) => {
    const row = rows.find((candidate) => String(candidate.id) === payment.id);
    const note = noteOf(payment, purchase.payments);
    const name = `${PAYMENT_KIND_WORDS[payment.kind]} ${payment.id}`;
    return html`<li><h3>${name}</h3>
${facts([
  ['Monto', formatMoney(payment.amount)],
  ['Estado', html`${badge(paymentWord(payment.status))}${note && html` ${note}`}`],
  ['Método', payment.method === undefined ? '' : METHOD_WORDS[payment.method]],
  ['Fecha', row ? formatDate(row.paid_on) : ''],
  ...(row?.receipt_number ? [['Comprobante', row.receipt_number] as const] : []),
  ...(row?.paid_in_cash ? [['Depósito', 'en efectivo'] as const] : []),
  ...(row?.rejection_reason ? [['Motivo del rechazo', row.rejection_reason] as const] : []),
  ...(payment.of ? [['Reversa el pago', payment.of] as const] : []),
])}
${actionForms(addressOf(id), actionsOnPayment(purchase, payment.id), `el ${name.toLowerCase()}`, retry)}</li>`;
  });
  return html`<ul class="rows">${items}</ul>`;
}

function attempts({ id, purchase, attempts: rows }: ShownPurchase): Html {
  if (purchase.attempts.length === 0) return html`<p>No hay intentos con tarjeta.</p>`;
  const items = purchase.attempts.map((attempt) => {
    const row = rows.find((candidate) => String(candidate.id) === attempt.id);
    return html`<li><h3>Intento ${attempt.id}</h3>
${facts([
  ['Monto', formatMoney(attempt.amount)],
  ['Estado', badge(attempt.status)],
  ['Procesador', attempt.provider],
  ['Referencia', row?.reference ?? ''],
  ['Abierto', row ? momentWord(row.created_at) : ''],
  ['Vence', row ? momentWord(row.expires_at) : ''],
  ['Avisos a la oficina', row && row.alerted.length > 0 ? `${row.alerted.length}; el registro dice cuáles` : ''],
])}
${actionForms(addressOf(id), actionsOnAttempt(purchase, attempt.id), `el intento ${attempt.id}`)}</li>`;
  });
  return html`<ul class="rows">${items}</ul>`;
}

type ShownEvent = ShownPurchase['events'][number];

/** What an event has sent: links to the messages. */
const sent = ({ messages }: ShownPurchase, { id }: ShownEvent): Html[] =>
  (messages.get(id) ?? []).map(
    ({ id: message, channel, recipient, title }) =>
      html`<li>${channel === 'mail' ? 'Correo' : 'SMS'} a ${recipient}: <a href="/sandbox/outbox/${message}">${title || 'ya enviado'}</a></li>`,
  );

/** Which row an event is about. */
const subject = ({ payment_id, card_attempt_id }: ShownEvent): string =>
  payment_id !== null ? `, pago ${payment_id}` : card_attempt_id !== null ? `, intento ${card_attempt_id}` : '';

function timeline(shown: ShownPurchase): Html {
  const items = shown.events.map((event) => {
    const messages = sent(shown, event);
    return html`<li><strong>${eventWord(event.name)}</strong>${event.status && html` → ${badge(event.status)}`}${event.amount_cents === null ? '' : ` ${formatMoney(event.amount_cents)}`}
<div class="quiet">${momentWord(event.at)}, ${actorWord(event.actor)}${subject(event)}${event.alertedAt ? '. Aviso a la oficina' : ''}</div>
${messages.length > 0 ? html`<ul>${messages}</ul>` : undefined}</li>`;
  });
  return html`<ol class="timeline">${items}</ol>`;
}

/** What a change has done: the status that it led to, the quotation that it freed, and what it sent. */
function outcome(shown: ShownPurchase, eventId: number): Html | undefined {
  const event = shown.events.find(({ id }) => id === eventId);
  if (!event) return undefined;
  // What followed the money is the server's own event, of the same moment.
  const followed = shown.events.find(
    ({ id, actor, at }) => id > eventId && actor === 'server' && at.getTime() === event.at.getTime(),
  );
  const status = event.status ?? followed?.status;
  const messages = sent(shown, event);
  return html`<div class="notice" role="status"><p>${eventWord(event.name)}.</p><ul>
<li>${status ? html`El estado pasó a ${badge(status)}` : 'El estado sigue igual'}</li>
${event.status && endedWithoutSale(event.status) ? html`<li>La cotización N.º ${shown.head.number} quedó libre${shown.freedAs ? ` con la negociación ${shown.freedAs}` : ''}</li>` : undefined}
${event.alertedAt ? html`<li>La oficina recibió un aviso</li>` : undefined}
${messages.length > 0 ? messages : html`<li>No se envió ningún mensaje</li>`}
</ul></div>`;
}

/** What the page says at its top. */
export interface Said {
  /** The event that was just applied. */
  eventId?: number;
  /** The change was made before. */
  isKnown?: boolean;
  /** Why a change was refused. */
  refusal?: string;
  retry?: Retry;
}

const told = (shown: ShownPurchase, { eventId, isKnown, refusal }: Said): Html | undefined => {
  if (refusal !== undefined) return html`<div class="notice refused" role="alert"><p>No se hizo. ${refusal}.</p></div>`;
  if (isKnown) return html`<div class="notice" role="status"><p>Ya estaba hecho: no cambió nada.</p></div>`;
  return eventId === undefined ? undefined : outcome(shown, eventId);
};

/** The page of a purchase or request. */
export function purchasePage(shown: ShownPurchase, said: Said): { title: string; body: Html } {
  const { id, purchase, head, number } = shown;
  const { model, year, dealership } = head.configuration;
  const title = `${purchase.kind === 'cash' ? 'Compra' : 'Solicitud'} N.º ${number}`;
  const main = actionForms(addressOf(id), actionsOn(purchase), `la ${title.toLowerCase()}`, said.retry);
  const body = html`<a class="action" href="/sandbox/compras">Todas las compras</a>
<h1>${title}</h1>
<p>${badge(purchase.status)} ${KIND_WORDS[purchase.kind]}, ${BRAND.name} ${model.name} ${year}</p>
${told(shown, said)}
${facts([
  ['Cliente', `${head.first_names} ${head.surnames}`],
  ['Identificación', head.identification],
  ['Correo', head.email],
  ['Concesionario', dealership.name],
  ['Negociación', id],
  ['Cotización', head.number],
])}
<h2>Qué se puede hacer</h2>
${main ?? html`<p>Nada: la compra terminó.</p>`}
<h2>Valores</h2>
${figures(shown)}
<h2>Pagos</h2>
${payments(shown, said.retry)}
<h2>Intentos con tarjeta</h2>
${attempts(shown)}
<h2>Historia</h2>
${timeline(shown)}`;
  return { title, body };
}
