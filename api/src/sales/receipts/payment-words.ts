import { METHOD_WORDS } from '@vitrina/rules';
import { BRAND } from '../../platform/brand';
import type { ReceiptPayment, ReceiptSource } from './rows';

/** Label and value of a fact. */
export type Fact = readonly [label: string, value: string];

/** Who paid: the third person whose card it was, else the customer. */
export const payerOf = ({ payer }: ReceiptPayment, { customer }: ReceiptSource): string =>
  payer && !payer.isHolder ? `${payer.firstNames} ${payer.surnames}` : customer;

/** 'Tarjeta Visa •••• 1111', 'Depósito bancario en efectivo'. */
export function methodOf({ method, provider_details, brand, paid_in_cash }: ReceiptPayment): string {
  const { brand: told, lastDigits } = provider_details ?? {};
  const paidIn = paid_in_cash === null ? undefined : paid_in_cash ? 'en efectivo' : 'con cheque';
  return [METHOD_WORDS[method], brand ?? told, lastDigits && `•••• ${lastDigits}`, paidIn].filter(Boolean).join(' ');
}

/** The receipt number that the list of payments shows too. */
export const receiptNumberOf = ({ receipt_number, provider_reference }: ReceiptPayment): string =>
  receipt_number ?? provider_reference ?? '';

const present = (facts: readonly (readonly [label: string, value: string | null | undefined])[]): Fact[] =>
  facts.flatMap(([label, value]) => (value ? [[label, value]] : []));

/** 'Diferido sin intereses, 12 cuotas'; undefined for a card that was charged at once. */
function deferralOf({ plan, provider_details }: ReceiptPayment): string | undefined {
  const { deferral, installments } = provider_details ?? {};
  if (!deferral) return undefined;
  const months = Number(installments) > 1 ? `${installments} cuotas` : undefined;
  return [plan ?? deferral, months].filter(Boolean).join(', ');
}

/** How a payment was made, and what it is known by. */
export function methodFacts(payment: ReceiptPayment): Fact[] {
  const { method, provider_details, provider_reference, reference, bank, account_number } = payment;
  const number = receiptNumberOf(payment);
  if (method === 'card') {
    return present([
      ['Método', methodOf(payment)],
      ['Plan de pago', deferralOf(payment)],
      ['Referencia', reference],
      ['Comprobante', number],
      ['Referencia del procesador', provider_reference === number ? null : provider_reference],
      ['Autorización', provider_details?.authorization],
    ]);
  }
  return present([
    ['Método', methodOf(payment)],
    ['Banco y cuenta', bank && account_number && `${bank}, ${account_number}`],
    ['Comprobante', number],
  ]);
}

/** What a purchase is called, in a sentence: 'la compra N.º 3005', 'la entrada de la solicitud N.º 3204'. */
export const purchaseName = ({ loaded: { number, purchase } }: ReceiptSource): string =>
  purchase.kind === 'cash' ? `la compra N.º ${number}` : `la entrada de la solicitud N.º ${number}`;

/** A text as the beginning of a sentence. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What it is paid for. */
export function purchaseFacts(source: ReceiptSource): Fact[] {
  const { model, year, colour } = source.car;
  return [
    ['Por', sentence(purchaseName(source).replace(/^la /, ''))],
    ['Vehículo', [`${BRAND.name} ${model.name} ${year}`, colour?.name].filter(Boolean).join(' · ')],
  ];
}
