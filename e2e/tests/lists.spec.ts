import type { Browser } from '@playwright/test';
import { newCustomer } from '../support/account';
import { expect, test } from '../support/console';
import { addManyPurchases } from '../support/many-purchases';
import { signIn } from '../support/session';

/** What a list of a customer with `count` purchases asks for until its first row stands, and how many elements it then has. */
async function open(browser: Browser, list: string, count: number) {
  const { customer } = await newCustomer();
  await addManyPurchases(customer.id, count);
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, customer);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(list);
  // The rows, of whatever shape, hold the price of a car.
  await page.getByRole('main').getByText(/^\$\d/).first().waitFor();
  // Pictures are asked for as they come near, and some scripts once the browser is idle.
  const calls = asked.filter((path) => path.startsWith('/api/')).sort();
  const elements = await page.locator('main *').count();
  await context.close();
  return { calls, elements };
}

for (const list of ['/usuario/cotizaciones', '/usuario/compras'])
  test(`${list} with 500 entries: first content as with five, and no row beyond the first page`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const few = await open(browser, list, 5);
    const aPage = await open(browser, list, 20);
    const many = await open(browser, list, 500);
    expect(many.calls).toEqual(few.calls);
    // 'Ver más' besides.
    expect(many.elements).toBeLessThan(aPage.elements + 20);
  });
