import type { Page } from '@playwright/test';
import { expect, test } from '../support/console';
import { openFields } from '../support/fields-page';
import { type Photograph, photograph, withExif } from '../support/photographs';
import { ensureTesseract, legibility } from '../support/text-in-picture';

const LIMIT = 1_572_864;
const RECEIPT = `COMPROBANTE DE TRANSFERENCIA BANCO PICHINCHA
Fecha 28/11/2026 14:35:07 Referencia 0001234567
Cuenta de origen 2203456789 a nombre de Ana Lucia Torres
Cuenta de destino 2100123456 Condor Norte S.A.
Monto transferido 1,234.56 dolares Comision 0.41
Identificacion 1710345065 Documento 9876543210
Concepto cuota inicial de vehiculo Sierra 2027 rojo
El pago sera acreditado en un plazo de 24 horas habiles`;
const TEXT = { lines: RECEIPT, pixels: 8 };
const SCREENSHOT: Photograph = {
  width: 1080,
  height: 2400,
  type: 'image/png',
  text: TEXT,
  noise: { amount: 60, from: 1_100 },
};
const PAPER: Photograph = {
  width: 3000,
  height: 2000,
  type: 'image/jpeg',
  quality: 0.97,
  text: TEXT,
  noise: { amount: 14 },
};

test.beforeAll(ensureTesseract);
// Writing a WebP of twelve million pixels takes a busy machine half a minute.
test.describe.configure({ timeout: 240_000 });

const choose = (page: Page, name: string, buffer: Buffer, mimeType = '') =>
  page.getByLabel(/^Comprobante/).setInputFiles({ name, mimeType, buffer });
const shown = (page: Page) => page.locator('strong');

/** The file that the form sends. */
async function sentFile(page: Page) {
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.waitForFunction(() => 'sent' in window);
  const { name, type, bytes } = await page.evaluate(async () => {
    const { archivo } = (window as unknown as { sent: { archivo: File } }).sent;
    const bytes = Array.from(new Uint8Array(await archivo.arrayBuffer()));
    return { name: archivo.name, type: archivo.type, bytes };
  });
  return { name, type, bytes: Buffer.from(bytes) };
}

/** The sent picture as the browser shows it: its size and the colours in the middle of its four sides. */
const seen = (page: Page) =>
  page.evaluate(async () => {
    const { archivo } = (window as unknown as { sent: { archivo: File } }).sent;
    const { width, height, pen } = await drawn(archivo);
    const colour = (x: number, y: number) => {
      const [red = 0, , blue = 0] = pen.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1).data;
      return red > 150 && blue < 100 ? 'red' : blue > 150 && red < 100 ? 'blue' : 'paper';
    };
    return { width, height, sides: [colour(0.6, 0.05), colour(0.95, 0.9), colour(0.6, 0.95), colour(0.05, 0.5)] };

    async function drawn(file: Blob) {
      const image = new Image();
      image.src = URL.createObjectURL(file);
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const pen = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
      pen.drawImage(image, 0, 0);
      return { width: canvas.width, height: canvas.height, pen };
    }
  });

