/** Card brands in order: key, name, what p2p and payme call it, whether it is accepted. */
export const CARD_BRANDS: readonly (readonly [
  key: string,
  name: string,
  p2pFranchise: string | null,
  paymeBrand: string | null,
  accepted: boolean,
])[] = [
  ['VISA', 'Visa', 'visa', 'VISA', true],
  ['MC', 'Mastercard', 'master', 'MC', true],
  ['DN', 'Diners Club', 'diners', 'DN', true],
  ['DISC', 'Discover', 'discover', null, false],
  ['AMEX', 'American Express', 'amex', 'AMEX', false],
];

/** How a card payment may be deferred, by the group that p2p answers: the buyer chooses it there, the receipt shows it. */
export const DEFERRED_PLANS: readonly (readonly [code: string, name: string])[] = [
  ['C', 'Pago corriente (una cuota)'],
  ['D', 'Diferido sin intereses'],
  ['P', 'Diferido con intereses'],
  ['M', 'Diferido plus (lo define el emisor)'],
  ['L', 'Diferido preferente (interés más bajo)'],
  ['N', 'Plan pagos normal'],
  ['X', 'Plan pagos especial, sin intereses'],
  ['B', 'Plan 0 %'],
];
