import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { acceptTerms, chooseModel, next, openExterior, subStep } from '@vitrina/e2e/journey';

const slider = (page: Page) => page.getByRole('slider', { name: /^Vista 360° de Sierra/ });
const control = (page: Page) => page.getByRole('button', { name: 'Girar a la izquierda' });
const colour = (page: Page, name: string) => page.getByRole('radio', { name });
const degrees = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'));

async function openTurntable(page: Page) {
  await openExterior(page, 'sierra/1');
  await expect(slider(page)).toHaveAttribute('data-painted');
}

/** Presses at a share of the width, moves to another one and lets go. */
async function drag(page: Page, [from, to]: readonly [number, number]) {
  const { x, y, width, height } = (await slider(page).boundingBox())!;
  await page.mouse.move(x + width * from, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * to, y + height / 2, { steps: 10 });
  await page.mouse.up();
}

/** The picture on the canvas, as coarse as a test can still tell pictures apart. */
const picture = (canvas: Locator) =>
  canvas.evaluate((node) => {
    const small = new OffscreenCanvas(8, 4).getContext('2d')!;
    small.drawImage(node as HTMLCanvasElement, 0, 0, 8, 4);
    return small.getImageData(0, 0, 8, 4).data.join();
  });

test('the car turns by drag, keys and buttons; its scene is remembered over a reload', async ({ page }) => {
  await openTurntable(page);
  const before = await picture(slider(page));
  await drag(page, [0.7, 0.4]);
  await expect(control(page)).toBeVisible();
  await expect.poll(() => degrees(page)).toBeGreaterThan(45);
  await expect.poll(() => picture(slider(page))).not.toBe(before);

  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '0 grados');
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '15 grados');
  await control(page).click();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '60 grados');

  const stage = page.getByRole('group', { name: 'Fondo' }).locator('..');
  const ground = () => stage.evaluate((node) => getComputedStyle(node).backgroundImage);
  const studio = await ground();
  await page.getByRole('button', { name: 'Día' }).click();
  const day = await ground();
  expect(day).not.toBe(studio);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Día' })).toHaveAttribute('aria-pressed', 'true');
  expect(await ground()).toBe(day);
});

test.describe('on a touch screen', () => {
  // without motion a turn ends with the finger
  const contextOptions = { reducedMotion: 'reduce' } as const;
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, contextOptions });

  test('a vertical swipe scrolls the page, a horizontal one turns the car', async ({ page }) => {
    await openTurntable(page);
    const { x, y, width, height } = (await slider(page).boundingBox())!;
    const cdp = await page.context().newCDPSession(page);
    /** A finger goes down in the middle of the car, moves by some pixels and is lifted. */
    const swipe = async (byX: number, byY: number) => {
      for (let step = 0; step <= 10; step++) {
        const at = { x: x + width / 2 + (byX * step) / 10, y: y + height / 2 + (byY * step) / 10 };
        await cdp.send('Input.dispatchTouchEvent', { type: step ? 'touchMove' : 'touchStart', touchPoints: [at] });
      }
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const top = await page.evaluate(() => scrollY);
    await swipe(-120, 0);
    await expect.poll(() => degrees(page)).toBeGreaterThan(30);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    const turned = await degrees(page);
    await swipe(0, -120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 60);
    expect(await degrees(page)).toBe(turned);
  });
});

