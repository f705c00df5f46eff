import type { Page } from '@playwright/test';
import { forgetAccount } from '@vitrina/e2e/account';
import { expect, test } from '@vitrina/e2e/console';
import { rows } from '@vitrina/e2e/database';
import { BUYER, field, openForm } from '@vitrina/e2e/journey';
import { enter, tabTo, take, type } from '@vitrina/e2e/keyboard';
import { codeFor } from '@vitrina/e2e/outbox';

const PASSWORD = 'secreta7';
const button = (page: Page, name: string) => page.getByRole('button', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Tabs to a combobox and takes the first option that fits the text. */
async function choose(page: Page, name: string, text: string) {
  await type(page, page.getByRole('combobox', { name }), text);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
}

test('an account, its code, sign-out and sign-in by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  const buyer = { ...BUYER, Cédula: '0701234569', 'Correo electrónico': 'teclado@example.ec', Celular: '0987000021' };
  await forgetAccount(buyer.Cédula);
  await openForm(page);
  for (const [label, value] of Object.entries(buyer)) await type(page, field(page, label), value);
  await take(page, page.getByRole('checkbox', { name: /^Autorizo/ }));
  await enter(page, button(page, 'Compra en linea'));
  await enter(page, dialog(page, 'Compra en línea').getByRole('button', { name: 'Sí' }));
  const registration = dialog(page, 'Registro de Usuario');
  await type(page, registration.getByLabel('Contraseña', { exact: true }), PASSWORD);
  await type(page, registration.getByLabel('Confirma tu contraseña', { exact: true }), PASSWORD);
  await take(page, registration.getByRole('checkbox', { name: 'He leído la política de privacidad' }));
  await enter(page, registration.getByRole('button', { name: 'Registrarme' }));

  const validation = dialog(page, 'Valida tu cuenta');
  await expect(validation).toBeVisible();
  await type(page, validation.getByRole('textbox', { name: 'Código OTP' }), await codeFor(page, buyer.Celular));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/usuario\/cotizaciones$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // The toast stands over the footer, where the focus comes by on its way round: each stop must be seen.
  await expect(page.getByText('Validación Exitosa')).toBeVisible();
  await page.locator('.Toastify__toast').hover();
  await enter(page, button(page, 'Cerrar sesión'));
  await enter(page, page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }));
  const signIn = dialog(page, 'Inicia sesión');
  await type(page, signIn.getByRole('textbox', { name: 'Número de identificación' }), buyer.Cédula);
  await type(page, signIn.getByLabel('Contraseña', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Iniciaste sesión como/)).toBeVisible();
  await expect(page).toHaveURL(/\/usuario\/cotizaciones$/);
});

test('a forgotten password is asked for by keyboard alone, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' });
  await enter(page, opener);
  await enter(page, button(page, '¿Olvidaste tu contraseña?'));
  await type(page, page.getByRole('textbox', { name: 'Número de identificación' }), '0701234569');
  await enter(page, button(page, 'Enviar nueva contraseña'));
  await expect(
    page.getByText('Se ha enviado un correo electrónico y un SMS con una nueva contraseña de acceso'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the generic form by keyboard alone', async ({ page }) => {
  test.setTimeout(150_000);
  const email = `teclado-${Date.now()}@example.ec`;
  await page.goto('/campanacrm');
  const person = { ...BUYER, 'Correo electrónico': email };
  for (const [label, value] of Object.entries(person)) await type(page, field(page, label), value);
  for (const [name, text] of [
    ['Vehículo', 'Sierra'],
    ['Paquete', 'Urbano'],
    ['Color', 'Rojo'],
    ['Provincia', 'Pichincha'],
    ['Concesionario', 'Eloy'],
  ] as const)
    await choose(page, name, text);
  await take(page, page.getByRole('checkbox', { name: /^Autorizo/ }));
  await tabTo(page, button(page, 'Solicitar cotización'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/gracias$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await rows('select 1 from form_lead where email = $1', [email])).toHaveLength(1);
});
