import { devices, type Page } from '@playwright/test';
import { axeViolations } from '@vitrina/e2e/checks/axe';
import { expect, test } from '@vitrina/e2e/console';
import {
  fromMiddle,
  infoWindow,
  isMarkerAt,
  list,
  listBox,
  map,
  middleOf,
  openSummary,
  PLACES,
  pressAt,
  scale,
  seeCountry,
  seeMap,
  underWindow,
} from '@vitrina/e2e/map';

/** Within the one cluster of the province, as the country shows it. */
const QUITO = fromMiddle(PLACES['Cóndor Eloy Alfaro']);
/** How far two of one place are spread, to the side and up or down. */
const SPREAD = 28.3;
/** Half the height of a pin, above its tip. */
const PIN = 22;
/** Two presses in less time bring the map nearer. */
const NO_DOUBLE_CLICK = 300;

test('map and list show the same dealerships and choose for each other', async ({ page }) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/\/js\/map\./.test(request.url())) chunks.push(page.url());
  });
  await openSummary(page);
  await seeMap(page);
  expect(chunks.map((address) => new URL(address).pathname)).toEqual([expect.stringMatching(/\/resumen$/)]);
  await expect(page.getByText('14 concesionarios')).toBeVisible();
  expect((await map(page).boundingBox())?.height).toBe(500);
  expect((await listBox(page).boundingBox())?.height).toBe(500);
  // It opens on the dealerships of the province.
  await expect(scale(page)).toHaveText(/^[12]0 km$/);

  await test.step('a choice in the list comes near and opens the window', async () => {
    await page.getByRole('radio', { name: 'Cóndor La Carolina' }).check();
    await expect(infoWindow(page, 'Cóndor La Carolina')).toContainText('08h30 – 18h00');
    // Without streets no nearer than the city's name tells where it is.
    await expect(scale(page)).toHaveText('2 km');
    await expect(page.getByText(/^Sin calles/)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Cóndor La Carolina' })).toBeFocused();
  });

  await test.step('a closed window opens again, and Escape gives the focus to the map', async () => {
    await infoWindow(page, 'Cóndor La Carolina').getByRole('button', { name: 'Cerrar' }).click();
    await expect(infoWindow(page, 'Cóndor La Carolina')).toBeHidden();
    await expect(map(page)).toBeFocused();
    await page.getByRole('radio', { name: 'Cóndor La Carolina' }).click();
    await infoWindow(page, 'Cóndor La Carolina').focus();
    await page.keyboard.press('Escape');
    await expect(infoWindow(page, 'Cóndor La Carolina')).toBeHidden();
    await expect(map(page)).toBeFocused();
  });

  await test.step('a cluster comes nearer, and nothing is chosen by it', async () => {
    await seeCountry(page);
    await pressAt(page, await middleOf(page), QUITO);
    await expect(scale(page)).not.toHaveText('100 km');
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName('Cóndor La Carolina');
  });

  expect(await axeViolations(page)).toEqual([]);
});

test('two dealerships at the same place can both be reached', async ({ page }) => {
  await openSummary(page);
  await seeMap(page);
  await page.getByRole('radio', { name: 'Cóndor Eloy Alfaro' }).check();
  // Nearer than the city, where the two stand apart from the others; a choice keeps a nearer look.
  await expect(scale(page)).toHaveText('2 km');
  await expect(async () => {
    await page.getByRole('button', { name: 'Acercar el mapa' }).click();
    await expect(scale(page)).toHaveText('200 m', { timeout: 500 });
  }).toPass();
  await page.getByRole('radio', { name: 'Cóndor Eloy Alfaro' }).click();
  const open = page.getByRole('dialog');
  const reached: string[] = [];
  for (const side of [1, -1]) {
    const tip = await underWindow(page);
    await open.getByRole('button', { name: 'Cerrar' }).click();
    await page.waitForTimeout(NO_DOUBLE_CLICK);
    await pressAt(page, tip, { x: 0, y: 0 });
    await page.waitForTimeout(NO_DOUBLE_CLICK);
    const pin = { x: side * SPREAD, y: -side * SPREAD - PIN };
    await expect.poll(() => isMarkerAt(page, tip, pin)).toBe(true);
    await pressAt(page, tip, pin);
    await expect(open).toBeFocused();
    const name = (await open.getByRole('heading').textContent()) ?? '';
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(name);
    reached.push(name);
  }
  expect(reached.sort()).toEqual(['Andina Motors Granados', 'Cóndor Eloy Alfaro']);
});

test('the search filters list and map together, and the keyboard moves the map and leaves it', async ({ page }) => {
  await openSummary(page);
  await seeMap(page);
  const search = page.getByRole('searchbox', { name: 'Busca concesionario' });
  await search.fill('SANGOLQUI');
  await expect(list(page)).toHaveCount(1);
  // Alone now, and so no cluster: its marker chooses it.
  await seeCountry(page);
  const { x, y } = fromMiddle(PLACES['Andina Motors Sangolquí']);
  await pressAt(page, await middleOf(page), { x, y: y - PIN });
  await expect(infoWindow(page, 'Andina Motors Sangolquí')).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Andina Motors Sangolquí' })).toBeChecked();

  await search.fill('carcelen');
  await expect(list(page)).toHaveCount(1);
  await expect(page.getByRole('dialog')).toBeHidden();
  await search.fill('');
  // The map comes back to the chosen one, and obeys the keys once it is there.
  await underWindow(page);
  await expect(scale(page)).toHaveText('2 km');

  await map(page).focus();
  // Two steps change the scale's words, and a press on the way of the one before counts from there.
  const zoom = (key: string, until: RegExp) =>
    expect(async () => {
      await page.keyboard.press(key);
      await expect(scale(page)).toHaveText(until, { timeout: 1000 });
    }).toPass();
  await zoom('-', /^(5|10) km$/);
  await zoom('+', /^2 km$/);
  const window = infoWindow(page, 'Andina Motors Sangolquí');
  const left = (await window.boundingBox())?.x ?? 0;
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await window.boundingBox())?.x ?? 0).toBeLessThan(left - 50);

  // Window (its button and links), two places, two steps of the zoom; then the list.
  for (let stops = 0; stops < 8; stops++) await page.keyboard.press('Tab');
  await expect(listBox(page).locator(':focus')).toHaveCount(1);
});

