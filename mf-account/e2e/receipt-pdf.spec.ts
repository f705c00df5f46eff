import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { takeNewerFunctions } from '@vitrina/e2e/older-browser';
import { lockedPdf, pdfWithPages, pdfWithScript, scannedPdf } from './files/pdf';
import {
  button,
  dialog,
  download,
  drawn,
  onePage,
  openDetail,
  openPdf,
  openReceipt,
  WITH_PDF,
} from './receipt/open-receipt';

/** Brightness (0 to 255) of a page's drawing at fractions of its size. */
const brightness = (page: Page, number: number, places: [across: number, down: number][]) =>
  page.evaluate(
    ([at, points]) => {
      const canvas = document.querySelector<HTMLCanvasElement>(`[data-page="${at}"] canvas`);
      const context = canvas?.getContext('2d');
      return points.map(
        ([x, y]) => context?.getImageData(x * (canvas?.width ?? 0), y * (canvas?.height ?? 0), 1, 1).data[0],
      );
    },
    [number, places] as const,
  );
const ABOVE: [number, number] = [0.5, 0.2];
const BELOW: [number, number] = [0.9, 0.9];

test('the PDF of a seeded deposit is drawn, and its words can be read out', async ({ page }) => {
  await openReceipt(page, WITH_PDF);
  await drawn(page, 1, 1);
  await expect(onePage(page, 1, 1)).toContainText(/\w/);
});

test('three pages are drawn as they come into sight, turned by keys and told', async ({ page }) => {
  await openPdf(page, pdfWithPages(3));
  await drawn(page, 1, 3);
  expect(await brightness(page, 1, [ABOVE, BELOW])).toEqual([0, 255]);
  await expect(onePage(page, 1, 3)).toContainText('Comprobante 1');
  await expect(onePage(page, 3, 3).locator('canvas')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Página 1 de 3' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.getByText('Página 2 de 3')).toBeVisible();
  await page.getByRole('button', { name: 'Página siguiente' }).click();
  await expect(page.getByText('Página 3 de 3')).toBeVisible();
  await drawn(page, 3, 3);
  expect(await brightness(page, 3, [ABOVE, BELOW])).toEqual([0, 255]);
  await expect(onePage(page, 1, 3).locator('canvas')).toHaveCount(0);
});

test('a zoomed page is drawn anew, as sharp as the screen', async ({ page }) => {
  await openPdf(page, pdfWithPages(1));
  await drawn(page, 1, 1);
  const canvas = onePage(page, 1, 1).locator('canvas');
  const before = await canvas.evaluate(({ width }: HTMLCanvasElement) => width);
  for (const _ of [1, 2, 3]) await page.keyboard.press('+');
  await expect.poll(() => canvas.evaluate(({ width }: HTMLCanvasElement) => width)).toBe(before * 2);
});

test('a scan coded as a fax is drawn, by script and without WebAssembly', async ({ page }) => {
  await openPdf(page, scannedPdf());
  await drawn(page, 1, 1);
  expect(
    await brightness(page, 1, [
      [0.25, 0.5],
      [0.75, 0.5],
    ]),
  ).toEqual([255, 0]);
  await expect(onePage(page, 1, 1)).toContainText('Esta página es una imagen sin texto');
});

test('nothing of a PDF with script runs: its page is drawn, and no more', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (alert) => void asked.push(alert.message()));
  page.on('request', (request) => new URL(request.url()).hostname === 'example.ec' && asked.push(request.url()));
  await openPdf(page, pdfWithScript());
  await drawn(page, 1, 1);
  expect(asked).toEqual([]);
});

test('a page stored as a PDF before files were judged is told as unreadable, and does not run (N46)', async ({
  page,
}) => {
  const html = "<!doctype html><script>document.title = 'ran'; fetch('https://example.ec/')</script>";
  const asked: string[] = [];
  page.on('request', (request) => new URL(request.url()).hostname === 'example.ec' && asked.push(request.url()));
  await openPdf(page, Buffer.from(html));
  await expect(dialog(page).getByRole('alert')).toContainText('No pudimos mostrar este PDF');
  await expect(page.getByRole('link', { name: 'Abrir en otra pestaña' })).toHaveCount(0);
  await expect(page.locator('iframe, embed, object')).toHaveCount(0);
  await expect(page).not.toHaveTitle('ran');
  expect(asked).toEqual([]);
});

for (const { what, bytes, why } of [
  { what: 'with a password', bytes: lockedPdf(), why: 'Está protegido con contraseña' },
  { what: 'that is cut off', bytes: pdfWithPages(3).subarray(0, 120), why: 'Está dañado o incompleto' },
])
  test(`a PDF ${what} says so, with both ways out of the viewer (N45)`, async ({ page }) => {
    await openPdf(page, bytes);
    await expect(dialog(page).getByRole('alert')).toContainText(why);
    await expect(page.getByRole('link', { name: 'Abrir en otra pestaña' })).toBeVisible();
    expect((await download(page)).bytes.equals(bytes)).toBe(true);
  });

test('a PDF is drawn in a browser without the functions above the floor', async ({ page }) => {
  await takeNewerFunctions(page);
  await openDetail(page, WITH_PDF, { bytes: pdfWithPages(1), type: 'application/pdf' });
  // Before the viewer comes, which brings what it misses.
  expect(await page.evaluate(() => 'withResolvers' in Promise)).toBe(false);
  await button(page).click();
  await drawn(page, 1, 1);
  expect(await brightness(page, 1, [ABOVE, BELOW])).toEqual([0, 255]);
});
