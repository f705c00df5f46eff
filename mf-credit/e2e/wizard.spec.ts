import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { addressOf, contract } from '@vitrina/e2e/contract';
import { signIn } from '@vitrina/e2e/session';
import { REFUSED } from '@vitrina/e2e/walk';
import { control } from './walks/controls';
import { LABELS } from './walks/labels';
import { applicant, PATHS, step } from './walks/walk';

const L = LABELS.personalData;
const field = (page: Page, label: string) => control(page.locator('form'), label);
const open = async (page: Page, id: number, key = 'applicant/personal-data') => {
  await page.goto(`${PATHS.funds}?id=${id}&paso=${key}`);
  await expect(field(page, L.neighbourhood)).toBeVisible();
};
const sent = (page: Page) => page.waitForResponse(addressOf(contract.saveDraft));
const opened = async (page: Page) => {
  const account = await applicant(page, 'funds');
  await open(page, account.id);
  return account;
};

test('left half-way in one browser, it goes on in another', async ({ page, browser }) => {
  const { id, customer } = await opened(page);
  const answer = sent(page);
  await field(page, L.neighbourhood).fill('La Floresta');
  expect((await answer).ok()).toBe(true);
  await expect(page.getByText(/^Guardado hace/)).toBeVisible();
  const other = await (await browser.newContext({ locale: 'es-EC' })).newPage();
  await signIn(other, customer);
  await open(other, id);
  await expect(field(other, L.neighbourhood)).toHaveValue('La Floresta');
  await other.context().close();
});

test('two windows: the older one keeps its text, is told, and asks; neither is lost until it is chosen', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(REFUSED);
  const { id } = await opened(page);
  const other = await page.context().newPage();
  await open(other, id);
  const first = sent(other);
  await field(other, L.neighbourhood).fill('Otra ventana');
  await first;
  const second = sent(page);
  await field(page, L.neighbourhood).fill('Esta ventana');
  expect((await second).status()).toBe(409);
  const mine = page.getByRole('button', { name: 'Mantener lo que escribí aquí' });
  await expect(mine).toBeVisible();
  await expect(field(page, L.neighbourhood)).toHaveValue('Esta ventana');
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Usar lo guardado en la otra ventana' }).click();
  await expect(field(page, L.neighbourhood)).toHaveValue('Otra ventana');
  await expect(mine).toHaveCount(0);

  // And the other way round.
  await field(page, L.neighbourhood).fill('Al final esta');
  await sent(page);
  const third = sent(other);
  await field(other, L.neighbourhood).fill('Otra vez');
  expect((await third).status()).toBe(409);
  await other.getByRole('button', { name: 'Mantener lo que escribí aquí' }).click();
  await expect(other.getByText(/^Guardado hace/)).toBeVisible();
  await open(page, id);
  await expect(field(page, L.neighbourhood)).toHaveValue('Otra vez');
});

test('a reload, another sub-tab and the way back keep the place and what was typed', async ({ page }) => {
  const { id } = await opened(page);
  await field(page, L.neighbourhood).fill('La Mariscal');
  await page.reload();
  await expect(field(page, L.neighbourhood)).toHaveValue('La Mariscal');

  const line = page.getByRole('button', { name: /^Paso/ });
  if (await line.isVisible()) await line.click();
  await page.getByRole('link', { name: 'Referencias' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Referencias' })).toBeFocused();
  expect(step(page)).toBe('applicant/references');
  await page.goto('/usuario/cotizaciones');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Referencias' })).toBeVisible();
  expect(step(page)).toBe('applicant/references');

  // Back within the wizard leads to the step before, its heading below the header.
  await page.goBack();
  const before = page.getByRole('heading', { level: 2, name: 'Datos Personales' });
  await expect(before).toBeFocused();
  expect(step(page)).toBe('applicant/personal-data');
  await expect(field(page, L.neighbourhood)).toHaveValue('La Mariscal');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 2, name: 'Referencias' })).toBeFocused();
  await open(page, id);
  await expect(field(page, L.neighbourhood)).toHaveValue('La Mariscal');
});

test('a session that ends meanwhile loses nothing that was on the server', async ({ page }) => {
  const { id, customer } = await opened(page);
  const answer = sent(page);
  await field(page, L.neighbourhood).fill('Antes de salir');
  await answer;
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await signIn(page, customer);
  await open(page, id);
  await expect(field(page, L.neighbourhood)).toHaveValue('Antes de salir');
});

test('a failed Guardar leads to the first error, below the header', async ({ page }) => {
  await opened(page);
  await field(page, L.surname).fill('');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(field(page, L.surname)).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const at = await field(page, L.surname).boundingBox();
  expect(at!.y).toBeGreaterThan(header!.y + header!.height);
});
