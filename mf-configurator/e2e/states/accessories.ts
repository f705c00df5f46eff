import { expect, type Page } from '@playwright/test';
import { followLink } from '@vitrina/e2e/journey';
import type { Walk } from '@vitrina/e2e/walk';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

const open = (page: Page, model: string, choice = '') =>
  followLink(page, `/${model}?subpaso=3&provincia=17${choice}`, 'Accesorios');

/** Each tab with something chosen and, by that, something disabled; the toast of what a kit removed. */
export async function accessories({ page, check }: Walk) {
  await open(page, 'sierra/1');
  await expect(box(page, 'Kit Aventura')).toBeVisible();
  await check('accessories, kits');
  await tab(page, 'Individuales').click();
  await box(page, 'Barras de techo').check();
  await check('accessories, individual');
  await tab(page, 'Kit').click();
  await box(page, 'Kit Aventura').check();
  await expect(page.getByText('Se ha removido Barras de techo porque Kit Aventura ya lo incluye')).toBeVisible();
  await expect(box(page, 'Kit Carga')).toBeDisabled();
  await check('accessories, a kit chosen');
  await tab(page, 'Individuales').click();
  await expect(box(page, 'Barras de techo')).toBeDisabled();
  await check('accessories, individual ones disabled by a kit');
  await tab(page, 'Mant. Prepagados').click();
  await page.getByRole('tabpanel').getByRole('checkbox').first().check();
  await expect(page.getByRole('tabpanel').getByRole('checkbox').last()).toBeDisabled();
  await check('accessories, a coupon chosen');
}

/** The tabs that have nothing to offer. */
export async function emptyAccessories({ page, check }: Walk) {
  await open(page, 'tena/4');
  await expect(page.getByText('No hay Kits de accesorios registrados')).toBeVisible();
  await check('accessories, no kits');
  await open(page, 'kira/3', '&anio=2025');
  await tab(page, 'Individuales').click();
  await expect(page.getByText('No hay accesorios registrados')).toBeVisible();
  await check('accessories, no individual ones');
}
