import { expect } from '@playwright/test';
import { subStep } from '@vitrina/e2e/journey';
import type { Walk } from '@vitrina/e2e/walk';

/** A link whose choices are not all sold any more. */
const OLD_LINK = '/sierra/1?subpaso=4&provincia=17&anio=2019&motor=9&paquete=77&individuales=999&color=55';

export async function restoredLink({ page, check }: Walk) {
  await page.goto(OLD_LINK);
  const terms = page.getByRole('dialog', { name: 'Términos y condiciones' });
  await expect(terms).toBeVisible();
  await check('a link, the terms asked for');
  await terms.getByRole('button', { name: 'Acepto' }).click();
  await expect(subStep(page, 'Exterior')).toBeVisible();
  await expect(page.getByText('Recuperamos la configuración de tu enlace')).toBeVisible();
  await check('a link, what is no longer sold');
}
