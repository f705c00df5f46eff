import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { CardPayment, Negotiation } from '@vitrina/contract';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';

const load = createRequire(import.meta.url);
const { cashPurchase, negotiationOf }: typeof import('@vitrina/testing/purchases') = load('@vitrina/testing/purchases');
const payments: typeof import('@vitrina/testing/payments') = load('@vitrina/testing/payments');

export const ID = 2005;
/** An open payment by card, and how the page reads it that its provider leads back to. */
export const { cardPayment: paid, cardPaymentState: stateOf } = payments;
export const ATTEMPT = paid().attempt;

/**
 * Answers what the card screen asks, of a customer whom no backend knows.
 * @param changes of the negotiation, which is a purchase that can be paid
 */
export async function answerCards(page: Page, rows: CardPayment[], changes: Partial<Negotiation> = {}) {
  const found = negotiationOf(cashPurchase(), { customerDataComplete: true, ...changes });
  const answers = [
    [contract.negotiation, answerOf(contract.negotiation, found)],
    [contract.cardPayments, answerOf(contract.cardPayments, rows)],
    [contract.refreshCardPayments, answerOf(contract.refreshCardPayments, {})],
    [contract.dataValidation, answerOf(contract.dataValidation, { canBePaid: true })],
    [contract.cardProviders, answerOf(contract.cardProviders, payments.sampleProviders)],
    [contract.paymentCustomer, answerOf(contract.paymentCustomer, payments.samplePayer)],
  ] as const;
  for (const [endpoint, json] of answers) await page.route(addressOf(endpoint), (route) => route.fulfill({ json }));
}
