import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeViolations } from '@vitrina/e2e/checks/axe';
import { sidewaysScroll } from '@vitrina/e2e/checks/sideways';
import { expect, test } from '@vitrina/e2e/console';
import { customerWith } from '@vitrina/e2e/customers';
import { rows } from '@vitrina/e2e/database';
import { takeNewerFunctions } from '@vitrina/e2e/older-browser';
import { signIn } from '@vitrina/e2e/session';
import { lockedPdf, pdfWithPages, pdfWithScript, scannedPdf } from './files/pdf';
import { stripes } from './files/picture';

/** Purchases of docs/seed.md whose payment has a photograph, a PDF. */
const WITH_PHOTO = 2004;
const WITH_PDF = 2302;

type Stored = { bytes: Buffer; type: string; name?: string };

/** The file of the one payment of a purchase that has a receipt. */
const RECEIPT = '(select file_id from payment where negotiation_id = $1 and file_id is not null)';

/** A customer with a purchase whose receipt is as the server would keep it, or as it once kept it; at its detail. */
async function openDetail(page: Page, wanted: number, stored?: Stored) {
  const { customer, purchases } = await customerWith(wanted);
  const id = purchases[0]?.id;
  if (stored) {
    const { bytes, type, name = 'comprobante' } = stored;
    await rows(`update stored_file set name = $2, media_type = $3, size = $4 where id = ${RECEIPT}`, [
      ...[id, name, type, bytes.length],
    ]);
    await rows(`update stored_file_content set bytes = $2 where file_id = ${RECEIPT}`, [id, bytes]);
  }
  await signIn(page, customer);
  await page.goto(`/usuario/compras/detalle?id=${id}`);
  return { id };
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Comprobante' });
const button = (page: Page) => page.getByRole('button', { name: 'Ver comprobante' });

async function openReceipt(page: Page, wanted: number, stored?: Stored) {
  await openDetail(page, wanted, stored);
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
}
const openPdf = (page: Page, bytes: Buffer) =>
  openReceipt(page, WITH_PDF, { bytes, type: 'application/pdf', name: 'pago.pdf' });
const onePage = (page: Page, number: number, count: number) =>
  page.getByRole('region', { name: `Página ${number} de ${count}` });
const drawn = (page: Page, number: number, count: number) =>
  expect(onePage(page, number, count)).toHaveAttribute('data-state', 'drawn');

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

const widthOf = async (page: Page) =>
  (await page.getByRole('img', { name: /^Comprobante / }).boundingBox())?.width ?? 0;
const download = async (page: Page) => {
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Descargar/ }).click();
  const saved = await saving;
  return { name: saved.suggestedFilename(), bytes: readFileSync(await saved.path()) };
};

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

test('a missing file is told in words', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(/status of 410/);
  const { id } = await openDetail(page, WITH_PHOTO);
  await rows(`delete from stored_file_content where file_id = ${RECEIPT}`, [id]);
  await button(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Este archivo ya no está disponible');
  await expect(page.getByRole('link', { name: /^Descargar/ })).toHaveCount(0);
});

test('a file is saved under its name, ñ and accents included', async ({ page }) => {
  const bytes = stripes(40, 30);
  await openReceipt(page, WITH_PHOTO, { bytes, type: 'image/png', name: 'depósito ñandú 2.png' });
  await expect(dialog(page)).toContainText('depósito ñandú 2.png');
  const saved = await download(page);
  expect(saved.name).toBe('depósito ñandú 2.png');
  expect(saved.bytes.equals(bytes)).toBe(true);
});

test('a viewer that does not load is told at its button, and loads at the next try', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(/ERR_FAILED|ChunkLoadError/);
  await openDetail(page, WITH_PHOTO);
  const chunk = /\/js\/receipt-viewer\./;
  await page.route(chunk, (route) => route.abort());
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('No pudimos cargar el visor');
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('img', { name: /^Comprobante / })).toBeVisible();
});

test('nothing of the viewer is loaded before the press, nothing of PDFs for a photograph', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await openDetail(page, WITH_PHOTO);
  await expect(button(page)).toBeVisible();
  expect(files.filter((file) => /receipt-viewer|pdf/.test(file))).toEqual([]);
  await button(page).click();
  await expect(page.getByRole('img', { name: /^Comprobante / })).toBeVisible();
  expect(files.filter((file) => /pdf/.test(file))).toEqual([]);
});

test('a PDF is drawn in a browser without the functions above the floor', async ({ page }) => {
  await takeNewerFunctions(page);
  await openPdf(page, pdfWithPages(1));
  expect(await page.evaluate(() => 'withResolvers' in Promise)).toBe(false);
  await drawn(page, 1, 1);
  expect(await brightness(page, 1, [ABOVE, BELOW])).toEqual([0, 255]);
});

const LOOKS = [
  { name: '1280 px', size: { width: 1280, height: 800 } },
  { name: '320 px', size: { width: 320, height: 640 } },
  { name: '400 %', size: { width: 320, height: 256 } },
];
for (const { name, size } of LOOKS)
  test(`the viewer keeps to its window and to axe's rules at ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openPdf(page, pdfWithPages(2));
    await drawn(page, 1, 2);
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toEqual([]);
    await page.getByRole('link', { name: /^Descargar/ }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: /^Descargar/ })).toBeInViewport();
    await page.getByRole('region', { name: 'Archivo' }).scrollIntoViewIfNeeded();
    const stage = await page.getByRole('region', { name: 'Archivo' }).boundingBox();
    expect(stage?.height).toBeGreaterThanOrEqual(160);
  });

test('everything is reached by Tab, the file itself too', async ({ page }) => {
  await openPdf(page, pdfWithPages(2));
  await drawn(page, 1, 2);
  const reached: string[] = [];
  for (const _ of Array.from({ length: 9 })) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const { activeElement: at } = document;
        return at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? '';
      }),
    );
  }
  for (const name of [
    'Cerrar',
    'Archivo',
    'Alejar',
    'Acercar',
    'Ajustar',
    'Página anterior',
    'Página siguiente',
    'Abrir en otra pestaña',
    'Descargar pago.pdf',
  ])
    expect(reached).toContain(name);
});

test('in forced colours the page has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPdf(page, pdfWithPages(1));
  await drawn(page, 1, 1);
  expect(await onePage(page, 1, 1).evaluate((node) => getComputedStyle(node).borderTopStyle)).toBe('solid');
});
