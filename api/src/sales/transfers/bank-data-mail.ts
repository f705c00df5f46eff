import type { AgencyBankAccount, Cents } from '@vitrina/contract';
import { formatMoney } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import { BRAND } from '../../platform/brand';
import type { Database } from '../../platform/database/schema';
import { escapeHtml, rows } from '../../platform/outbox/html';
import { messageKind } from '../../platform/outbox/message';
import { plain } from '../../platform/outbox/rendered';
import { typed } from '../../platform/outbox/typed';
import { accountsOf } from './accounts';

/** Whose purchase the bank data are for, and what was to pay when they were asked for. */
export interface BankDataContent {
  negotiationId: number;
  /** In cents. */
  balance: Cents;
}

const findPurchase = (database: Kysely<Database>, negotiationId: number) =>
  database
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
    .innerJoin('person', 'person.account_id', 'quotation.account_id')
    .select(['negotiation.kind', 'negotiation.number', 'quotation.number as quotationNumber', 'configuration'])
    .select('person.first_names')
    .where('negotiation.id', '=', negotiationId)
    .executeTakeFirst();
type Found = NonNullable<Awaited<ReturnType<typeof findPurchase>>>;

/** 'compra N.º 3005'; of what is not decided yet 'cotización N.º 1005'. */
const nameOf = ({ kind, number, quotationNumber }: Found) =>
  number === null ? `cotización N.º ${quotationNumber}` : `${kind === 'cash' ? 'compra' : 'solicitud'} N.º ${number}`;
const subjectOf = (found: Found) => `Datos para pagar tu ${nameOf(found)}`;

const pairsOf = (account: AgencyBankAccount): [string, string][] => [
  ['Banco', account.bankName],
  ['Tipo de cuenta', account.type],
  ['Número de cuenta', account.number],
  ['Beneficiario', account.holder],
  ...(account.holderTaxNumber === undefined ? [] : [['RUC', account.holderTaxNumber] as [string, string]]),
];

const STEPS = [
  'Transfiere o deposita el valor en una de estas cuentas, con el número de referencia.',
  'Guarda el comprobante.',
  'Registra el pago con su comprobante en tu compra. Lo confirmamos en 1 día hábil.',
];

/** Before the declaration no payment can be registered: money that is sent earlier waits for it. */
const DECLARE = 'Primero declara el origen de tus fondos: sin la declaración no puedes registrar el pago.';
const stepsOf = ({ number }: Found) => (number === null ? [DECLARE, ...STEPS] : STEPS);

/** The bank data of the company that is paid, for the purchase's own customer. They hold for a day. */
export const bankDataMessage = messageKind<BankDataContent>({
  name: 'bank-data',
  perHour: { fromOne: 10, fromAll: 20 },
  minutes: 24 * 60,
  async subject({ negotiationId }, database) {
    const found = await findPurchase(database, negotiationId);
    return found && subjectOf(found);
  },
  async render({ negotiationId, balance }, database, site) {
    const found = await findPurchase(database, negotiationId);
    if (!found) return undefined;
    const { configuration, number, quotationNumber, first_names } = found;
    const steps = stepsOf(found);
    const accounts = await accountsOf(database, configuration.dealership.company);
    const subject = subjectOf(found);
    const greeting = `Hola, ${typed(first_names)}.`;
    const due: [string, string][] = [
      ['Vehículo', `${BRAND.name} ${configuration.model.name} ${configuration.year}`],
      ['Saldo por pagar', formatMoney(balance)],
      ['Referencia', String(number ?? quotationNumber)],
    ];
    const link = `${site}/usuario/pagos?id=${negotiationId}&tab=2`;
    const lines = (pairs: readonly (readonly [string, string])[]) =>
      pairs.map(([label, value]) => `${label}: ${value}`).join('\n');
    return plain(
      subject,
      [
        ...[subject, greeting, lines(due), ...accounts.map((account) => lines(pairsOf(account)))],
        steps.map((step, i) => `${i + 1}. ${step}`).join('\n'),
        `Registrar el pago: ${link}`,
      ].join('\n\n'),
      `<h1>${escapeHtml(subject)}</h1>
<p>${escapeHtml(greeting)}</p>
<table>${rows(due)}</table>
${accounts.map((account) => `<table>${rows(pairsOf(account))}</table>`).join('\n')}
<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>
<p><a href="${escapeHtml(link)}">Registrar el pago</a></p>`,
    );
  },
});
