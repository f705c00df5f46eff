import { expect } from '@playwright/test';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { BUYER } from '@vitrina/e2e/journey';
import type { Walk } from '@vitrina/e2e/walk';

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

const { login, logout, resendOtp, ErrorBody, encode } = contract;

const ACTIVE = {
  status: 409,
  json: encode(ErrorBody, { message: contract.ACTIVE_SESSION, closing: 'closing' }),
};
const UNVERIFIED = {
  status: 202,
  json: answerOf(login, { id: 7, displayName: '', accessToken: '', renewalToken: '', signedIn: false }),
};

/** What a sign-in may ask before it is over: another session, the one-time password. */
export async function signInAnswers({ page, check }: Walk) {
  let answer = ACTIVE;
  await page.route(addressOf(login), (route) => route.fulfill(answer));
  for (const endpoint of [logout, resendOtp])
    await page.route(addressOf(endpoint), (route) => route.fulfill({ json: {} }));
  await page.goto('/gracias');
  await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inicia sesión' });
  await dialog.getByRole('textbox', { name: 'Número de identificación' }).fill('1710034065');
  await dialog.getByLabel('Contraseña', { exact: true }).fill('secreta7');
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
  const active = page.getByRole('dialog', { name: 'Usted tiene una sesión activa' });
  await expect(active).toBeVisible();
  await check('active session');
  answer = UNVERIFIED;
  await active.getByRole('button', { name: 'Sí' }).click();
  const validation = page.getByRole('dialog', { name: 'Valida tu cuenta' });
  await expect(validation.getByText('¿Deseas que te enviemos un nuevo código OTP?')).toBeVisible();
  await check('account to validate');
  await validation.getByRole('button', { name: 'Sí' }).click();
  await validation.getByRole('button', { name: 'Validar' }).click();
  await expect(validation.getByRole('textbox', { name: 'Código OTP' })).toHaveAccessibleDescription(
    /Necesita ingresar/,
  );
  await check('one-time password');
}

const FORMS = [
  { path: '/cotiza', title: /^Cotiza tu/ },
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
  await page.getByRole('combobox', { name: 'Vehículo' }).fill('Tena');
  await page.getByRole('option', { name: 'Tena' }).click();
  await expect(page.getByRole('img', { name: 'Tena' })).toBeVisible();
  await check('vehicle chosen');
  await page.getByRole('checkbox', { name: /^Autorizo/ }).check();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Verifique que la información ingresada sea la correcta')).toBeVisible();
  await check('post-sale form with errors');
  await page.getByRole('combobox', { name: 'Vehículo' }).fill('Cóndor Tena 2019');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Placa/ })).toBeVisible();
  await check('post-sale form, vehicle written');
  await page.getByRole('textbox', { name: /^Placa/ }).fill('PBA1234');
  for (const [label, value] of Object.entries(BUYER)) await page.getByRole('textbox', { name: label }).fill(value);
  const dealership = page.getByRole('combobox', { name: 'Concesionario' });
  await dealership.fill('Eloy');
  await page.getByRole('option', { name: /Eloy/ }).first().click();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page).toHaveURL(/\/gracias$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await check('thank-you page of a form');
}
