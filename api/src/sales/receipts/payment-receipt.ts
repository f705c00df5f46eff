import {
  absCents,
  figuresOf,
  formatDate,
  formatMoment,
  formatMoney,
  leftOf,
  moneyInWords,
  type Payment,
  paymentWord,
  purchaseAfter,
  ZERO,
} from '@vitrina/rules';
import { isDayAlone } from '../purchases/payments';
import { type Fact, methodFacts, payerOf, purchaseFacts, purchaseName, sentence } from './payment-words';
import type { ReceiptDocument } from './receipt';
import type { ReceiptPayment, ReceiptSource } from './rows';

const WORDS = {
  payment: { title: 'Recibo de pago', name: 'Pago', file: 'pago', after: 'de este pago' },
  reversal: { title: 'Recibo de reverso', name: 'Reverso', file: 'reverso', after: 'de este reverso' },
  return: { title: 'Recibo de devolución', name: 'Devolución', file: 'devolucion', after: 'de esta devolución' },
} as const;

const momentOf = ({ settled_at }: ReceiptPayment): string => (settled_at ? formatMoment(settled_at.toISOString()) : '');

/** A payment as a reversal names it. */
const named = ({ id, amount_cents, paid_on }: ReceiptPayment): string =>
  `Pago ${id} de ${formatMoney(amount_cents)}, del ${formatDate(paid_on)}`;

/**
 * When it was paid. A bank's transfer has the day that the customer says, and the moment of its confirmation; so has a charge
 * of an earlier day, which the provider's answer has told late.
 */
const dateFacts = (row: ReceiptPayment): Fact[] =>
  isDayAlone(row)
    ? [
        ['Fecha del pago', formatDate(row.paid_on)],
        ['Confirmado', momentOf(row)],
      ]
    : [['Fecha y hora', momentOf(row)]];

/** Who gave, who received, and how. */
function factsOf(row: ReceiptPayment, source: ReceiptSource): Fact[] {
  const { payments, customer } = source;
  const { company } = source.car.dealership;
  const what = purchaseFacts(source);
  if (row.kind === 'return') {
    return [['Devuelve', company], ['Recibe', customer], ...what, ...methodFacts(row), ...dateFacts(row)];
  }
  const reversed = payments.find(({ id }) => id === row.of_payment_id);
  if (row.kind === 'reversal' && reversed) {
    const paid: Fact[] = [
      ['Reversa', named(reversed)],
      ['Pagó', payerOf(reversed, source)],
    ];
    return [...paid, ...what, ...methodFacts(reversed), ...dateFacts(row)];
  }
  const takenBack = payments.flatMap((other): Fact[] =>
    other.kind === 'reversal' && other.of_payment_id === row.id
      ? [['Reversado', `${formatMoney(absCents(other.amount_cents))}, ${momentOf(other)}`]]
      : [],
  );
  const paid: Fact[] = [
    ['Pagó', payerOf(row, source)],
    ['Recibió', company],
  ];
  return [...paid, ...what, ...methodFacts(row), ...dateFacts(row), ...takenBack];
}

/** The state of a row: what was taken back says so, though the payment itself stays processed. */
function stateOf(payment: Payment, payments: readonly Payment[]): ReceiptDocument['state'] {
  const left = leftOf(payment, payments);
  if (payment.kind === 'reversal' || left === ZERO) return { word: 'REVERSADO', isReversed: true };
  if (left < payment.amount) return { word: 'REVERSADO EN PARTE', isReversed: true };
  return { word: paymentWord(payment.status), isReversed: false };
}

/** What was left to pay right after it. */
function sumsAfter(row: ReceiptPayment, { loaded }: ReceiptSource): ReceiptDocument['sums'] {
  const after = purchaseAfter(loaded.purchase, loaded.moments, String(row.id));
  const { balance, pending, toReturn } = figuresOf(after);
  return [
    ...(toReturn > ZERO ? [['Por devolver', formatMoney(toReturn)] as const] : []),
    ...(pending > ZERO ? [['En confirmación, ya descontado del saldo', formatMoney(pending)] as const] : []),
    ...(balance === undefined || after.status === 'CANCELADO'
      ? []
      : [[`Saldo por pagar después ${WORDS[row.kind].after}`, formatMoney(balance)] as const]),
  ];
}

/**
 * The receipt of a settled payment, a reversal or a return.
 * @param payment as the rules know the row
 */
export function paymentReceiptOf(source: ReceiptSource, row: ReceiptPayment, payment: Payment): ReceiptDocument {
  const { title, name, file } = WORDS[row.kind];
  const reversed = source.payments.find(({ id }) => id === row.of_payment_id);
  const amount = absCents(row.amount_cents);
  const whose =
    row.kind === 'payment'
      ? `De ${payerOf(row, source)}`
      : `Para ${row.kind === 'reversal' && reversed ? payerOf(reversed, source) : source.customer}`;
  return {
    title,
    heads: [`${name} ${row.id}`, momentOf(row)],
    lead: `${whose}, por ${purchaseName(source)}`,
    amount: formatMoney(amount),
    words: sentence(moneyInWords(amount)),
    state: stateOf(payment, source.loaded.purchase.payments),
    facts: factsOf(row, source),
    lines: [],
    sums: sumsAfter(row, source),
    fileName: `recibo-${file}-${row.id}`,
  };
}
