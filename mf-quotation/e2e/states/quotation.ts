import { expect } from '@playwright/test';
import { chooseDealership, field, fillForm, followLink } from '@vitrina/e2e/journey';
import type { Walk } from '@vitrina/e2e/walk';

/** The form with its errors and dialog, and what thanks for it. */
export async function quotation({ page, check }: Walk) {
  await followLink(page, '/ruta/6/resumen?provincia=17', 'Resumen');
  await chooseDealership(page);
  await check('form');
  await field(page, 'Nombres').fill('7');
  await field(page, 'Cédula').fill('1234');
  await field(page, 'Apellidos').focus();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Solicitar cotización' }).click();
  await expect(page.getByText('Completa el formulario')).toBeVisible();
  await check('form with errors');
  await fillForm(page);
  await page.getByRole('button', { name: 'Compra en linea' }).click();
  const question = page.getByRole('dialog', { name: 'Compra en línea' });
  await expect(question).toBeVisible();
  await check('online purchase, question');
  await question.getByRole('button', { name: 'Sí' }).click();
  await expect(page.getByRole('dialog', { name: 'Registro de Usuario' })).toBeVisible();
  await check('online purchase, registration');
  await page.getByRole('checkbox', { name: 'He leído la política de privacidad' }).check();
  await page.getByRole('button', { name: 'Registrarme' }).click();
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await check('online purchase, registration with errors');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(2100); // the leading-edge debounce of the button
  await page.getByRole('button', { name: 'Solicitar cotización' }).click();
  await expect(page).toHaveURL(/\/gracias$/);
  await expect(page.getByRole('heading', { level: 1, name: /Cotizaste/ })).toBeVisible();
  await check('thank-you page');
  await page.goto('/gracias');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await check('thank-you page without a quotation');
}

/** The time that the success of a request stays (specification 1, section 9). */
const SUCCESS_MS = 3_000;

/** What stands in the form's place until the thank-you page comes, which here waits. */
export async function requestReceived({ page, check }: Walk) {
  await page.addInitScript((stays) => {
    const { setTimeout } = globalThis;
    globalThis.setTimeout = ((work: () => void, ms?: number) =>
      setTimeout(work, ms === stays ? 600_000 : ms)) as typeof setTimeout;
  }, SUCCESS_MS);
  await followLink(page, '/ruta/6/resumen?provincia=17', 'Resumen');
  await chooseDealership(page);
  await fillForm(page);
  await page.getByRole('button', { name: 'Solicitar cotización' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recibimos tu solicitud' })).toBeVisible();
  await check('request received');
}
