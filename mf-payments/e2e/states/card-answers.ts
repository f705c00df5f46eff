import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { CardPayment, Negotiation } from '@vitrina/contract';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';

const samples: typeof import('@vitrina/testing/purchases') = createRequire(import.meta.url)(
  '@vitrina/testing/purchases',
);
const { cents } = contract;

export const ID = 2005;
export const ATTEMPT = '11111111-1111-4111-8111-111111111111';
const BRANDS = [
  { key: 'VISA', name: 'Visa' },
  { key: 'MC', name: 'Mastercard' },
  { key: 'DN', name: 'Diners Club' },
];

/** An open payment by card. */
export const paid = (changes: Partial<CardPayment> = {}): CardPayment => ({
  reference: 'VIT-2005-1',
  date: '2026-11-30T03:30:00.000Z',
  amount: cents(500_000),
  status: 'PENDIENTE',
  attempt: ATTEMPT,
  provider: 'p2p',
  isUnderReview: false,
  reservedUntil: '2099-11-30T15:30:00.000Z',
  ...changes,
});

/**
 * Answers what the card screen asks, of a customer whom no backend knows.
 * @param changes of the negotiation, which is a purchase that can be paid
 */
export async function answerCards(page: Page, rows: CardPayment[], changes: Partial<Negotiation> = {}) {
  const found = samples.negotiationOf(samples.cashPurchase(), { customerDataComplete: true, ...changes });
  const answers = [
    [contract.negotiation, answerOf(contract.negotiation, found)],
    [contract.cardPayments, answerOf(contract.cardPayments, rows)],
    [contract.refreshCardPayments, answerOf(contract.refreshCardPayments, {})],
    [contract.dataValidation, answerOf(contract.dataValidation, { canBePaid: true })],
    [
      contract.cardProviders,
      answerOf(contract.cardProviders, {
        providers: [
          { name: 'p2p', title: 'PlacetoPay', brands: BRANDS },
          { name: 'payme', title: 'Pay-me', brands: BRANDS.slice(0, 2) },
        ],
        deferringBanks: ['Pichincha', 'de Loja', 'General Rumiñahui', 'Comercial de Manabí'].map((name) => ({
          name: `Banco ${name}`,
        })),
      }),
    ],
    [
      contract.paymentCustomer,
      answerOf(contract.paymentCustomer, {
        firstName: 'María José',
        surname: 'Andrade',
        identification: '1710034065',
        identityType: 3,
        mobile: '0987654321',
        email: 'maria.jose.andrade@correo-electronico.ec',
      }),
    ],
  ] as const;
  for (const [endpoint, json] of answers) await page.route(addressOf(endpoint), (route) => route.fulfill({ json }));
}
