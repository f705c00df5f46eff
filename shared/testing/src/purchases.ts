import {
  type CashPurchase,
  cents,
  type FinancingRequest,
  type Negotiation,
  type PaymentRecord,
  type Purchase,
} from '@vitrina/contract';
import { full } from './quotations';

const CAR = {
  image: '/media/1/cars/sierra/rojo-cotopaxi/card.webp',
  colourName: 'Sierra 2027 · Rojo Cotopaxi',
  company: 'Andina Motors',
} as const;

/** A cash purchase of which a part is paid and a part waits: 33,636.61 = 10,090.98 + 6,727.32 + 16,818.31. */
export const cashPurchase = (changes: Partial<CashPurchase> = {}): CashPurchase => ({
  ...CAR,
  id: 2005,
  kind: 1,
  number: '3005',
  // In Ecuador it is still the 27th.
  date: '2026-11-28T03:30:00.000Z',
  packageDescription: 'Paquete Urbano',
  accessories: [{ name: 'Barras de techo', price: cents(26_950) }],
  kits: [],
  total: cents(3_363_661),
  status: 'EN PROCESO',
  statusSince: '2026-11-28T15:00:00.000Z',
  payable: cents(3_363_661),
  paid: cents(1_009_098),
  inConfirmation: cents(672_732),
  balance: cents(1_681_831),
  toReturn: cents(0),
  isSettled: false,
  next: { actor: 'bank', act: 'confirm-transfer', due: '2099-12-01' },
  ...changes,
});

/** A cash purchase with nothing left to pay and nothing to confirm. */
export const paidPurchase = (changes: Partial<CashPurchase> = {}): CashPurchase =>
  cashPurchase({
    status: 'PAGADA',
    paid: cents(3_363_661),
    inConfirmation: cents(0),
    balance: cents(0),
    isSettled: true,
    next: { actor: 'adviser', act: 'invoice', due: '2099-12-03' },
    ...changes,
  });

/** A financing request whose offer waits for the customer's answer. */
export function financingRequest(changes: Partial<FinancingRequest> = {}): FinancingRequest {
  const request: FinancingRequest = {
    ...CAR,
    id: 2203,
    kind: 2,
    number: '3203',
    date: '2026-11-28T03:30:00.000Z',
    downPayment: cents(1_188_774),
    financed: cents(2_174_887),
    status: 'APROBADA',
    statusSince: '2026-11-28T15:00:00.000Z',
    isAnswered: false,
    hasDetail: false,
    isApproved: true,
    term: 60,
    bankId: 3,
    monthlyInstalment: cents(59_990),
    total: cents(3_363_661),
    paid: cents(0),
    inConfirmation: cents(0),
    toReturn: cents(0),
    isSettled: false,
    next: { actor: 'customer', act: 'answer-offer', due: '2099-12-14' },
  };
  return { ...request, ...changes };
}

/** The same after its acceptance, with nothing of its down payment paid. */
export const acceptedRequest = (changes: Partial<FinancingRequest> = {}): FinancingRequest =>
  financingRequest({
    status: 'ACEPTADA',
    isAnswered: true,
    hasDetail: true,
    payable: cents(1_188_774),
    balance: cents(1_188_774),
    next: { actor: 'customer', act: 'pay', due: '2099-12-14' },
    ...changes,
  });

/** A look-up of a purchase: its quotation, what has happened, newest first, and its dealership. */
export const negotiationOf = (purchase: Purchase | undefined, changes: Partial<Negotiation> = {}): Negotiation => ({
  ...full,
  ...(purchase && { purchase, negotiationId: purchase.id }),
  events: [
    { at: '2026-11-28T15:00:00.000Z', actor: 'customer', name: 'register', amount: cents(672_732) },
    { at: '2026-11-28T14:00:00.000Z', actor: 'staff', name: 'approve-transfer', amount: cents(1_009_098) },
    { at: '2026-11-28T03:30:00.000Z', actor: 'customer', name: 'decide', status: 'EN PROCESO' },
  ],
  dealership: {
    name: 'Cóndor Quito Norte',
    company: 'Andina Motors',
    address: 'Av. Galo Plaza Lasso y Los Cedros',
    phone: '022345678',
    whatsapp: '0987654321',
  },
  ...changes,
});

const payment = (id: number, changes: Partial<PaymentRecord>): PaymentRecord => ({
  id,
  type: 'Pago',
  date: '2026-11-27',
  method: 'Transferencia bancaria',
  amount: cents(100_000),
  receiptNumber: `00012${id}`,
  status: 'PROCESADO',
  ...changes,
});

/** Payments of `cashPurchase`: each status, a receipt, a card, a reversal of what was paid twice. */
export const samplePayments: readonly PaymentRecord[] = [
  payment(1, {
    amount: cents(1_009_098),
    fileId: '0c5e7c1e-2f53-4a0f-9d6e-1d2c3b4a5f60',
    fileName: 'comprobante-peñaherrera.jpg',
    fileType: 'image/jpeg',
    hasReceipt: true,
  }),
  payment(2, { amount: cents(672_732), status: 'RE', rejectionReason: 'El valor no coincide con el comprobante' }),
  payment(3, { amount: cents(672_732), status: 'PE' }),
  payment(4, { method: 'Depósito bancario', amount: cents(50_000), status: 'CANCELADO' }),
  {
    id: 5,
    type: 'Pago',
    date: '2026-11-28',
    method: 'Tarjeta',
    amount: cents(30_000),
    cardReference: 'P2P-778',
    status: 'PROCESADO',
    note: 'Reversado',
    hasReceipt: true,
    // In Ecuador it is still the 28th.
    moment: '2026-11-29T01:30:00.000Z',
  },
  payment(6, {
    type: 'Reverso',
    method: 'Tarjeta',
    amount: cents(-30_000),
    status: 'CANCELADO',
    hasReceipt: true,
  }),
];
