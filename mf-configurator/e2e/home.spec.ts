import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { chooseModel } from '@vitrina/e2e/journey';
import { hold } from '@vitrina/e2e/walk';

const banner = (page: Page) => page.getByRole('region', { name: 'Novedades' });
const control = (page: Page, name: string) => banner(page).getByRole('button', { name });
/** The dots that stand for the banners; the shown one is the current one. */
const dots = (page: Page) => banner(page).getByRole('button', { name: /^Ir a / });
const shown = (page: Page) =>
  dots(page).evaluateAll((list) => list.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));

async function openBanner(page: Page) {
  await page.clock.install();
  await page.goto('/');
  // what the shell does when nothing else is left waits for an idle moment of this clock
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(dots(page).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(dots(page)).toHaveCount(3);
  await page.mouse.move(5, 5);
  // whatever is on its way would seem to take as long as the clock is moved on
  await page.waitForLoadState('networkidle');
}

test('banners turn every seven seconds, and stand still under the pointer, with the focus inside and when paused', async ({
  page,
}) => {
  await openBanner(page);
  expect(await shown(page)).toBe(0);
  await page.clock.runFor(7500);
  await expect.poll(() => shown(page)).toBe(1);

  // Not over a link: its page would be loaded ahead, and seem late when the clock is moved on.
  await control(page, 'Pausar el carrusel').hover();
  await page.clock.runFor(20_000);
  expect(await shown(page)).toBe(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(7500);
  await expect.poll(() => shown(page)).toBe(2);

  await control(page, 'Pausar el carrusel').focus();
  await page.clock.runFor(20_000);
  expect(await shown(page)).toBe(2);
  await page.keyboard.press('Enter');
  await expect(control(page, 'Reanudar el carrusel')).toBeFocused();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.clock.runFor(20_000);
  expect(await shown(page)).toBe(2);
});

test("the server's list decides which banners there are, in which order, and nothing jumps", async ({ page }) => {
  const { banners, decode } = contract;
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(addressOf(banners), async (route) => {
    await mayAnswer;
    const [, second, third] = decode(banners.response, await (await route.fetch()).json());
    if (!second || !third) throw new Error('The seed has too few banners.');
    await route.fulfill({ json: answerOf(banners, [second, { ...third, order: second.order - 1 }]) });
  });
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Cóndor SUV' });
  await expect(region).toBeVisible();
  const before = await region.boundingBox();
  answer();
  await expect(dots(page)).toHaveCount(2);
  expect(await dots(page).evaluateAll((list) => list.map((dot) => dot.ariaLabel))).toEqual([
    expect.stringMatching(/^Ir a Kira/),
    expect.stringMatching(/^Ir a Chimba/),
  ]);
  expect(await shown(page)).toBe(0);
  await expect(banner(page).getByRole('link', { name: /Kira/ })).toBeVisible();
  expect(await region.boundingBox()).toEqual(before);
});

test('one banner fades over to the next in less than 200 ms', async ({ page }) => {
  await page.goto('/');
  await expect(dots(page)).toHaveCount(3);
  const fades = await dots(page)
    .nth(1)
    .evaluate((dot: HTMLElement) => {
      dot.click();
      const slides = document.querySelectorAll('[aria-label="Novedades"] li');
      const running = [...slides].flatMap((slide) => slide.getAnimations());
      return running.map(({ effect }) => Number(effect?.getComputedTiming().duration));
    });
  expect(fades).toEqual([expect.any(Number)]);
  expect(Math.max(...fades)).toBeLessThan(200);
  await expect.poll(() => shown(page)).toBe(1);
});

test('pause is the first control of the banner, and a dot leads to its banner', async ({ page }) => {
  await openBanner(page);
  await page.getByRole('button', { name: 'Iniciar sesión' }).focus();
  await page.keyboard.press('Tab');
  await expect(control(page, 'Pausar el carrusel')).toBeFocused();
  await dots(page).nth(2).click();
  await page.clock.runFor(1000);
  await expect.poll(() => shown(page)).toBe(2);
  // only the shown banner can be reached
  await expect(banner(page).locator('li:not([aria-hidden=true])')).toHaveCount(1);
});

test('for who wants no motion the banners stand still, and can be gone through', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBanner(page);
  await expect(control(page, 'Pausar el carrusel')).toHaveCount(0);
  await page.clock.runFor(20_000);
  expect(await shown(page)).toBe(0);
  await control(page, 'Siguiente').click();
  await page.clock.runFor(100);
  await expect.poll(() => shown(page)).toBe(1);
});

for (const [screen, width, name] of [
  ['a phone', 390, /800x900/],
  ['a desktop', 1280, /1920x640/],
] as const) {
  test(`${screen} gets the banner's picture for its screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const picture = banner(page).getByRole('img').first();
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image) => (image as HTMLImageElement).currentSrc)).toMatch(name);
  });
}

test('placeholders stand until the vehicles arrive', async ({ page }) => {
  const answer = await hold(page, contract.vehicleLines);
  await page.goto('/');
  const places = page.getByRole('status').filter({ hasText: 'Cargando vehículos' });
  await expect(places).toBeVisible();
  expect([4, 5]).toContain(await places.locator(':scope > [aria-hidden]').count());
  await answer();
  await expect(page.getByRole('region', { name: 'Cóndor SUV' }).getByRole('button')).toHaveCount(2);
  await expect(places).toHaveCount(0);
});

test('a model asks for the province: without one nothing happens, with one step 2 opens and analytics hears of it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Sierra/ }).click();
  const dialog = page.getByRole('dialog', { name: '¿En qué provincia estás?' });
  const next = dialog.getByRole('button', { name: 'Siguiente' });
  await expect(dialog.getByRole('combobox', { name: 'Provincia' })).toBeVisible();
  await next.click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await dialog.getByRole('combobox', { name: 'Provincia' }).selectOption({ label: 'Azuay' });
  await next.click();
  await expect(page).toHaveURL(/\/sierra\/1\b/);
  await expect(page.getByRole('heading', { level: 2, name: 'Especificaciones' })).toBeVisible();
  const events = await page.evaluate(() => (globalThis as unknown as { dataLayer: { event: string }[] }).dataLayer);
  expect(events).toContainEqual(expect.objectContaining({ event: 'select_model', model: 'Sierra', province: 'Azuay' }));
});

test('the link of a banner stands on a ground of its own, beside its controls, on every width', async ({ page }) => {
  await openBanner(page);
  const link = page.getByRole('link', { name: 'Descúbrelo' }).first();
  for (const width of [320, 360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const [of, pause] = await Promise.all([link.boundingBox(), control(page, 'Pausar el carrusel').boundingBox()]);
    const apart = of && pause && (of.x + of.width <= pause.x || of.y + of.height <= pause.y);
    expect({ width, apart }).toEqual({ width, apart: true });
    await expect(link).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
});

test('the name of the model stands on the grid of the page', async ({ page }) => {
  await chooseModel(page, 'Sierra');
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const left = (name: 'logo' | 'model') =>
      (name === 'logo'
        ? page.getByRole('banner').getByRole('link', { name: /inicio$/ })
        : page.getByRole('heading', { level: 1, name: 'Sierra' })
      ).evaluate((node) =>
        Math.round(node.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(node).paddingLeft)),
      );
    expect({ width, left: await left('model') }).toEqual({ width, left: await left('logo') });
  }
});
