import { expect, type Page } from '@playwright/test';
import { contract } from '@vitrina/e2e/contract';
import { CUSTOMER, signIn } from '@vitrina/e2e/session';
import { hold, type Walk, whileRefused } from '@vitrina/e2e/walk';
import { answerCards, ID, paid } from './card-answers';

const ended = (status: string, attempt: string) => paid({ status, attempt, reference: `VIT-2005-${status.length}` });

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
  await page.getByRole('article', { name: 'Pay-me' }).scrollIntoViewIfNeeded();
  await check('card providers');
  await page.getByRole('link', { name: 'PlacetoPay' }).click();
  await expect(page.getByRole('row', { name: /CANCELADO/ })).toBeVisible();
  await go(page).scrollIntoViewIfNeeded();
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

/** The declarations that a card payment asks for: of the funds, and the credit application. */
export async function cardDeclaration({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  for (const [creditPurchase, title] of [
    [false, 'Declaración licitud de fondos'],
    [true, 'Solicitud de crédito'],
  ] as const) {
    await answerCards(page, [], { customerDataComplete: false, creditPurchase });
    await page.goto(`/usuario/pagos?id=${ID}&tab=1&type=p2p`);
    await page.getByRole('button', { name: 'La mitad' }).click();
    await go(page).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await check(`card payment, ${creditPurchase ? 'application' : 'declaration'} asked for`);
  }
}
