import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './console';
import { chooseDealership, chooseModel, field, next, subStep } from './journey';
import { signIn } from './session';

async function isClean(page: Page, where: string) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${where}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
  expect(found).toEqual([]);
  const sideways = await page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
  expect({ where, sideways }).toEqual({ where, sideways: 0 });
}

const SCREENS = [
  { name: 'desktop, light', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { name: 'small phone, light', viewport: { width: 320, height: 640 }, colorScheme: 'light' },
] as const;

for (const { name, viewport, colorScheme } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('the journey is clean for axe and fits its width, step by step', async ({ page }) => {
      test.setTimeout(180_000);
      await page.goto('/');
      await expect(page.getByRole('button', { name: /^Sierra/ })).toBeVisible();
      await isClean(page, 'home');
      await page.getByRole('button', { name: /^Sierra/ }).click();
      await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Provincia' })).toBeVisible();
      await isClean(page, 'province dialog');
      await chooseModel(page, 'Sierra');
      await isClean(page, 'specifications');
      await next(page).click();
      await expect(page.getByRole('dialog', { name: 'Términos y condiciones' })).toBeVisible();
      await isClean(page, 'terms dialog');
      await page.getByRole('button', { name: 'Acepto' }).click();
      await next(page).click();
      await expect(next(page)).toBeEnabled();
      await isClean(page, 'power');
      await next(page).click();
      await expect(subStep(page, 'Paquetes')).toBeVisible();
      await isClean(page, 'packages');
      await page.getByRole('button', { name: 'Comparar con versiones similares' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await isClean(page, 'comparison dialog');
      await page.keyboard.press('Escape');
      await next(page).click();
      await expect(subStep(page, 'Accesorios')).toBeVisible();
      await isClean(page, 'accessories');
      await next(page).click();
      await expect(subStep(page, 'Exterior')).toBeVisible();
      await isClean(page, 'exterior');
      await next(page).click();
      await expect(page).toHaveURL(/\/resumen$/);
      await expect(page.getByRole('radio').first()).toBeVisible();
      await isClean(page, 'summary');
      await chooseDealership(page);
      await isClean(page, 'form');
      await field(page, 'Nombres').fill('7');
      await field(page, 'Apellidos').focus();
      await isClean(page, 'form with an error');
      await page.goto('/gracias');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await isClean(page, 'thank-you page');
    });

    test('the signed-in area is clean for axe and fits its width', async ({ page }) => {
      await signIn(page);
      for (const path of [
        '/usuario/cotizaciones',
        '/usuario/perfil',
        '/usuario/pagos',
        '/usuario/solicitudes/calculo',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await isClean(page, path);
      }
    });
  });
}

/** Presses Tab until the element has the focus, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ timeout: 30_000, intervals: [0] });
}

test('the journey by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: /^Ruta/ }));
  await page.keyboard.press('Enter');
  const province = page.getByRole('combobox', { name: 'Provincia' });
  await expect(province).toBeVisible();
  await tabTo(page, province);
  await page.keyboard.type('Guayas');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Siguiente' }));
  await page.keyboard.press('Enter');
  await expect(subStep(page, 'Especificaciones')).toBeVisible();
  await tabTo(page, page.getByLabel('He leído y acepto los términos y condiciones'));
  await page.keyboard.press('Space');
  for (const title of ['Potencia', 'Paquetes']) {
    await expect(next(page)).toBeEnabled();
    await tabTo(page, next(page));
    await page.keyboard.press('Enter');
    await expect(subStep(page, title)).toBeFocused();
  }
});