test('without its code or its data the map says so, and the list works on', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(/Failed to load resource|net::ERR/);
  await page.route('**/js/map.*.js', (route) => route.abort());
  await openSummary(page, 'Guayas');
  await page.getByRole('heading', { name: 'Elige tu concesionario' }).evaluate((heading) => heading.scrollIntoView());
  const failed = page.getByRole('alert').filter({ hasText: 'No pudimos cargar el mapa' });
  await expect(failed).toBeVisible();
  await page.unroute('**/js/map.*.js');
  await page.route('**/remotes/**/*.json', (route) => route.fulfill({ status: 503 }));
  await failed.getByRole('button', { name: 'Reintentar' }).click();
  await expect(failed).toBeVisible();

  const nowhere = page.getByRole('listitem').filter({ hasText: 'Sin dirección o cooderndas configuradas' });
  await nowhere.getByRole('radio', { name: 'Costa Autos Ventas Corporativas' }).check();
  await page.unroute('**/remotes/**/*.json');
  await failed.getByRole('button', { name: 'Reintentar' }).click();
  await expect(
    page.getByText('Costa Autos Ventas Corporativas no tiene coordenadas: no está en el mapa'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cotizar' }).click();
  await expect(page).toHaveURL(/\/cotiza(\?|$)/);
});

test.describe('with the place of the buyer', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: -0.33, longitude: -78.45 } });
  const nearest = (page: Page) => page.getByRole('button', { name: 'Ordenar por cercanía' });

  test('the nearest come first, in the list and on the map, at once where it is allowed', async ({ page }) => {
    await openSummary(page);
    await seeMap(page);
    await expect(page.getByText(/^A [\d.]+ km$/).first()).toBeVisible();
    await expect(nearest(page)).toHaveCount(0);
    const kilometres = await page.getByText(/^A [\d.]+ km$/).allTextContents();
    const sorted = kilometres.map((text) => Number(text.split(' ')[1]));
    expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
    await expect(scale(page)).toHaveText('2 km'); // the province alone: 10 km
  });

  test('where the browser cannot tell what is allowed, once the button is pressed', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'permissions'));
    await openSummary(page);
    await expect(list(page).first()).toHaveAccessibleName('Cóndor Eloy Alfaro');
    await nearest(page).click();
    await expect(page.getByText(/^A [\d.]+ km$/).first()).toBeVisible();
    await expect(list(page).first()).toHaveAccessibleName('Andina Motors Sangolquí');
  });
});

test.describe('on a phone', () => {
  const { viewport, hasTouch, isMobile } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile });

  test('one finger scrolls the page past the map, two move the map', async ({ page }) => {
    await openSummary(page);
    await seeMap(page);
    let middle = await middleOf(page);
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
    const at = (x: number, y: number) => ({ x: middle.x + x, y: middle.y + y });
    const scrolled = () => page.evaluate(() => window.scrollY);

    const before = await scrolled();
    const first = (await scale(page).textContent()) ?? '';
    await touch('touchStart', at(0, 80));
    for (let y = 60; y >= -60; y -= 20) await touch('touchMove', at(0, y));
    await expect(page.getByText('Usa dos dedos para mover el mapa')).toHaveAttribute('data-shown');
    await touch('touchEnd');
    await expect.poll(scrolled).toBeGreaterThan(before + 80);
    await expect(scale(page)).toHaveText(first);

    const moves = async () => {
      const from = await scrolled();
      await page.waitForTimeout(200);
      return (await scrolled()) - from;
    };
    await expect.poll(moves).toBe(0); // what the one finger set going has come to rest
    await seeMap(page);
    middle = await middleOf(page);
    const still = await scrolled();
    await touch('touchStart', at(-20, 0), at(20, 0));
    for (let apart = 30; apart <= 120; apart += 10) await touch('touchMove', at(-apart, 0), at(apart, 0));
    await touch('touchEnd');
    await expect(scale(page)).not.toHaveText(first);
    expect(await scrolled()).toBe(still);
  });

  test('a marker leads to the card of its dealership, which says all, and nothing covers the map', async ({ page }) => {
    await openSummary(page);
    await seeMap(page);
    await page.getByRole('searchbox', { name: 'Busca concesionario' }).fill('SANGOLQUI');
    await expect(list(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Ver Pichincha' }).click();
    await expect(scale(page)).toHaveText('2 km');
    await seeMap(page);
    const radio = page.getByRole('radio', { name: 'Andina Motors Sangolquí' });
    await expect(async () => {
      await pressAt(page, await middleOf(page), { x: -4, y: -8 - PIN });
      await expect(radio).toBeChecked({ timeout: 500 });
    }).toPass();
    await expect(radio).toBeFocused();
    await expect(radio).toBeInViewport();
    await expect(page.getByText('Cómo llegar', { exact: true })).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('the summary prints as one page without the rest of the site', async ({ page }) => {
  await openSummary(page);
  await page.getByRole('radio', { name: 'Cóndor La Carolina' }).check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').getByText('Cóndor La Carolina').first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('region', { name: 'PVP sugerido' })).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
