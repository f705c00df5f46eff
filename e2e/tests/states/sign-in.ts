import { expect } from '@playwright/test';
import type { Walk } from './walk';

/** The dialog behind the header's button, without an account. */
export async function signInDialog({ page, check }: Walk) {
  await page.goto('/gracias');
  await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inicia sesión' });
  await expect(dialog).toBeVisible();
  await check('sign-in dialog');
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Completa el formulario')).toBeVisible();
  await check('sign-in dialog with errors');
  await dialog.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page.getByRole('dialog', { name: 'Recupera tu contraseña' })).toBeVisible();
  await check('forgotten password');
}

const FORMS = [
  { path: '/cotiza/Chatbotweb', title: /^Cotiza tu/ },
  { path: '/cotiza/Chatbotweb/sierra/1', title: /^Cotiza tu/ },
  { path: '/campanacrm', title: /^Cotiza tu/ },
  { path: '/campana-post-venta', title: /^Servicio para tu/ },
];

/** The forms without the wizard, empty and with errors. */
export async function leadForms({ page, check }: Walk) {
  for (const { path, title } of FORMS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Paquete' })).toBeVisible();
    await check(path);
  }
  await page.getByRole('checkbox', { name: /^Autorizo/ }).check();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Verifique que la información ingresada sea la correcta')).toBeVisible();
  await check('post-sale form with errors');
}
