import { expect } from '@playwright/test';
import type { Walk } from '../../support/walk';

/** A guest who has opened a customer's page: at home, with the dialog, and after they have closed it. */
export async function guard({ page, check }: Walk) {
  await page.goto('/usuario/compras');
  const dialog = page.getByRole('dialog', { name: 'Inicia sesión' });
  await expect(dialog.getByText('Debes Iniciar Sesión primero')).toBeVisible();
  await check('sign-in asked for by the guard');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await check('home after the guard');
}
