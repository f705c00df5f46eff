import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { contract } from '@vitrina/e2e/contract';
import { rows } from '@vitrina/e2e/database';
import { openInSite } from '@vitrina/e2e/session';
import { REFUSED, whileRefused } from '@vitrina/e2e/walk';
import { card, chosen, openPayment, TITLE } from './payment/open-payment';

const views = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'page_view').length);

test('a method is chosen by a press; each change is a page view, and back and forward keep the choice', async ({
  page,
}) => {
  const { id } = await openPayment(page, 2003);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('Saldo por pagar');
  const before = await views(page);
  await card(page, 'Transferencia bancaria').click();
  await expect(page).toHaveURL(new RegExp(`/usuario/pagos\\?id=${id}&tab=2$`));
  await expect(chosen(page, 'Transferencia bancaria')).toBeFocused();
  expect(await views(page)).toBe(before + 1);
  await page.getByRole('button', { name: 'Cambiar método' }).click();
  await card(page, 'Depósito bancario').click();
  await expect(page).toHaveURL(/&tab=3$/);
  expect(await views(page)).toBe(before + 2);
  await page.goBack();
  await expect(chosen(page, 'Transferencia bancaria')).toBeVisible();
  await page.goBack();
  await expect(card(page, 'Transferencia bancaria')).not.toBeChecked();
  await page.goForward();
  await expect(chosen(page, 'Transferencia bancaria')).toBeVisible();
  await page.reload();
  await expect(chosen(page, 'Transferencia bancaria')).toBeVisible();
});

test('by keyboard the arrows only move, and Enter chooses', async ({ page }) => {
  await openPayment(page, 2003);
  await card(page, 'Tarjeta').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(card(page, 'Depósito bancario')).toBeFocused();
  await expect(page).not.toHaveURL(/tab=/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/&tab=3$/);
  await expect(chosen(page, 'Depósito bancario')).toBeFocused();
});

test('the terms of payment are accepted with their version, and recorded', async ({ page }) => {
  const { accountId } = await openPayment(page, 2003, '&tab=9');
  await page.getByRole('button', { name: 'política de privacidad y los términos de pago' }).click();
  const dialog = page.getByRole('dialog', { name: 'Términos de pago' });
  await expect(dialog).toContainText('La ley no permite pagar $10,000.00 o más en efectivo');
  await dialog.getByRole('button', { name: 'Aceptar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Aceptaste los términos de pago')).toBeVisible();
  const [consent] = await rows<{ text_version: string }>(
    "select text_version from consent where account_id = $1 and purpose = 'payment-terms' order by id desc limit 1",
    [accountId],
  );
  expect(consent?.text_version).toBe(contract.PAYMENT_TERMS_VERSION);
});

test('where nothing can be paid its state stands instead', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(/404/); // of the purchase that there is not
  const heading = page.getByRole('heading', { level: 1, name: 'Pago de tu compra' });
  await openPayment(page, 2203, '&tab=2');
  await expect(heading).toBeVisible();
  await expect(page.getByText('Podrás pagar la entrada cuando aceptes el financiamiento.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver tus solicitudes de crédito' })).toBeVisible();
  await openPayment(page, 2007);
  await expect(page.getByText('Ya no tienes saldo por pagar')).toBeVisible();
  await page.getByRole('link', { name: 'Ver el detalle' }).click();
  await expect(page).toHaveURL(/\/usuario\/compras\/detalle\?id=\d+$/);
  await openPayment(page, 2011);
  await expect(page.getByText(/^Esta compra fue cancelada/)).toBeVisible();
  await openInSite(page, '/usuario/pagos?id=1');
  await expect(page.getByText('No encontramos esta compra')).toBeVisible();
  await page.getByRole('link', { name: 'Ver tus compras a contado' }).click();
  await expect(page).toHaveURL(/\/usuario\/compras$/);
});

test('a purchase without id is the one in hand, and without one the quotations', async ({ page }) => {
  const { id } = await openPayment(page, 2003);
  await expect(card(page, 'Tarjeta')).toBeVisible();
  await page.goto('/usuario/pagos?tab=3');
  await expect(page).toHaveURL(new RegExp(`\\?id=${id}&tab=3$`));
});

test("a look-up that fails is told, and 'Reintentar' brings it", async ({ page, consoleLog }) => {
  consoleLog.expectMatching(REFUSED);
  const { id } = await openPayment(page, 2003);
  await whileRefused(page, contract.negotiation, async () => {
    await page.goto(`/usuario/pagos?id=${id}`);
    await expect(page.getByText('No pudimos cargar tu compra')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(card(page, 'Tarjeta')).toBeVisible();
});

test('while the declaration is missing it is asked for at once, and the choice is kept on the server', async ({
  page,
}) => {
  const { id } = await openPayment(page, 2002);
  await card(page, 'Depósito bancario').click();
  const dialog = page.getByRole('dialog', { name: 'Declaración licitud de fondos' });
  await dialog.getByRole('button', { name: 'Ahora no' }).click();
  await expect(page.getByRole('button', { name: 'Registrar depósito' })).toBeDisabled();
  await page.getByRole('button', { name: 'La mitad' }).click();
  await page.getByRole('button', { name: 'Ir a la declaración' }).click();
  await dialog.getByRole('button', { name: 'Acepto y continúo' }).click();
  await expect(page).toHaveURL(new RegExp(`/usuario/compras/contado/licitud\\?id=${id}$`));
  // So that another browser goes on with it.
  const [kept] = await rows<{ method: string }>('select method from payment_choice where negotiation_id = $1', [id]);
  expect(kept?.method).toBe('bankDeposit');
});
