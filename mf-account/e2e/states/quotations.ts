import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Quotation } from '@vitrina/contract';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { CUSTOMER, signIn } from '@vitrina/e2e/session';
import { hold, type Walk, whileRefused } from '@vitrina/e2e/walk';

/** A quotation with everything, a usual one, one with the least. */
const { sampleQuotations }: typeof import('@vitrina/testing/quotations') = createRequire(import.meta.url)(
  '@vitrina/testing/quotations',
);

/** Answers the list of the customer whom no backend knows. */
const answerList = (page: Page, list: Quotation[]) =>
  page.route(addressOf(contract.quotations), (route) => route.fulfill({ json: answerOf(contract.quotations, list) }));

const openList = async (page: Page) => {
  await page.goto('/usuario/cotizaciones');
  await expect(page.getByRole('heading', { level: 1, name: 'Tus cotizaciones' })).toBeVisible();
};

/** The customer's quotations: coming, there, unfolded, none, failed. */
export async function quotationList({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  await answerList(page, sampleQuotations);
  const release = await hold(page, contract.quotations);
  await openList(page);
  await check('quotations, loading');
  await release();
  await expect(page.getByRole('article')).toHaveCount(3);
  await check('quotations');
  for (const title of ['Paquetes', 'Accesorios individuales']) await page.getByText(title).first().click();
  await check('quotations, unfolded');
  await answerList(page, []);
  await openList(page);
  await expect(page.getByText('No tienes cotizaciones pendientes')).toBeVisible();
  await check('no quotations');
  await whileRefused(page, contract.quotations, async () => {
    await openList(page);
    await expect(page.getByText('No pudimos cargar tus cotizaciones')).toBeVisible();
    await check('quotations failed');
  });
}
