import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { CardPayment, CardPaymentState, Negotiation } from '@vitrina/contract';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { CUSTOMER, signIn } from '@vitrina/e2e/session';
import { hold, type Walk, whileRefused } from '@vitrina/e2e/walk';

const load = createRequire(import.meta.url);
const samples: typeof import('@vitrina/testing/purchases') = load('@vitrina/testing/purchases');
const {
  cardPayment: paid,
  cardPaymentState: stateOf,
  samplePayer,
  sampleProviders,
}: typeof import('@vitrina/testing/payments') = load('@vitrina/testing/payments');
const { cents } = contract;
const ID = 2005;
const ATTEMPT = '11111111-1111-4111-8111-111111111111';
const ended = (status: string, attempt: string) => paid({ status, attempt, reference: `VIT-2005-${status.length}` });

/** Answers what the card screen asks, of a customer whom no backend knows. */
async function answerCards(page: Page, rows: CardPayment[]) {
  const found: Negotiation = samples.negotiationOf(samples.cashPurchase(), { customerDataComplete: true });
  const answers = [
    [contract.negotiation, answerOf(contract.negotiation, found)],
    [contract.cardPayments, answerOf(contract.cardPayments, rows)],
    [contract.refreshCardPayments, answerOf(contract.refreshCardPayments, {})],
    [contract.dataValidation, answerOf(contract.dataValidation, { canBePaid: true })],
    [contract.cardProviders, answerOf(contract.cardProviders, sampleProviders)],
    [contract.paymentCustomer, answerOf(contract.paymentCustomer, samplePayer)],
  ] as const;
  for (const [endpoint, json] of answers) await page.route(addressOf(endpoint), (route) => route.fulfill({ json }));
}

const go = (page: Page) => page.getByRole('button', { name: 'Ir a proceso de pago' });

/** The card screen: providers, the form with its errors, the third party's, the questions, the open payment. */
export async function cards({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  await answerCards(page, [
    paid(),
    ended('CANCELADO', '22222222-2222-4222-8222-222222222222'),
    ended('PROCESADO', '33333333-3333-4333-8333-333333333333'),
  ]);
  const release = await hold(page, contract.cardProviders);
  await page.goto(`/usuario/pagos?id=${ID}&tab=1`);
  await expect(page.getByRole('heading', { name: 'Tarjeta' })).toBeVisible();
  await check('card providers, loading');
  await release();
  await expect(page.getByRole('article', { name: 'PlacetoPay' })).toBeVisible();
  await check('card providers');
  await page.getByRole('link', { name: 'PlacetoPay' }).click();
  await expect(page.getByRole('row', { name: /CANCELADO/ })).toBeVisible();
  await check('card payment');
  await page.getByRole('radio', { name: 'Con los datos de un tercero' }).check();
  await go(page).click();
  await expect(page.getByText('El campo Apellidos es obligatorio')).toBeVisible();
  await check('card payment, errors');
  await page.getByRole('radio', { name: 'Con mis datos' }).check();
  await page.getByRole('button', { name: 'Preguntas frecuentes' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('card questions');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  await page.getByRole('button', { name: 'La mitad' }).click();
  await go(page).click();
  await expect(page.getByRole('dialog')).toContainText('VIT-2005-1');
  await check('an open card payment is asked about');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await whileRefused(page, contract.cardProviders, async () => {
    await page.goto(`/usuario/pagos?id=${ID}&tab=1`);
    await expect(page.getByText('No pudimos cargar los pagos con tarjeta')).toBeVisible();
    await check('card providers failed');
  });
}

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
