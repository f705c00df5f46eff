import { expect, type Page } from '@playwright/test';
import { contract } from '@vitrina/e2e/contract';
import { hold, type Walk, whileRefused } from '@vitrina/e2e/walk';

const { provinces, vehicleLines } = contract;

export async function home({ page, check }: Walk) {
  const answer = await hold(page, vehicleLines);
  await page.goto('/');
  await expect(page.getByText('Cargando vehículos')).toBeAttached();
  await check('home, placeholders');
  await answer();
  const model = page.getByRole('button', { name: /^Sierra/ });
  await expect(model).toBeVisible();
  const banner = page.getByRole('region', { name: 'Novedades' });
  await expect(banner.getByRole('button', { name: /^Ir a / }).first()).toBeVisible();
  await check('home');

  await page.getByRole('button', { name: /Resumen/ }).click({ force: true }); // aria-disabled, and still says why
  await expect(page.getByText('Completa primero el paso 2')).toBeVisible();
  await check('home, a toast');

  await model.click();
  const dialog = page.getByRole('dialog', { name: '¿En qué provincia estás?' });
  await expect(dialog.getByRole('combobox', { name: 'Provincia' })).toBeVisible();
  await check('province dialog');

  await dialog.getByRole('combobox', { name: 'Provincia' }).selectOption({ label: 'Pichincha' });
  await dialog.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Especificaciones' })).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('link', { name: /^Sigue con tu Sierra/ })).toBeVisible();
  await check('home, a configuration was left');
  await page.getByRole('button', { name: /^Altar/ }).click();
  await expect(dialog.getByRole('button', { name: 'Seguir con tu Sierra' })).toBeVisible();
  await check('province dialog, a configuration was left');
}

/** Pixels between a failure notice and what stands above it. */
const gapAbove = (page: Page, within: string) =>
  page.evaluate((selector) => {
    // The one that offers to try again: in a dialog what the server said stands above it.
    const notice = document.querySelector(selector)?.querySelector('[role=alert]:has(button)');
    const above = notice?.previousElementSibling;
    return above && notice ? notice.getBoundingClientRect().top - above.getBoundingClientRect().bottom : 0;
  }, within);

export async function homeFailures({ page, check }: Walk) {
  await whileRefused(page, vehicleLines, async () => {
    await page.goto('/');
    await expect(page.getByText('No pudimos cargar los vehículos')).toBeVisible();
    expect(await gapAbove(page, 'main')).toBeGreaterThanOrEqual(24);
    await check('home, load failed');
  });
  await whileRefused(page, provinces, async () => {
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('button', { name: /^Sierra/ }).click();
    await expect(page.getByText('No pudimos cargar las provincias')).toBeVisible();
    expect(await gapAbove(page, 'dialog[open]')).toBeGreaterThanOrEqual(16);
    await check('province dialog, load failed');
  });
}
