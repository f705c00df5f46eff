import { expect, type Page } from '@playwright/test';

/** A buyer with data that pass every rule. */
export const BUYER = {
  Cédula: '1710034065',
  Nombres: 'María José',
  Apellidos: 'Andrade Núñez',
  'Correo electrónico': 'maria@example.ec',
  Celular: '0987654321',
} as const;

export const next = (page: Page) => page.getByRole('button', { name: 'Continuar' });
export const subStep = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title });

/** Home -> specifications of a model. */
export async function chooseModel(page: Page, model: string, province = 'Pichincha') {
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^${model}`) }).click();
  const dialog = page.getByRole('dialog', { name: '¿En qué provincia estás?' });
  await dialog.getByRole('combobox', { name: 'Provincia' }).selectOption({ label: province });
  await dialog.getByRole('button', { name: 'Siguiente' }).click();
  await expect(subStep(page, 'Especificaciones')).toBeVisible();
}

/** Specifications -> the first accepted step after them. */
export async function acceptTerms(page: Page) {
  await page.getByLabel('He leído y acepto los términos y condiciones').check();
  await next(page).click();
  await expect(subStep(page, 'Potencia')).toBeVisible();
}

/** Home -> accessories of a Sierra, with the second package. */
export async function configureToAccessories(page: Page) {
  await chooseModel(page, 'Sierra');
  await acceptTerms(page);
  await expect(next(page)).toBeEnabled();
  await next(page).click();
  await expect(subStep(page, 'Paquetes')).toBeVisible();
  await page.getByRole('radio').nth(1).check();
  await next(page).click();
  await expect(subStep(page, 'Accesorios')).toBeVisible();
}

/** On Accessories: the first coupon and the first accessory that is sold alone. */
export async function addCouponAndAccessory(page: Page) {
  await page.getByRole('tab', { name: 'Mant. Prepagados' }).click();
  await page.getByRole('tabpanel').getByRole('checkbox').first().check();
  await page.getByRole('tab', { name: 'Individuales' }).click();
  await page.getByRole('tabpanel').getByRole('checkbox').first().check();
}

/** Power -> summary, taking what is offered first. */
export async function takeDefaults(page: Page) {
  await expect(next(page)).toBeEnabled();
  await next(page).click();
  await expect(subStep(page, 'Paquetes')).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('heading', { level: 2, name: /Accesorios|Exterior/ })).toBeVisible();
  if (await subStep(page, 'Accesorios').isVisible()) {
    await next(page).click();
    await expect(subStep(page, 'Exterior')).toBeVisible();
  }
  await next(page).click();
  await expect(page).toHaveURL(/\/resumen(\?|$)/);
}

/** Summary -> quotation form, with the first dealership. */
export async function chooseDealership(page: Page) {
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Cotizar' }).click();
  await expect(page.getByRole('heading', { name: 'Ingrese sus datos en el siguiente formulario' })).toBeVisible();
}

/** A link that holds a choice -> the step that it names, for who has not accepted the terms yet. */
export async function followLink(page: Page, link: string, title: string) {
  await page.goto(link);
  await page.getByRole('dialog', { name: 'Términos y condiciones' }).getByRole('button', { name: 'Acepto' }).click();
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
}

/** A link to the exterior of a model, taking what is offered first. */
export const openExterior = (page: Page, model: string) =>
  followLink(page, `/${model}?subpaso=4&provincia=17`, 'Exterior');

export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });

export async function fillForm(page: Page, person: Record<string, string> = BUYER) {
  for (const [label, value] of Object.entries(person)) await field(page, label).fill(value);
  await page.getByRole('checkbox').check();
}

/** Home -> quotation form. */
export async function configure(page: Page, model: string) {
  await chooseModel(page, model);
  await acceptTerms(page);
  await takeDefaults(page);
  await chooseDealership(page);
}

/** A link to the summary -> quotation form, for tests that are not about the way there. */
export async function openForm(page: Page, model = 'sierra/1') {
  await followLink(page, `/${model}/resumen?provincia=17`, 'Resumen');
  await chooseDealership(page);
}
