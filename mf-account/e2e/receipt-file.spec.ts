import { expect, test } from '@vitrina/e2e/console';
import { rows } from '@vitrina/e2e/database';
import { stripes } from './files/picture';
import { button, dialog, download, openDetail, openReceipt, RECEIPT, WITH_PHOTO } from './receipt/open-receipt';

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
