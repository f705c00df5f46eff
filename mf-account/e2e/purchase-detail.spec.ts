import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { customerWith } from '@vitrina/e2e/customers';
import { signIn } from '@vitrina/e2e/session';

const open = async (page: Page, ...ids: number[]) => {
  const { customer, purchases } = await customerWith(...ids);
  await signIn(page, customer);
  await page.goto(`/usuario/compras/detalle?id=${purchases[0]!.id}`);
  return purchases;
};
const row = (page: Page, name: RegExp) => page.getByRole('table', { name: 'Pagos' }).getByRole('row', { name });
const step = (page: Page) => page.locator('[aria-current=step]');

test('a purchase in process: balance, every kind of payment, history, dealership', async ({ page }) => {
  const [bought] = await open(page, 2005);
  await expect(page.getByText(`Compra N.º ${bought!.number}`)).toBeVisible();
  const block = page.getByRole('region', { name: 'Saldo por pagar' });
  await expect(block).toContainText('$16,818.31');
  for (const part of ['Pagado$10,090.98', 'En confirmación$6,727.32', 'Por pagar$16,818.31'])
    await expect(block).toContainText(part);
  await expect(step(page)).toContainText('Compra');
  for (const word of ['PROCESADO', 'RECHAZADA', 'PENDIENTE', 'CANCELADO'])
    await expect(page.getByRole('table').getByText(word).first()).toBeVisible();
  const cancelled = row(page, /CANCELADO/);
  await expect(cancelled).toHaveCSS('color', 'rgb(180, 35, 24)');
  await expect(row(page, /^Total ingresado/)).toContainText('$16,818.30');
  await expect(row(page, /^En confirmación/)).toContainText('$6,727.32');
  await expect(row(page, /^Saldo por pagar/)).toContainText('$16,818.31');
  await expect(page.getByRole('region', { name: 'Historial' })).toContainText('Pago confirmado');
  await expect(page.getByRole('link', { name: 'Continuar Pagos' })).toHaveAttribute(
    'href',
    /\/usuario\/pagos\?id=\d+$/,
  );
});

test('nothing paid: Pagar, at the balance, in the empty list, and in sight on a phone', async ({ page }) => {
  await open(page, 2003);
  await expect(page.getByText('No existen pagos')).toBeVisible();
  const pay = page.getByRole('link', { name: 'Pagar', exact: true });
  await expect(pay).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(pay).toHaveCount(2);
  const bar = page.getByRole('region', { name: 'Precio total del vehículo' });
  await expect(bar.getByRole('link', { name: 'Pagar', exact: true })).toBeInViewport({ ratio: 1 });
  await bar.getByRole('link', { name: 'Pagar', exact: true }).click();
  await expect(page).toHaveURL(/\/usuario\/pagos\?id=\d+$/);
});

test('the last cent keeps the way on, at Entrega already', async ({ page }) => {
  await open(page, 2006);
  await expect(page.getByRole('region', { name: 'Saldo por pagar' })).toContainText('$0.01');
  await expect(step(page)).toContainText('Entrega');
  await expect(page.getByRole('link', { name: 'Continuar Pagos' })).toBeVisible();
});

test('a balance of 0.00 that is not confirmed, and one that is', async ({ page }) => {
  const [, settled] = await open(page, 2007, 2008);
  const notice = page.getByRole('region', { name: 'Tus pagos fueron procesados' });
  await expect(notice).toContainText('Todavía esperamos la confirmación de $10,156.00.');
  await expect(page.getByRole('link', { name: 'Continuar Pagos' })).toHaveCount(0);
  await page.goto(`/usuario/compras/detalle?id=${settled!.id}`);
  await expect(notice).toContainText('Un asesor te llamará para coordinar la entrega');
  await expect(notice).not.toContainText('Todavía');
});

test('card attempts, a reversal, an overpayment and a cancelled purchase', async ({ page }) => {
  const [, reversed, over, cancelled] = await open(page, 2103, 2106, 2107, 2108);
  await expect(page.getByText('Tu pago con tarjeta de $5,078.00 bajará el saldo cuando se apruebe.')).toBeVisible();
  await page.goto(`/usuario/compras/detalle?id=${reversed!.id}`);
  await expect(row(page, /^Reverso/)).toContainText(/-\$\d/);
  await expect(row(page, /Reversado/)).toContainText('PROCESADO');
  await page.goto(`/usuario/compras/detalle?id=${over!.id}`);
  await expect(page.getByRole('note').filter({ hasText: 'Por devolver: $13,373.23' })).toBeVisible();
  await page.goto(`/usuario/compras/detalle?id=${cancelled!.id}`);
  await expect(page.getByRole('region', { name: 'Estado' })).toContainText('Por devolver: $11,697.00');
  await expect(page.locator('[aria-current=step]')).toHaveCount(0);
});

test('a receipt opens from its payment, and looks the same from one that was cancelled', async ({ page }) => {
  await open(page, 2005);
  await row(page, /CANCELADO/)
    .getByRole('button', { name: 'Ver comprobante' })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const look = (of: Locator) =>
    of.evaluate((element) => {
      const { color, fontSize, textAlign, whiteSpace } = getComputedStyle(element);
      return { color, fontSize, textAlign, whiteSpace };
    });
  expect(await look(dialog)).toEqual(await look(page.locator('body')));
});

test('an id of the other kind leads to its own page; a stranger’s is not found and leads to the list', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(/status of 404/);
  const stranger = await customerWith(2005);
  const [, request] = await open(page, 2005, 2204);
  await page.goto(`/usuario/compras/detalle?id=${request!.id}`);
  await expect(page).toHaveURL(new RegExp(`/usuario/solicitudes/detalle\\?id=${request!.id}$`));
  await expect(page.getByText(`Solicitud N.º ${request!.number}`)).toBeVisible();
  await page.goto(`/usuario/compras/detalle?id=${stranger.purchases[0]!.id}`);
  await expect(page.getByText('No encontramos esta compra')).toBeVisible();
  await page.getByRole('link', { name: 'Ver tus compras a contado' }).click();
  await expect(page).toHaveURL(/\/usuario\/compras$/);
});

test('without id the purchase in hand is shown, under its id; without one the quotations', async ({ page }) => {
  const [bought] = await open(page, 2005);
  await expect(page.getByText(`Compra N.º ${bought!.number}`)).toBeVisible();
  await page.goto('/usuario/compras/detalle');
  await expect(page).toHaveURL(new RegExp(`\\?id=${bought!.id}$`));
  await expect(page.getByText(`Compra N.º ${bought!.number}`)).toBeVisible();
});
