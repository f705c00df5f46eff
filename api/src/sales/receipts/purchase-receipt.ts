import type { Cents } from '@vitrina/contract';
import {
  countsAsPaid,
  figuresOf,
  formatDate,
  formatMoment,
  formatMoney,
  formatTime,
  moneyInWords,
  noteOf,
  PAYMENT_KIND_WORDS,
  type Purchase,
  settledWord,
  ZERO,
} from '@vitrina/rules';
import { methodOf, payerOf, purchaseFacts, purchaseName, receiptNumberOf, sentence } from './payment-words';
import type { ReceiptDocument, ReceiptLine } from './receipt';
import type { ReceiptPayment, ReceiptSource } from './rows';

/** 'Tarjeta Visa •••• 1111, de Ana Pérez'; 'Reverso: Tarjeta'. */
function whatOf(row: ReceiptPayment, source: ReceiptSource): string {
  if (row.kind !== 'payment') return `${PAYMENT_KIND_WORDS[row.kind]}: ${methodOf(row)}`;
  const payer = payerOf(row, source);
  return payer === source.customer ? methodOf(row) : `${methodOf(row)}, de ${payer}`;
}

function lineOf(row: ReceiptPayment, settledAt: Date, source: ReceiptSource): ReceiptLine {
  const { payments } = source.loaded.purchase;
  const payment = payments.find(({ id }) => id === String(row.id));
  const note = payment && noteOf(payment, payments);
  const moment = settledAt.toISOString();
  return {
    date: `${formatDate(moment)} ${formatTime(moment)}`,
    what: [whatOf(row, source), note].filter(Boolean).join(' · '),
    reference: receiptNumberOf(row),
    amount: formatMoney(row.amount_cents),
  };
}

const stateOf = (purchase: Purchase): string =>
  (purchase.kind === 'credit' && settledWord(purchase)) || purchase.status;

/**
 * The receipt of a whole purchase, or of the down payment of a request, once it is settled.
 * @param payable what was to be paid in all
 */
export function purchaseReceiptOf(source: ReceiptSource, payable: Cents): ReceiptDocument {
  const { loaded, customer, car, payments } = source;
  const { purchase, number } = loaded;
  const { paid, balance = ZERO, toReturn } = figuresOf(purchase);
  const counted = payments.flatMap((row) =>
    row.settled_at && countsAsPaid({ amount: row.amount_cents, status: row.status })
      ? [{ row, settledAt: row.settled_at }]
      : [],
  );
  const last = counted.findLast(({ row }) => row.kind === 'payment');
  const isCash = purchase.kind === 'cash';
  return {
    title: isCash ? 'Recibo de la compra' : 'Recibo de la entrada',
    heads: [
      `${isCash ? 'Compra' : 'Solicitud'} N.º ${number}`,
      ...(last ? [`Último pago: ${formatMoment(last.settledAt.toISOString())}`] : []),
    ],
    lead: `De ${customer}, por ${purchaseName(source)}`,
    amount: formatMoney(payable),
    words: sentence(moneyInWords(payable)),
    state: { word: stateOf(purchase), isReversed: false },
    facts: [['Pagó', customer], ['Recibió', car.dealership.company], ...purchaseFacts(source)],
    lines: counted.map(({ row, settledAt }) => lineOf(row, settledAt, source)),
    sums: [
      ['Total pagado', formatMoney(paid)],
      ...(toReturn > ZERO ? [['Por devolver', formatMoney(toReturn)] as const] : []),
      ['Saldo por pagar', formatMoney(balance)],
    ],
    fileName: `recibo-${isCash ? 'compra' : 'entrada'}-${number}`,
  };
}