test('nothing moves where the car turns, the price stands still, and a phone on its side shows the whole car', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('region', { name: 'PVP sugerido' });
  const foot = async () => (await bar.boundingBox())!.y + (await bar.boundingBox())!.height;
  await chooseModel(page, 'Sierra');
  await acceptTerms(page);
  for (const title of ['Paquetes', 'Accesorios', 'Exterior']) {
    await next(page).click();
    await expect(subStep(page, title)).toBeVisible();
    await expect.poll(foot).toBe(844);
  }
  // What moves from here on, as pictures and controls arrive, moves by itself.
  const since = await page.evaluate(() => performance.now());
  await expect(control(page)).toBeVisible();
  const shift = await page.evaluate(
    (start) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            if (entry.startTime >= start) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 1000);
      }),
    since,
  );
  expect(shift).toBe(0);

  await page.setViewportSize({ width: 844, height: 390 });
  await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), 'sub-menu');
  const stage = (await page.getByRole('group', { name: 'Fondo' }).locator('..').boundingBox())!;
  expect(stage.width).toBeGreaterThan(820); // all of it, but for a scrollbar
  expect(stage.y).toBeGreaterThanOrEqual(64);
  expect(stage.y + stage.height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
  // In a frame the car stands between 20 and 88 % of the height: so much around its middle has to be seen.
  const seen = await slider(page).evaluate((canvas: HTMLElement) => {
    const { paddingInlineStart, paddingBlockStart } = getComputedStyle(canvas);
    const width = canvas.clientWidth - 2 * Number.parseFloat(paddingInlineStart);
    const height = canvas.clientHeight - 2 * Number.parseFloat(paddingBlockStart);
    return height / Math.max((width * 9) / 16, height);
  });
  expect(seen).toBeGreaterThanOrEqual(0.76);
});

test('another colour comes in at the same angle, and the stage is never blank', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/cars/sierra/blanco-glaciar/*', async (route) => {
    await held;
    await route.fallback();
  });
  await openTurntable(page);
  await expect(control(page)).toBeVisible(); // every frame is there: the picture is the wanted one, not its neighbour
  await slider(page).focus();
  await page.keyboard.press('PageDown');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '45 grados');
  await slider(page).evaluate((node) => {
    const canvas = node as HTMLCanvasElement;
    canvas.dataset.least = '255';
    const probe = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const look = () => {
      probe.clearRect(0, 0, 1, 1);
      probe.drawImage(canvas, 480, 330, 1, 1, 0, 0, 1, 1);
      const alpha = probe.getImageData(0, 0, 1, 1).data[3]!;
      const isShown = getComputedStyle(canvas).opacity === '1';
      canvas.dataset.least = String(Math.min(Number(canvas.dataset.least), isShown ? alpha : 0));
      requestAnimationFrame(look);
    };
    look();
  });
  const before = await picture(slider(page));
  await colour(page, 'Blanco Glaciar').check();
  await expect(page.getByRole('slider', { name: /Blanco Glaciar/ })).toBeVisible();
  expect(await picture(slider(page))).toBe(before);
  release();
  await expect.poll(() => picture(slider(page))).not.toBe(before);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '45 grados');
  await expect(slider(page)).toHaveAttribute('data-least', '255');
});

test('frames that fail are dropped; when all fail the still picture stays and they can be asked for again', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(/net::ERR_FAILED/);
  await page.route(/rojo-cotopaxi\/0[1-9]\.webp/, (route) => route.abort());
  await openTurntable(page);
  await slider(page).focus();
  const before = await picture(slider(page));
  await page.keyboard.press('PageDown');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '45 grados');
  expect(await picture(slider(page))).toBe(before);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expect.poll(() => picture(slider(page))).not.toBe(before);

  await page.route(/gris-andino\/\d\d\.webp/, (route) => route.abort());
  await colour(page, 'Gris Andino').check();
  await expect(page.getByText('No pudimos cargar la vista 360°')).toBeVisible();
  // The first frame, which stands still until it turns, is among them: the colour's own picture takes its place.
  const still = page.getByRole('img', { name: /Gris Andino/ });
  await expect(still).toBeVisible();
  await expect.poll(() => still.evaluate((node) => node instanceof HTMLImageElement && node.naturalWidth)).toBeTruthy();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(slider(page)).toHaveAttribute('data-painted');
});

test('who saves data gets the turn only when asking for it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const frames: string[] = [];
  page.on('request', (request) => {
    if (/\/cars\/sierra\/[\w-]+\/\d\d\.webp$/.test(request.url())) frames.push(request.url().slice(-7));
  });
  await openExterior(page, 'sierra/1');
  const offer = page.getByRole('button', { name: /^Ver en 360° \(\d\.\d MB\)$/ });
  await expect(offer).toBeVisible();
  expect(new Set(frames)).toEqual(new Set(['00.webp']));
  await offer.click();
  await expect(slider(page)).toHaveAttribute('data-painted');
  await expect.poll(() => new Set(frames).size).toBe(24);
  // the turning control comes by itself after the last picture
  await expect(page.getByText('Arrastra para girar')).toBeVisible();
});
