import { expect } from '@playwright/test';
import type { Walk } from '@vitrina/e2e/walk';

/** The legal texts as pages, from their beginning and where most of the text is. */
export async function legalTexts({ page, check }: Walk) {
  for (const [path, title, anchor] of [
    ['/privacidad', 'Política de privacidad', '#derechos'],
    ['/terminos', 'Términos y condiciones', '#cuenta'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await check(title);
    await page.goto(path + anchor);
    await expect(page.locator(anchor)).toBeInViewport();
    await check(`${title}, further down`);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await check('footer');
}
