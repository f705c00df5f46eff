import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Negotiation, PaymentRecord, Purchase } from '@vitrina/contract';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { CUSTOMER, signIn } from '@vitrina/e2e/session';
import { hold, type Walk, whileRefused } from '@vitrina/e2e/walk';

const load = createRequire(import.meta.url);
const samples: typeof import('@vitrina/testing/purchases') = load('@vitrina/testing/purchases');
const { sampleAccounts }: typeof import('@vitrina/testing/payments') = load('@vitrina/testing/payments');
const { acceptedRequest, cashPurchase, financingRequest, negotiationOf, paidPurchase, samplePayments } = samples;
const { cents } = contract;

/** Answers everything of one negotiation that no backend knows. */
async function answerPayment(
  page: Page,
  purchase: Purchase | undefined,
  paid: readonly PaymentRecord[] = samplePayments,
) {
  const found: Negotiation = negotiationOf(purchase, { customerDataComplete: purchase !== undefined });
  const answers = [
    [contract.negotiation, answerOf(contract.negotiation, found)],
    [contract.payments, answerOf(contract.payments, [...paid])],
    [contract.agencyBankAccounts, answerOf(contract.agencyBankAccounts, [...sampleAccounts])],
    [contract.dataValidation, answerOf(contract.dataValidation, { canBePaid: true })],
  ] as const;
  for (const [endpoint, json] of answers)
    await page.route(addressOf(endpoint), (route) => route.fulfill({ json: json as never }));
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name });

/** The frame: coming, the three ways to pay, the terms, chosen, where nothing can be paid, not found. */
export async function paymentFrame({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  await answerPayment(page, cashPurchase());
  const release = await hold(page, contract.negotiation);
  await page.goto('/usuario/pagos?id=2005');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await check('payment, loading');
  await release();
  await radio(page, 'Depósito bancario').scrollIntoViewIfNeeded();
  await check('payment, three ways');
  await page.getByRole('button', { name: 'política de privacidad y los términos de pago' }).click();
  await expect(page.getByRole('heading', { name: 'Límites' })).toBeVisible();
  await check('payment, terms');
  const states: [Purchase, string][] = [
    [financingRequest(), 'payment, request not accepted'],
    [paidPurchase(), 'payment, settled'],
    [
      cashPurchase({ status: 'CANCELADO', balance: cents(0), payable: cents(0), toReturn: cents(1_009_098) }),
      'payment, cancelled',
    ],
  ];
  for (const [purchase, state] of states) {
    await answerPayment(page, purchase);
    await page.goto(`/usuario/pagos?id=${purchase.id}&tab=2`);
    await expect(page.getByRole('heading', { level: 1, name: 'Pago de tu compra' })).toBeVisible();
    await check(state);
  }
  await whileRefused(page, contract.negotiation, async () => {
    await page.goto('/usuario/pagos?id=2005');
    await expect(page.getByText('No pudimos cargar tu compra')).toBeVisible();
    await check('payment failed');
  });
  await page.route(addressOf(contract.negotiation), (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/usuario/pagos?id=9');
  await expect(page.getByText('No encontramos esta compra')).toBeVisible();
  await check('payment, not found');
}

const submit = (page: Page) => page.getByRole('button', { name: /^Registrar/ }).click();
const bank = (page: Page) => page.getByRole('combobox', { name: 'Banco' });

/** A transfer: as it opens, with its bank data, in error, corrected; locked by the declaration. */
export async function transfer({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  await answerPayment(page, acceptedRequest());
  await page.goto('/usuario/pagos?id=2203&tab=2');
  await bank(page).waitFor();
  await check('transfer');
  await page.getByRole('button', { name: 'La mitad' }).click();
  await bank(page).selectOption({ index: 1 });
  const code = page.getByRole('button', { name: 'Ver código QR' });
  if (await code.isVisible()) await code.click();
  await page.getByRole('img', { name: 'Código QR con los datos de la cuenta' }).scrollIntoViewIfNeeded();
  await check('transfer, bank data');
  await submit(page);
  await expect(page.getByText('El campo Número de comprobante es obligatorio')).toBeVisible();
  await check('transfer, in error');

  const rejected = { ...samplePayments[1]!, id: 12, accountId: 1, rejectionReason: 'El valor no coincide' };
  await answerPayment(page, cashPurchase(), [rejected]);
  await page.goto('/usuario/pagos?id=2005&tab=2&corrige=12');
  await expect(page.getByText(/^Lo rechazamos/)).toBeVisible();
  await check('transfer, correction');

  await answerPayment(page, undefined);
  await page.goto('/usuario/pagos?id=2042&tab=2');
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('transfer, declaration asked for');
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await expect(page.getByText('Primero declara el origen de tus fondos')).toBeVisible();
  await check('transfer, locked');
}

/** A deposit: how it was paid in, too much cash. */
export async function deposit({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  await answerPayment(page, cashPurchase(), []);
  await page.goto('/usuario/pagos?id=2005&tab=3');
  await radio(page, 'Efectivo').check();
  await page.getByRole('textbox', { name: 'Monto' }).fill('12000');
  await submit(page);
  await expect(page.getByText(/^La ley no permite pagar/)).toBeVisible();
  await check('deposit, too much cash');
}
