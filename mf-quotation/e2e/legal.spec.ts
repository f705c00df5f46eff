import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { BUYER, chooseDealership, chooseModel, field, followLink } from '@vitrina/e2e/journey';

const PAGES = [
  ['/privacidad', 'Política de privacidad', 'Reclamo ante la autoridad'],
  ['/terminos', 'Términos y condiciones', 'Mantenimiento'],
] as const;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const [path, name, section] of PAGES)
  test(`${name}: its own address, the footer's link, and its contents by keyboard`, async ({ page }) => {
    await page.goto(path);
    await expect(title(page, name)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(name));
    await page.goto('/gracias');
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(title(page, name)).toBeFocused();
    const link = page.getByRole('navigation', { name: 'Contenido' }).getByRole('link', { name: section });
    await link.focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 2, name: section });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL(path);
  });

/** Opens a link that says it opens a new tab, and reads there. */
async function readBeside(page: Page, link: string, name: string) {
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: link }).click()]);
  await expect(title(tab, name)).toBeVisible();
  await tab.close();
}

test('the terms dialog holds the whole text, and links to it beside the wizard', async ({ page }) => {
  await chooseModel(page, 'Sierra');
  await page.getByRole('button', { name: 'Ver términos y condiciones' }).click();
  const dialog = page.getByRole('dialog', { name: 'Términos y condiciones' });
  for (const text of [/distribuidor oficial/, /18 años o más/, /cambiar sin previo aviso/, /cada 10,000 km/])
    await expect(dialog.getByText(text)).toBeVisible();
  await readBeside(page, 'Ver los términos en una página (se abre en una pestaña nueva)', 'Términos y condiciones');
  await dialog.getByRole('button', { name: 'Acepto' }).click();
  await expect(page.getByLabel('He leído y acepto los términos y condiciones')).toBeChecked();
});

test('a half-typed quotation survives reading the policy: beside it, and by the footer and back', async ({ page }) => {
  await followLink(page, '/ruta/6/resumen?provincia=17', 'Resumen');
  await chooseDealership(page);
  await field(page, 'Nombres').fill(BUYER.Nombres);
  await page.getByText('Cómo tratamos tus datos').click();
  await readBeside(page, 'política de privacidad (se abre en una pestaña nueva)', 'Política de privacidad');
  await expect(field(page, 'Nombres')).toHaveValue(BUYER.Nombres);
  await field(page, 'Apellidos').fill(BUYER.Apellidos);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de privacidad' }).click();
  await expect(title(page, 'Política de privacidad')).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Nombres')).toHaveValue(BUYER.Nombres);
  await expect(field(page, 'Apellidos')).toHaveValue(BUYER.Apellidos);
  await expect(page.getByRole('checkbox', { name: /^Autorizo/ })).not.toBeChecked();
});
