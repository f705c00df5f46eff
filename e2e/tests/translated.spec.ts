import { expect, test } from '../support/console';
import { acceptTerms, addCouponAndAccessory, chooseModel, fillForm, next, subStep } from '../support/journey';
import { translate } from '../support/translate';

/** The price bar's label as a person sees it; a name by role would be computed from it. */
const LABEL = '[data-price-bar] button:first-of-type';

test('a translated page goes on changing its words', async ({ page }) => {
  test.setTimeout(120_000);
  await chooseModel(page, 'Sierra');
  await translate(page);
  await expect(page.locator('font').first()).toBeAttached();
  await acceptTerms(page);
  // Another power: its price is computed, shown as such, and then shown.
  await page.getByRole('radio', { name: 'CVT' }).check();
  await expect(page.locator(LABEL).first()).toHaveText('PVP sugerido');
  const amount = page.locator('[data-price-bar] data');
  const before = await amount.textContent();
  await next(page).click();
  await expect(subStep(page, 'Paquetes')).toBeVisible();
  await page.getByRole('radio').nth(1).check();
  await expect(amount).not.toHaveText(before ?? '');
  await page
    .getByRole('checkbox', { name: /^Comparar / })
    .nth(0)
    .check();
  await page
    .getByRole('checkbox', { name: /^Comparar / })
    .nth(1)
    .check();
  await expect(page.getByRole('button', { name: 'Comparar 2 paquetes' })).toBeVisible();
  await next(page).click();
  await expect(subStep(page, 'Accesorios')).toBeVisible();
  await addCouponAndAccessory(page);
  await next(page).click();
  await expect(subStep(page, 'Exterior')).toBeVisible();
  const colours = page.getByRole('group', { name: /^Color/ });
  await colours.getByRole('radio').nth(1).check();
  const name = await colours
    .getByRole('radio')
    .nth(1)
    .evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.textContent);
  await expect(page.locator('legend', { hasText: 'Color' })).toHaveText(`Color${name}`);
  await next(page).click();
  await expect(page).toHaveURL(/\/resumen(\?|$)/);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Cotizar' }).click();
  await fillForm(page);
  await page.getByRole('button', { name: 'Solicitar cotización' }).click();
  await expect(page).toHaveURL(/\/gracias$/);
});
