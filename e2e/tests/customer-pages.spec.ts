import type { Page } from '@playwright/test';
import { expect, test } from '../support/console';
import { customerWith } from '../support/customers';
import { CUSTOMER_PAGES } from '../support/declared-pages';
import { openInSite, signIn } from '../support/session';
import { menuEntries } from '../support/user-menu';

type View = { event: string; page: string; path: string; title: string };

const lastView = (page: Page) =>
  page.evaluate(() =>
    ((globalThis as unknown as { dataLayer?: View[] }).dataLayer ?? [])
      .filter(({ event }) => event === 'page_view')
      .at(-1),
  );

/** From far down on another page, so that it shows whether the next one begins at its top. */
async function fromFarDown(page: Page) {
  await openInSite(page, '/terminos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Términos y condiciones');
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
}

test('every page of a customer has its title, its page view, and begins at its top with the focus on its heading', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { customer, purchases } = await customerWith(2005, 2112);
  const [bought, request] = purchases.map(({ id }) => id);
  const queries: Record<string, string> = { 'compras.detalle': `?id=${bought}`, 'credito.detalle': `?id=${request}` };
  await signIn(page, customer);
  for (const { name, path, title } of CUSTOMER_PAGES.filter(({ path }) => path !== '/usuario')) {
    await test.step(path, async () => {
      await fromFarDown(page);
      await openInSite(page, path + (queries[name] ?? ''));
      await expect(page).toHaveTitle(`${title} | Cóndor`);
      expect(await lastView(page)).toEqual({
        ...{ event: 'page_view', page: name, path: encodeURI(path), title: `${title} | Cóndor` },
      });
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }
});

test('/usuario leads to the quotations, and is not kept in the history', async ({ page }) => {
  await signIn(page, (await customerWith()).customer);
  await fromFarDown(page);
  await openInSite(page, '/usuario');
  await expect(page).toHaveURL(/\/usuario\/cotizaciones$/);
  await expect(page).toHaveTitle('Tus cotizaciones | Cóndor');
  await page.goBack();
  await expect(page).toHaveURL(/\/terminos$/);
});

test('an address with a hash scrolls to what it names', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await signIn(page, (await customerWith(2005)).customer);
  await openInSite(page, '/usuario/cotizaciones#contenido');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  const top = () => page.getByRole('main').evaluate((main) => Math.round(main.getBoundingClientRect().top));
  const before = await top();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(before).toBeLessThan(400);
});

test("the user's menu has four entries, each of which leads to its page", async ({ page }) => {
  await signIn(page, (await customerWith()).customer);
  const ENTRIES = [
    ['Tus datos personales', '/usuario/perfil'],
    ['Tus cotizaciones', '/usuario/cotizaciones'],
    ['Tus compras a contado', '/usuario/compras'],
    ['Solicitudes de crédito', '/usuario/solicitudes'],
  ] as const;
  const open = () => page.getByRole('banner').getByRole('button', { name: 'Tu cuenta' }).click();
  await open();
  await expect(menuEntries(page)).toHaveText(ENTRIES.map(([label]) => label));
  await page.keyboard.press('Escape');
  for (const [label, path] of ENTRIES) {
    await open();
    await menuEntries(page).filter({ hasText: label }).click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(menuEntries(page)).toHaveCount(0);
  }
});
