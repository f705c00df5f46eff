import type { Cents } from '@vitrina/contract';
import { absCents, endedWithoutSale, formatMoment, ZERO } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import { BRAND } from '../../platform/brand';
import type { Database } from '../../platform/database/schema';
import { escapeHtml, rows } from '../../platform/outbox/html';
import { messageKind } from '../../platform/outbox/message';
import { plain } from '../../platform/outbox/rendered';
import { typed } from '../../platform/outbox/typed';
import { receiptsOf } from '../receipts/of-change';
import { type ChangeFacts, isTold, textOf } from './change-texts';

/** What the mail of a change needs besides the event's row: how the change left the purchase. */
export interface ToldChange {
  eventId: number;
  status: string;
  /** In cents; null while nothing is payable. */
  balance: Cents | null;
  toReturn: Cents;
  settled: boolean;
  /** A request that has a page of its own; the others are shown in their list. */
  hasDetail: boolean;
  /** The last day for what happens next, YYYY-MM-DD in Ecuador; null where nothing bounds it. */
  due: string | null;
}

const findEvent = (database: Kysely<Database>, eventId: number) =>
  database
    .selectFrom('purchase_event')
    .innerJoin('negotiation', 'negotiation.id', 'purchase_event.negotiation_id')
    .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
    .innerJoin('person', 'person.account_id', 'quotation.account_id')
    .leftJoin('payment', 'payment.id', 'purchase_event.payment_id')
    .leftJoin('card_attempt', 'card_attempt.id', 'purchase_event.card_attempt_id')
    .leftJoin('financing', 'financing.negotiation_id', 'negotiation.id')
    .select(['purchase_event.name', 'at', 'payment_id', 'purchase_event.negotiation_id', 'negotiation.kind'])
    .select(['negotiation.number', 'quotation.number as quotationNumber', 'configuration', 'person.first_names'])
    .select([
      'card_attempt.amount_cents as attemptCents',
      'card_attempt.reference as attemptReference',
      'card_attempt.reason',
    ])
    .select([
      'payment.amount_cents',
      'payment.method',
      'rejection_reason',
      'term_months',
      'monthly_cents',
      'down_payment_cents',
    ])
    .where('purchase_event.id', '=', eventId)
    .executeTakeFirst();
type Found = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

/** The event of a mail, if customers are told of such a one. */
async function findTold(database: Kysely<Database>, eventId: number) {
  const found = await findEvent(database, eventId);
  return found && isTold(found.name) ? { ...found, name: found.name } : undefined;
}

/** Ends of a card payment without money: where a balance is left, the customer pays it in another way. */
const UNPAID_ENDS = ['reject-attempt', 'cancel-attempt', 'expire-attempt'];

function factsOf(found: Found, { status, balance, toReturn, settled, due }: ToldChange): ChangeFacts {
  const { kind, number, quotationNumber, configuration, amount_cents, method, rejection_reason: rejection } = found;
  const { term_months, monthly_cents, down_payment_cents, attemptCents, reason: cardReason } = found;
  return {
    ...{
      kind,
      number: number ?? quotationNumber,
      quotationNumber,
      status,
      balance,
      toReturn,
      settled,
      due,
      method: method ?? (attemptCents === null ? null : 'card'),
      rejection,
      cardReason,
    },
    vehicle: `${BRAND.name} ${configuration.model.name} ${configuration.year}`,
    amount: absCents(amount_cents ?? (UNPAID_ENDS.includes(found.name) ? attemptCents : null) ?? ZERO),
    offer:
      term_months === null || monthly_cents === null || down_payment_cents === null
        ? null
        : { months: term_months, monthly: monthly_cents, downPayment: down_payment_cents },
  };
}

interface Link {
  label: string;
  path: string;
}

/** Where a mail leads: to the purchase, to another payment, and to the quotation that is free again. */
function linksOf({ name, negotiation_id, kind }: Found, { status, hasDetail, balance }: ToldChange): Link[] {
  const id = `?id=${negotiation_id}`;
  const own =
    kind === 'cash'
      ? { label: 'Ver tu compra', path: `/usuario/compras/detalle${id}` }
      : hasDetail
        ? { label: 'Ver tu solicitud', path: `/usuario/solicitudes/detalle${id}` }
        : { label: name === 'approve-request' ? 'Responder' : 'Ver tu solicitud', path: `/usuario/solicitudes${id}` };
  const isFreed = endedWithoutSale(status) && name !== 'return' && name !== 'reverse';
  if (isFreed) return [own, { label: 'Ver tus cotizaciones', path: '/usuario/cotizaciones' }];
  const canPay = UNPAID_ENDS.includes(name) && balance !== null && balance > ZERO;
  return canPay ? [own, { label: 'Continuar Pagos', path: `/usuario/pagos${id}` }] : [own];
}

const pairsOf = (
  { vehicle, kind, number, status }: ChangeFacts,
  { at, payment_id, attemptReference }: Found,
): [string, string][] => [
  ['Vehículo', vehicle],
  [kind === 'cash' ? 'Compra' : 'Solicitud', `N.º ${number}`],
  ['Estado', status],
  ...(attemptReference === null ? [] : [['Referencia', attemptReference] as [string, string]]),
  ...(payment_id === null && attemptReference === null
    ? []
    : [['Fecha', formatMoment(at.toISOString())] as [string, string]]),
];

/** The receipts that come with a mail, in a sentence. */
const ATTACHED = ['', 'Adjuntamos tu recibo.', 'Adjuntamos el recibo de este pago y el de todo lo pagado.'] as const;

/** More than a purchase has changes in a busy hour, and than its owner can cause by themselves. */
const CHANGES_PER_HOUR = { fromOne: 60, fromAll: 240 };

/** The mail of a change of a purchase or request; it is news for three days. */
export const purchaseChangeMessage = messageKind<ToldChange>({
  name: 'purchase-change',
  perHour: CHANGES_PER_HOUR,
  minutes: 3 * 24 * 60,
  async subject(told, database) {
    const found = await findTold(database, told.eventId);
    return found && textOf(found.name, factsOf(found, told)).subject;
  },
  async render(told, database, site) {
    const found = await findTold(database, told.eventId);
    if (!found) return undefined;
    const facts = factsOf(found, told);
    const { subject, paragraphs } = textOf(found.name, facts);
    const pairs = pairsOf(facts, found);
    const links = linksOf(found, told).map(({ label, path }) => ({ label, address: site + path }));
    const { name, negotiation_id: negotiationId, payment_id: paymentId } = found;
    const receipts = await receiptsOf(database, { name, negotiationId, paymentId, settled: told.settled });
    const said = [`Hola, ${typed(found.first_names)}.`, ...paragraphs, ATTACHED[receipts.length] ?? ''].filter(Boolean);
    const mail = plain(
      subject,
      [
        subject,
        ...said,
        ...pairs.map(([label, value]) => `${label}: ${value}`),
        ...links.map(({ label, address }) => `${label}: ${address}`),
      ].join('\n'),
      `<h1>${escapeHtml(subject)}</h1>
${said.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
<table>${rows(pairs)}</table>
${links.map(({ label, address }) => `<p><a href="${escapeHtml(address)}">${label}</a></p>`).join('\n')}`,
    );
    return {
      ...mail,
      attachments: receipts.map(({ name, mediaType: type, bytes: content }) => ({ name, type, content })),
    };
  },
});
