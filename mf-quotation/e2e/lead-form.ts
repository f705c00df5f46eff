import type { Page } from '@playwright/test';
import { expect } from '@vitrina/e2e/console';

/** Who fills in a form in these tests. */
export const person = (email: string) => ({
  Cédula: '1710034065',
  Nombres: 'Rosa',
  Apellidos: 'Ñañez',
  'Correo electrónico': email,
  Celular: '+593 98 765 4321',
});

/** Chooses the first option that reads like this. */
export async function choose(page: Page, name: string, option: string) {
  const combo = page.getByRole('combobox', { name });
  await expect(combo).toBeEnabled();
  await combo.fill(option);
  await page.getByRole('option', { name: option }).first().click();
}

/** Fills in the person and agrees. */
export async function fillPerson(page: Page, email: string) {
  const agreed = page.getByRole('checkbox', { name: /^Autorizo/ });
  await expect(agreed).not.toBeChecked();
  for (const [label, value] of Object.entries(person(email)))
    await page.getByRole('textbox', { name: label }).fill(value);
  await agreed.check();
}

/** Chooses a dealership of Quito. */
export async function choosePlace(page: Page) {
  await choose(page, 'Provincia', 'Pichincha');
  await choose(page, 'Concesionario', 'Cóndor Eloy Alfaro');
}

/** The lead was sent: the page thanks for it. */
export const thanked = (page: Page) => expect(page).toHaveURL(/\/gracias$/);
