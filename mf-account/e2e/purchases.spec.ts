import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { customerWith } from '@vitrina/e2e/customers';
import { rows } from '@vitrina/e2e/database';
import { addManyPurchases } from '@vitrina/e2e/many-purchases';
import { signIn } from '@vitrina/e2e/session';

const row = (page: Page, number: number) => page.getByRole('row', { name: new RegExp(`N.º ${number}`) });
const views = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(
      ({ event }) => event === 'page_view',
    ),
  );

test('a customer finds their purchases in two tabs, which are no page views and no entries of the history', async ({
  page,
}) => {
  const { customer, purchases } = await customerWith(2005, 2010, 2011);
  const [running, delivered, cancelled] = purchases.map(({ number }) => number);
  // Registered today: it is the bank's until the next working day, on whichever day this runs.
  await rows("update payment set created_at = now() where negotiation_id = $1 and status = 'PE'", [purchases[0]!.id]);
  await signIn(page, customer);
  await page.goto('/usuario/compras');
  const cells = row(page, running!);
  await expect(cells).toContainText('EN PROCESO');
  await expect(cells).toContainText('$33,636.61');
  await expect(cells).toContainText('Pagado $10,090.98 de $33,636.61');
  await expect(cells).toContainText(
    /Esperamos la confirmación del banco, hasta el (lunes|martes|miércoles|jueves|viernes) \d{1,2} de [a-z]+\./,
  );
  await expect(row(page, delivered!)).toHaveCount(0);
  const before = await views(page);

  await page.getByRole('tab', { name: 'Terminadas' }).click();
  await expect(row(page, delivered!)).toContainText('ENTREGADA');
  await expect(row(page, cancelled!)).toContainText('CANCELADO');
  await expect(page).toHaveURL(/\/usuario\/compras\?tab=2$/);
  expect(await views(page)).toEqual(before);

  await row(page, delivered!)
    .getByRole('link', { name: /^Ver detalle de Compra/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Tus pagos fueron procesados' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Terminadas' })).toHaveAttribute('aria-selected', 'true');
  await expect(row(page, delivered!)).toBeVisible();
});

test('type 2 leads to the requests', async ({ page }) => {
  const { customer } = await customerWith(2201);
  await signIn(page, customer);
  await page.goto('/usuario/compras?type=2');
  await expect(page).toHaveURL(/\/usuario\/solicitudes$/);
  await expect(page.getByText('ENVIADA')).toBeVisible();
});

test('a status that changes on the server shows without a reload and is announced', async ({ page }) => {
  const { customer, purchases } = await customerWith(2008);
  const { id, number } = purchases[0]!;
  await signIn(page, customer);
  await page.clock.install();
  await page.goto('/usuario/compras');
  const link = row(page, number).getByRole('link');
  await link.focus();
  await rows("update negotiation set status = 'FACTURADA' where id = $1", [id]);
  await page.clock.runFor(5_000);
  await expect(row(page, number)).toContainText('FACTURADA');
  await expect(page.getByRole('status').filter({ hasText: 'ahora está FACTURADA.' })).toHaveCount(1);
  await expect(link).toBeFocused();
});

test('without the server the rows stay, say how old they are, and recover with the network', async ({
  page,
  context,
  consoleLog,
}) => {
  consoleLog.expectMatching(/ERR_INTERNET_DISCONNECTED/);
  const { customer, purchases } = await customerWith(2005);
  await signIn(page, customer);
  await page.clock.install();
  await page.goto('/usuario/compras');
  await expect(row(page, purchases[0]!.number)).toBeVisible();
  await context.setOffline(true);
  await page.clock.runFor(5_000);
  await expect(page.getByText(/^Datos de hace .* min, reconectando$/)).toBeVisible();
  await expect(row(page, purchases[0]!.number)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/reconectando$/)).toHaveCount(0);
});

test('the first 20 purchases come at first, and the others as they come near, each once', async ({ page }) => {
  const { customer } = await customerWith();
  await addManyPurchases(customer.id, 70);
  await signIn(page, customer);
  await page.goto('/usuario/compras');
  await expect(page.getByRole('row')).toHaveCount(21);
  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(40);
  const names = await page.getByRole('rowheader').allTextContents();
  expect(new Set(names).size).toBe(names.length);
});
