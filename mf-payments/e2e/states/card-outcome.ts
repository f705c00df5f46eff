import { expect } from '@playwright/test';
import type { CardPaymentState } from '@vitrina/contract';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { CUSTOMER, signIn } from '@vitrina/e2e/session';
import type { Walk } from '@vitrina/e2e/walk';
import { ATTEMPT, answerCards, ID, stateOf } from './card-answers';

const { cents } = contract;

/** What the return page says. */
const OUTCOMES: readonly [string, CardPaymentState, string][] = [
  ['confirming', stateOf(), 'Confirmamos tu pago'],
  ['approved', stateOf({ status: 'PROCESADO', approved: cents(500_000), paymentId: 7 }), 'Tu pago fue aprobado'],
  ['rejected', stateOf({ status: 'RECHAZADA', reason: 'over-limit' }), 'Tu pago fue rechazado'],
  ['cancelled', stateOf({ status: 'CANCELADO' }), 'Tu pago fue cancelado'],
  ['expired', stateOf({ status: 'EXPIRADO', provider: 'payme' }), 'Tu pago expiró'],
  [
    'reversed',
    stateOf({ status: 'PROCESADO', approved: cents(500_000), reversed: cents(500_000), paymentId: 7 }),
    'Tu pago fue reversado',
  ],
  ['in review', stateOf({ isUnderReview: true }), 'Tu pago está en revisión'],
];

/** The return page in each of its faces, and for a payment that nobody knows. */
export async function cardOutcome({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  await answerCards(page, []);
  const address = `/usuario/pagos?id=${ID}&tab=1&type=p2p&attempt=${ATTEMPT}`;
  for (const [name, state, title] of OUTCOMES) {
    const json = answerOf(contract.checkCardPayment, state);
    await page.route(addressOf(contract.checkCardPayment), (route) => route.fulfill({ json }));
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    if (name === 'approved') await expect(page.getByText('Te quedan $16,818.31 por pagar.')).toBeVisible();
    await check(`card payment, ${name}`);
  }
  await page.route(addressOf(contract.checkCardPayment), (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'No encontramos este pago' })).toBeVisible();
  await check('card payment, unknown');
}
