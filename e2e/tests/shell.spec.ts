import { REMOTES, remoteOrigin } from '../servers/ports';
import { newCustomer } from '../support/account';
import { expect, test } from '../support/console';
import { chooseModel } from '../support/journey';
import { enter, tabTo } from '../support/keyboard';
import { CUSTOMER, signIn } from '../support/session';
import { MENU, menuEntries } from '../support/user-menu';

const events = (page: import('@playwright/test').Page) =>
  page.evaluate(() => (globalThis as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);

test('an unknown path leads home', async ({ page }) => {
  await page.goto('/no/such/page/here');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elige tu vehículo');
});

test('a guest is led home from the signed-in area, and nothing of that remote is fetched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/gracias');
  await page.getByRole('heading', { level: 1 }).waitFor();
  asked.length = 0;
  await page.evaluate(() => {
    history.pushState(null, '', '/usuario/pagos');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(page.getByRole('dialog').getByText('Debes Iniciar Sesión primero')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(asked.filter((url) => url.startsWith(remoteOrigin('mf-payments')))).toEqual([]);
});

test('a signed-in customer sees their name, the menu and each page with its title', async ({ page }) => {
  await signIn(page, (await newCustomer()).customer);
  const PAGES: [string, RegExp][] = [
    ['Tus datos personales', /\/usuario\/perfil$/],
    ['Tus cotizaciones', /\/usuario\/cotizaciones$/],
    ['Tus compras a contado', /\/usuario\/compras$/],
    ['Solicitudes de crédito', /\/usuario\/solicitudes$/],
  ];
  await page.goto('/usuario');
  await expect(page).toHaveURL(/\/usuario\/cotizaciones$/);
  for (const [label, url] of PAGES) {
    await page.getByRole('navigation', { name: 'Tu cuenta' }).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(url);
    await expect(page).toHaveTitle(new RegExp(label));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await page.goto('/usuario/perfil/contraseña');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const name = page.getByRole('banner').getByText(CUSTOMER.displayName);
  await name.click();
  await expect(page).toHaveURL(/\/usuario\/cotizaciones$/);

  // On a phone its first word stands for it, whole, and the button beside it follows at once.
  const ends = () =>
    name.evaluate((node) => {
      const right = (of: Element | undefined) => Math.round(of?.getBoundingClientRect().right ?? 0);
      const [first, others] = node.children;
      return { name: right(node), first: right(first), others: right(others) };
    });
  await page.setViewportSize({ width: 1280, height: 844 });
  const wide = await ends();
  expect(wide.others).toBe(wide.name);
  expect(wide.first).toBeLessThan(wide.name);
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await ends();
  expect(narrow.first).toBe(narrow.name);
});

test("the user's menu opens and closes by keyboard, and gives the focus back", async ({ page }) => {
  await signIn(page, (await newCustomer()).customer);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Tu cuenta' });
  await enter(page, opener);
  await expect(menuEntries(page)).toHaveText(MENU);
  await tabTo(page, menuEntries(page).first());
  await page.keyboard.press('Escape');
  await expect(menuEntries(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Space');
  await enter(page, menuEntries(page).filter({ hasText: 'Solicitudes de crédito' }));
  await expect(page).toHaveURL(/\/usuario\/solicitudes$/);
  await expect(menuEntries(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test("a press elsewhere closes the user's menu", async ({ page }) => {
  await signIn(page, CUSTOMER);
  await page.getByRole('banner').getByRole('button', { name: 'Tu cuenta' }).click();
  await expect(menuEntries(page)).toHaveText(MENU);
  await page.mouse.click(20, 400);
  await expect(menuEntries(page)).toHaveCount(0);
});

test('every navigation is tracked with its title, and the title follows the route', async ({ page }) => {
  await chooseModel(page, 'Ruta');
  await expect(page).toHaveTitle(/Personaliza/);
  await page.goBack();
  await expect(page).toHaveTitle(/Elige tu vehículo/);
  const views = (await events(page)).filter(({ event }) => event === 'page_view');
  expect(views.length).toBeGreaterThanOrEqual(3);
  expect(JSON.stringify(views)).toContain('Personaliza');
});

test('a jump to a later step says what to complete first', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Resumen/ }).click({ force: true }); // aria-disabled, and still says why
  await expect(page.getByText('Completa primero el paso 2')).toBeVisible();
});

test("on the wizard a Home button opens the maker's site in a new tab", async ({ page }) => {
  await chooseModel(page, 'Tena');
  const home = page.getByRole('banner').getByRole('link', { name: /Home/ });
  await expect(home).toHaveAttribute('target', '_blank');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /inicio/ })
    .click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(home).toHaveCount(0);
});

test('the sign-in button loads its dialog only then', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((url) => url.includes('slot-login'))).toEqual([]);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeFocused();
});

test('a QA override runs another build in this browser only, with a badge that takes it back', async ({
  page,
  browser,
  consoleLog,
}) => {
  // The document hints the released build to everybody, so a browser with an override leaves those hints unused.
  consoleLog.expectMatching(/\/remotes\/mf-quotation\/.* was preloaded using link preload but not used/);
  const override = `mf-quotation@${remoteOrigin('mf-quotation')}/broken/remoteEntry.js`;
  await page.goto(`/gracias?mf=${override}`);
  await expect(page.getByRole('heading', { name: 'Recuperada' })).toBeVisible();
  await page.goto('/gracias');
  await expect(page.getByRole('heading', { name: 'Recuperada' })).toBeVisible();
  const badge = page.getByRole('complementary').filter({ hasText: 'mf-quotation' });
  await expect(badge).toBeVisible();
  const stranger = await browser.newPage();
  await stranger.goto('/gracias');
  await expect(stranger.getByRole('heading', { name: /Gracias/ })).toBeVisible();
  await stranger.close();
  await badge.getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: /Gracias/ })).toBeVisible();
});

test('an override from a host that is not on the list is ignored', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(/VIT-107/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/gracias?mf=mf-quotation@http://127.0.0.1:9/remoteEntry.js');
  await expect(page.getByRole('heading', { name: /Gracias/ })).toBeVisible();
  expect(asked.filter((url) => url.startsWith('http://127.0.0.1:9/'))).toEqual([]);
});

test('each remote of the registry runs from its own origin', async ({ request }) => {
  const registry = (await (await request.get('/registry.json')).json()) as {
    remotes: { name: string; base: string }[];
  };
  expect(registry.remotes.map(({ name }) => name).sort()).toEqual([...REMOTES].sort());
  for (const { name, base } of registry.remotes) expect(base).toContain(remoteOrigin(name as (typeof REMOTES)[number]));
});
