import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { customerWith } from '@vitrina/e2e/customers';
import { rows } from '@vitrina/e2e/database';
import { signIn } from '@vitrina/e2e/session';

/** Purchases of docs/seed.md whose payment has a photograph, a PDF. */
export const WITH_PHOTO = 2004;
export const WITH_PDF = 2302;

type Stored = { bytes: Buffer; type: string; name?: string };

/** The file of the one payment of a purchase that has a receipt. */
export const RECEIPT = '(select file_id from payment where negotiation_id = $1 and file_id is not null)';

/** A customer with a purchase whose receipt is as the server would keep it, or as it once kept it; at its detail. */
export async function openDetail(page: Page, wanted: number, stored?: Stored) {
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

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Comprobante' });
export const button = (page: Page) => page.getByRole('button', { name: 'Ver comprobante' });

export async function openReceipt(page: Page, wanted: number, stored?: Stored) {
  await openDetail(page, wanted, stored);
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
}
export const openPdf = (page: Page, bytes: Buffer) =>
  openReceipt(page, WITH_PDF, { bytes, type: 'application/pdf', name: 'pago.pdf' });
export const onePage = (page: Page, number: number, count: number) =>
  page.getByRole('region', { name: `Página ${number} de ${count}` });
export const drawn = (page: Page, number: number, count: number) =>
  expect(onePage(page, number, count)).toHaveAttribute('data-state', 'drawn');

export const download = async (page: Page) => {
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Descargar/ }).click();
  const saved = await saving;
  return { name: saved.suggestedFilename(), bytes: readFileSync(await saved.path()) };
};
