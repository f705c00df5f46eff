import {
  type AgencyBankAccount,
  type CardPayment,
  type CardPaymentState,
  cents,
  type PaymentCustomer,
} from '@vitrina/contract';

/** The dealership's bank accounts: two of one bank. */
export const sampleAccounts: readonly AgencyBankAccount[] = [
  {
    id: 1,
    number: '2100123456',
    bankName: 'Banco Pichincha',
    bankId: 10,
    type: 'Cuenta corriente',
    holder: 'Andina Motors',
    holderTaxNumber: '1790012345001',
  },
  {
    id: 2,
    number: '2200-654321',
    bankName: 'Banco Pichincha',
    bankId: 10,
    type: 'Cuenta de ahorros',
    holder: 'Andina Motors',
  },
];

/** A card payment of `cashPurchase`, open. */
export const cardPayment = (changes: Partial<CardPayment> = {}): CardPayment => ({
  reference: 'VIT-2005-1',
  // In Ecuador it is still the 29th.
  date: '2026-11-30T03:30:00.000Z',
  amount: cents(500_000),
  status: 'PENDIENTE',
  attempt: '11111111-1111-4111-8111-111111111111',
  provider: 'p2p',
  reservedUntil: '2099-11-30T15:30:00.000Z',
  isUnderReview: false,
  ...changes,
});

/** The same as the page reads it that its provider leads back to. */
export const cardPaymentState = (changes: Partial<CardPaymentState> = {}): CardPaymentState => ({
  ...cardPayment(),
  kind: 1,
  approved: cents(0),
  ...changes,
});

const BRANDS = [
  { key: 'VISA', name: 'Visa' },
  { key: 'MC', name: 'Mastercard' },
  { key: 'DN', name: 'Diners Club' },
  { key: 'UP', name: 'UnionPay' },
];

/** What is offered for card payments. */
export const sampleProviders = {
  providers: [
    { name: 'p2p', title: 'PlacetoPay', brands: BRANDS },
    { name: 'payme', title: 'Pay-me', brands: BRANDS.slice(0, 2) },
  ],
  deferringBanks: ['Pichincha', 'de Loja', 'General Rumiñahui', 'Comercial de Manabí'].map((name) => ({
    name: `Banco ${name}`,
  })),
};

/** The customer as a payment names them. */
export const samplePayer: PaymentCustomer = {
  firstName: 'María',
  otherNames: 'José',
  surname: 'Andrade',
  identification: '1710034065',
  mobile: '0987654321',
  email: 'maria.jose.andrade@correo-electronico.ec',
};