/** The corner of the sent picture that has the text, four times as large, as tesseract wants it. */
async function textOf(page: Page, { width }: Photograph): Promise<Buffer> {
  const url = await page.evaluate(async (width) => {
    const { archivo } = (window as unknown as { sent: { archivo: File } }).sent;
    const image = new Image();
    image.src = URL.createObjectURL(archivo);
    await image.decode();
    const scale = image.naturalWidth / width;
    const canvas = document.createElement('canvas');
    canvas.width = 4 * 600;
    canvas.height = 4 * 240;
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, 600 * scale, 240 * scale, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png');
  }, width);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

test('N10: a photograph of 6 MB arrives below 1.5 MB, the right way up, without its place', async ({ page }) => {
  const scripts = await openFields(page);
  const jpeg = await photograph(page, {
    width: 4000,
    height: 3000,
    type: 'image/jpeg',
    quality: 0.93,
    noise: { amount: 34 },
    arrow: 6,
  });
  expect(jpeg.length).toBeGreaterThan(5.5 * 1024 * 1024);
  const before = scripts();
  await choose(page, 'IMG_0042.JPG', withExif(jpeg, 6), 'image/jpeg');
  await expect(page.getByRole('status')).toHaveText('Reduciendo la foto…');
  await expect(page.getByRole('status')).toHaveText(/^Foto reducida de \d(\.\d)? MB a [\d.]+ [kM]B$/, {
    timeout: 80_000,
  });
  await expect(shown(page)).toHaveText('IMG_0042.webp');
  expect(scripts().length).toBe(before.length + 1); // what shrinks is a script of its own

  const { type, bytes } = await sentFile(page);
  expect(type).toBe('image/webp');
  expect(bytes.length).toBeLessThan(LIMIT);
  expect(bytes.includes('Exif') || bytes.includes('EXIF')).toBe(false);
  const { width, height, sides } = await seen(page);
  expect(width / height).toBeCloseTo(3 / 4, 2);
  expect(sides).toEqual(['red', 'paper', 'paper', 'blue']);
});

test('N9: a photograph that is upside down for its camera is upright, turned once', async ({ page }) => {
  await openFields(page);
  const jpeg = await photograph(page, {
    width: 2400,
    height: 1800,
    type: 'image/jpeg',
    quality: 0.97,
    noise: { amount: 30 },
    arrow: 3,
  });
  expect(jpeg.length).toBeGreaterThan(LIMIT);
  await choose(page, 'foto.jpg', withExif(jpeg, 3), 'image/jpeg');
  await expect(shown(page)).toHaveText('foto.webp', { timeout: 120_000 });
  expect(/Exif/i.test((await sentFile(page)).bytes.toString('latin1'))).toBe(false);
  expect((await seen(page)).sides).toEqual(['red', 'paper', 'paper', 'blue']);
});

test('N13: a small photograph that is called HEIC keeps its pixels byte for byte and how it is turned, not its place', async ({
  page,
}) => {
  const scripts = await openFields(page);
  const jpeg = await photograph(page, {
    width: 400,
    height: 300,
    type: 'image/jpeg',
    noise: { amount: 10 },
    arrow: 6,
  });
  const before = scripts();
  await choose(page, 'IMG_1.HEIC', withExif(jpeg, 6), 'image/heic');
  await expect(shown(page)).toHaveText('IMG_1.jpg');
  const { name, type, bytes } = await sentFile(page);
  expect([name, type]).toEqual(['IMG_1.jpg', 'image/jpeg']);
  expect(bytes.includes(jpeg.subarray(200))).toBe(true);
  expect(bytes.subarray(0, 100).includes('\x88\x25', 'latin1')).toBe(false);
  expect(await seen(page)).toEqual({ width: 300, height: 400, sides: ['red', 'paper', 'paper', 'blue'] });
  expect(scripts()).toEqual(before);
});

test.describe('text 8 px high is read back', () => {
  for (const [what, wanted] of [
    ['a screenshot', SCREENSHOT],
    ['a photograph', PAPER],
  ] as const) {
    test(`N7: in ${what}`, async ({ page }) => {
      await openFields(page);
      const picture = await photograph(page, wanted);
      expect(picture.length).toBeGreaterThan(LIMIT);
      await choose(page, 'recibo', picture, wanted.type);
      await expect(shown(page)).toHaveText('recibo.webp', { timeout: 120_000 });
      const { bytes } = await sentFile(page);
      expect(bytes.length).toBeLessThan(LIMIT);
      expect((await seen(page)).width).toBe(wanted.width);
      expect(legibility(await textOf(page, wanted), RECEIPT)).toBeGreaterThanOrEqual(0.95);
    });

    test(`in ${what}, by a browser that cannot write WebP, as Safari`, async ({ page }) => {
      await page.addInitScript(() => {
        const write = HTMLCanvasElement.prototype.toBlob;
        HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
          write.call(this, done, type === 'image/webp' ? 'image/png' : type, quality);
        };
      });
      await openFields(page);
      await choose(page, 'recibo', await photograph(page, wanted), wanted.type);
      await expect(shown(page)).toHaveText('recibo.jpg', { timeout: 120_000 });
      const { bytes } = await sentFile(page);
      expect(bytes.length).toBeLessThan(LIMIT);
      expect(legibility(await textOf(page, wanted), RECEIPT)).toBeGreaterThanOrEqual(0.95);
    });
  }
});

test('N8, N11: what is no picture by its bytes is refused, HEIC with what to do; the earlier file stays', async ({
  page,
}) => {
  await openFields(page);
  const png = await photograph(page, { width: 40, height: 30, type: 'image/png', noise: { amount: 0 } });
  await choose(page, 'captura.png', png, 'image/png');
  await expect(shown(page)).toHaveText('captura.png');
  for (const [name, content, message] of [
    ['IMG_0001.HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', /HEIC.*Expórtala como JPG/],
    ['recibo.jpg', '<!doctype html><script>alert(1)</script>', /debe ser una imagen \(JPG, PNG o WebP\) o un PDF/],
    ['roto.jpg', '\xff\xd8\xff\xe0', /dañado o incompleto/],
  ] as const) {
    await choose(page, name, Buffer.from(content, 'latin1'), 'image/jpeg');
    await expect(page.getByText(message)).toBeVisible();
    await expect(shown(page)).toHaveText('captura.png');
    expect(await page.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(40);
  }
  expect((await sentFile(page)).bytes.equals(png)).toBe(true);
});
