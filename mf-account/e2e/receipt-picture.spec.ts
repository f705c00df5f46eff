import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { stripes } from './files/picture';
import { button, dialog, openReceipt, WITH_PHOTO } from './receipt/open-receipt';

const widthOf = async (page: Page) =>
  (await page.getByRole('img', { name: /^Comprobante / }).boundingBox())?.width ?? 0;

test('the photograph of a seeded transfer is shown, and zoomed by buttons, keys, double press, drag and wheel', async ({
  page,
}) => {
  await openReceipt(page, WITH_PHOTO);
  const picture = page.getByRole('img', { name: /^Comprobante / });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const fitted = await widthOf(page);
  await page.getByRole('button', { name: 'Acercar' }).click();
  expect((await widthOf(page)) / fitted).toBeCloseTo(1.25, 1);
  await page.keyboard.press('+');
  expect((await widthOf(page)) / fitted).toBeCloseTo(1.5, 1);
  await page.keyboard.press('0');
  expect((await widthOf(page)) / fitted).toBeCloseTo(1, 1);

  const stage = page.getByRole('region', { name: 'Archivo' });
  await stage.dblclick();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(fitted * 2);
  for (const _ of [1, 2, 3]) await page.keyboard.press('+');
  const place = () => stage.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
  const [left = 0, top = 0] = await place();
  const box = await stage.boundingBox();
  if (!box) throw new Error('the stage has no place');
  await page.mouse.move(box.x + 300, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 250, box.y + 170, { steps: 3 });
  await page.mouse.up();
  // Scrolling stops at whole device pixels.
  const [dragged = 0, raised = 0] = await place();
  expect(Math.hypot(dragged - left - 50, raised - top - 30)).toBeLessThan(2);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await place())[0] ?? 0).toBeLessThan(dragged - 70);
  const before = await widthOf(page);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 200);
  await page.keyboard.up('Control');
  await expect.poll(() => widthOf(page)).toBeLessThan(before);
});

test('Escape closes the viewer and the focus is on its button again', async ({ page }) => {
  await openReceipt(page, WITH_PHOTO);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('two fingers zoom the picture, not the page', async ({ page }) => {
  await openReceipt(page, WITH_PHOTO);
  await expect(page.getByRole('img', { name: /^Comprobante / })).toBeVisible();
  const fitted = await widthOf(page);
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 640 - apart / 2, y: 400, id: 0 },
              { x: 640 + apart / 2, y: 400, id: 1 },
            ],
    });
  await touch('touchStart', 100);
  for (const apart of [150, 200, 250]) await touch('touchMove', apart);
  await touch('touchEnd', 250);
  await expect.poll(() => widthOf(page)).toBeGreaterThan(fitted * 2);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
});

test('a picture of 30 megapixels is shown, and the page goes on', async ({ page }) => {
  await openReceipt(page, WITH_PHOTO, { bytes: stripes(6000, 5000), type: 'image/png', name: 'foto.png' });
  const picture = page.getByRole('img', { name: 'Comprobante foto.png' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth * image.naturalHeight)).toBe(
    30_000_000,
  );
  for (const _ of [1, 2, 3, 4, 5, 6, 7]) await page.keyboard.press('+');
  await expect(page.getByText('800 %')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(button(page)).toBeFocused();
});
