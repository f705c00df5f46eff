import { expect, test } from '../support/console';
import { addressOf, answerOf, contract } from '../support/contract';
import { configure, fillForm } from '../support/journey';
import { takeNewerFunctions } from '../support/older-browser';
import { CUSTOMER, signIn } from '../support/session';
import { MENU, menuEntries } from '../support/user-menu';

test.beforeEach(async ({ page }) => takeNewerFunctions(page));

test('a guest gets a quotation in a browser without the functions above the floor', async ({ page }) => {
  await configure(page, 'Sierra');
  expect(await page.evaluate(() => 'any' in AbortSignal || 'popover' in HTMLElement.prototype)).toBe(false);
  await fillForm(page);
  await page.getByRole('button', { name: 'Solicitar cotización' }).click();
  await expect(page).toHaveURL(/\/gracias$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('there the menu of a customer opens, and goes as its page does', async ({ page }) => {
  await signIn(page, CUSTOMER);
  await page.route(addressOf(contract.quotations), (route) =>
    route.fulfill({ json: answerOf(contract.quotations, []) }),
  );
  await page.goto('/usuario/cotizaciones');
  await page.goto('/gracias');
  await page.getByRole('banner').getByRole('button', { name: 'Tu cuenta' }).click();
  await expect(menuEntries(page)).toHaveText(MENU);
  await page.goBack();
  await expect(menuEntries(page)).toHaveCount(0);
});
