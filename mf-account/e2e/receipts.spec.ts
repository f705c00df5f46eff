import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { customerWith } from '@vitrina/e2e/customers';
import { rows } from '@vitrina/e2e/database';
import { signIn } from '@vitrina/e2e/session';

const PDF_TEXT = resolve(fileURLToPath(import.meta.url), '../../../api/test/support/pdf-text.mjs');

const open = async (page: Page, ...ids: number[]) => {
  const { customer, purchases } = await customerWith(...ids);
  await signIn(page, customer);
  await page.goto(`/usuario/compras/detalle?id=${purchases[0]!.id}`);
  return purchases;
};
const row = (page: Page, name: RegExp) => page.getByRole('table', { name: 'Pagos' }).getByRole('row', { name });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });

/** Saves what a press brings. @returns its name and its text */
async function saved(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const text = execFileSync(process.execPath, [PDF_TEXT], { input: bytes }).toString();
  return { name: file.suggestedFilename(), text };
}

test.describe('in a browser in Madrid', () => {
  test.use({ timezoneId: 'Europe/Madrid' });

  test('N35, N36: list and receipt tell the same time of Ecuador; who paid by card, and the reversal', async ({
    page,
  }) => {
    const { customer, purchases } = await customerWith(2106);
    const { id } = purchases[0]!;
    await rows(
      `update payment set settled_at = '2026-11-30T01:30:00Z', paid_on = '2026-11-29'
       where negotiation_id = $1 and kind = 'payment'`,
      [id],
    );
    await rows(
      `update card_attempt set payer = payer || '{"isHolder": false, "firstNames": "Rosa", "surnames": "Ñauñay Vera"}'
       where negotiation_id = $1`,
      [id],
    );
    await signIn(page, customer);
    await page.goto(`/usuario/compras/detalle?id=${id}`);
    const paid = row(page, /^Pago/);
    await expect(paid).toContainText('29/11/2026 20:30, hora de Ecuador');
    await expect(paid).toContainText('Pagó Rosa Ñauñay Vera');
    const { name, text } = await saved(page, () => paid.getByRole('button', { name: 'Descargar recibo' }).click());
    expect(name).toMatch(/^recibo-pago-\d+\.pdf$/);
    expect(text).toContain('Fecha y hora 29/11/2026 20:30, hora de Ecuador');
    expect(text).toContain('De Rosa Ñauñay Vera');
    expect(text).toContain('REVERSADO EN PARTE');
    const reversal = await saved(page, () =>
      row(page, /^Reverso/)
        .getByRole('button', { name: 'Descargar recibo' })
        .click(),
    );
    expect(reversal.name).toMatch(/^recibo-reverso-\d+\.pdf$/);
    expect(reversal.text).toContain('Recibo de reverso');
  });
});

test('a settled purchase offers the receipt of all of it', async ({ page }) => {
  const [bought] = await open(page, 2008);
  const notice = page.getByRole('region', { name: 'Tus pagos fueron procesados' });
  const { name, text } = await saved(page, () => notice.getByRole('button', { name: 'Recibo de la compra' }).click());
  expect(name).toBe(`recibo-compra-${bought!.number}.pdf`);
  expect(text).toContain('Total pagado $55,190.00');
  await page.keyboard.press('Tab');
  await expect(page.getByText(`${name} descargado`)).toBeAttached();
});

test('a balance of 0.00 that waits for a confirmation offers none', async ({ page }) => {
  await open(page, 2007);
  await expect(page.getByRole('region', { name: 'Tus pagos fueron procesados' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Recibo de/ })).toHaveCount(0);
});

test('a rejected transfer tells why and leads to its correction; what was registered again is not corrected twice', async ({
  page,
}) => {
  const { customer, purchases } = await customerWith(2005);
  const { id } = purchases[0]!;
  await rows(
    `update payment set rejection_reason = 'El valor no coincide con el comprobante'
     where negotiation_id = $1 and status = 'RE'`,
    [id],
  );
  await signIn(page, customer);
  await page.goto(`/usuario/compras/detalle?id=${id}`);
  const rejected = row(page, /RECHAZADA/);
  await expect(rejected).toContainText('El valor no coincide con el comprobante. Ya lo registraste de nuevo.');
  await expect(rejected.getByRole('link')).toHaveCount(0);
  await rows('update payment set corrected_id = null where negotiation_id = $1', [id]);
  await page.reload();
  await expect(rejected).toContainText('No cuenta como pagado: regístralo de nuevo.');
  await rejected.getByRole('link', { name: 'Corregir' }).click();
  await expect(page).toHaveURL(new RegExp(`/usuario/pagos\\?id=${id}&tab=2&corrige=\\d+$`));
});

test('a pending transfer is withdrawn after a question, by the keyboard', async ({ page }) => {
  await open(page, 2004);
  const pending = row(page, /PENDIENTE/);
  await pending.getByRole('button', { name: 'Retirar' }).press('Enter');
  await expect(page.getByRole('dialog', { name: '¿Retirar este pago?' })).toContainText('$12,695.00');
  await page.keyboard.press('Escape');
  await expect(pending.getByRole('button', { name: 'Retirar' })).toBeFocused();
  await pending.getByRole('button', { name: 'Retirar' }).press('Enter');
  await inDialog(page, 'Retirar pago').press('Enter');
  await expect(row(page, /CANCELADO/)).toBeVisible();
  await expect(page.getByText('Retiraste el pago de $12,695.00')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Saldo por pagar' })).toContainText('$25,390.00');
  await expect(page.getByRole('button', { name: 'Retirar' })).toHaveCount(0);
});

test('a transfer that staff has confirmed first stays confirmed, and the buyer is told', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(/status of 409/);
  const [bought] = await open(page, 2004);
  await row(page, /PENDIENTE/)
    .getByRole('button', { name: 'Retirar' })
    .click();
  await rows(
    `update payment set status = 'PROCESADO', settled_at = now() where negotiation_id = $1 and status = 'PE'`,
    [bought!.id],
  );
  await inDialog(page, 'Retirar pago').click();
  await expect(page.getByText('El pago ya no está pendiente')).toBeVisible();
  await expect(row(page, /PROCESADO/)).toBeVisible();
  await expect(row(page, /PROCESADO/).getByRole('button', { name: 'Descargar recibo' })).toBeVisible();
});

test('a payment that was chosen and not made leads to where it stopped', async ({ page }) => {
  const { customer, purchases } = await customerWith(2003);
  const { id } = purchases[0]!;
  await rows(
    `insert into payment_choice (negotiation_id, method, provider, amount_cents, attempt)
     values ($1, 'card', 'p2p', 500000, gen_random_uuid())`,
    [id],
  );
  await signIn(page, customer);
  await page.goto(`/usuario/compras/detalle?id=${id}`);
  await expect(page.getByText('Elegiste pagar $5,000.00 con tarjeta y no terminaste.')).toBeVisible();
  await page.getByRole('link', { name: 'Continuar con tu pago' }).click();
  await expect(page).toHaveURL(new RegExp(`/usuario/pagos\\?id=${id}&tab=1&type=p2p$`));
});
