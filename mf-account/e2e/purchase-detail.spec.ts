import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { contract } from '@vitrina/e2e/contract';
import { customerWith } from '@vitrina/e2e/customers';
import { rows } from '@vitrina/e2e/database';
import { openInSite, signIn } from '@vitrina/e2e/session';
import { become, canBeHidden } from '@vitrina/e2e/visibility';
import { REFUSED, whileRefused } from '@vitrina/e2e/walk';

const open = async (page: Page, ...ids: number[]) => {
  const { customer, purchases } = await customerWith(...ids);
  await signIn(page, customer);
  await page.goto(`/usuario/compras/detalle?id=${purchases[0]!.id}`);
  return purchases;
};
const row = (page: Page, name: RegExp) => page.getByRole('table', { name: 'Pagos' }).getByRole('row', { name });
const step = (page: Page) => page.locator('[aria-current=step]');
const balance = (page: Page) => page.getByRole('region', { name: 'Saldo por pagar' });

test('a purchase in process: what happens next, balance, every kind of payment, history, dealership', async ({
  page,
}) => {
  const { customer, purchases } = await customerWith(2005);
  const [bought] = purchases;
  // Registered today: it is the bank's until the next working day, on whichever day this runs.
  await rows("update payment set created_at = now() where negotiation_id = $1 and status = 'PE'", [bought!.id]);
  await signIn(page, customer);
  await page.goto(`/usuario/compras/detalle?id=${bought!.id}`);
  await expect(page.getByText(`Compra N.º ${bought!.number}`)).toBeVisible();
  await expect(
    page.getByText(
      /^Esperamos la confirmación del banco, hasta el (lunes|martes|miércoles|jueves|viernes) \d{1,2} de [a-z]+\.$/,
    ),
  ).toBeVisible();
  const block = balance(page);
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
  await expect(page.getByRole('link', { name: 'Continuar Pagos' })).toHaveAttribute(
    'href',
    /\/usuario\/pagos\?id=\d+$/,
  );

  const history = page.getByRole('region', { name: 'Historial' });
  const steps = history.getByRole('listitem');
  await expect(steps).toHaveCount(6);
  await expect(steps.first()).toContainText('Registraste un pago: $6,727.32');
  await history.getByRole('button', { name: 'Ver los 8 pasos' }).click();
  await expect(steps).toHaveCount(8);
  for (const [at, words] of [
    [-3, 'Pago confirmado'],
    [-2, 'Registraste un pago: $10,090.98'],
    [-1, 'Empezaste tu compra'],
  ] as const)
    await expect(steps.nth(at)).toContainText(words);
  await expect(history.getByRole('button')).toHaveCount(0);
  const happened = await rows<{ day: string }>(
    `select to_char(at at time zone 'America/Guayaquil', 'DD/MM/YYYY') as day from purchase_event
     where negotiation_id = $1 order by at desc, id desc`,
    [bought!.id],
  );
  expect(await history.getByRole('time').allTextContents()).toEqual(happened.map(({ day }) => day));

  const dealership = page.getByRole('region', { name: 'Tu concesionario' });
  await expect(dealership).toContainText('Cóndor Eloy Alfaro');
  const phone = dealership.getByRole('link', { name: /^0\d{8}$/ });
  await expect(phone).toHaveAttribute('href', `tel:+593${(await phone.textContent())?.slice(1)}`);
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

test('a balance of 0.00 that is not confirmed, one that is, and a delivered purchase', async ({ page }) => {
  const [, settled, delivered] = await open(page, 2007, 2008, 2010);
  const notice = page.getByRole('region', { name: 'Tus pagos fueron procesados' });
  await expect(notice).toContainText('Todavía esperamos la confirmación de $10,156.00.');
  await expect(page.getByRole('link', { name: 'Continuar Pagos' })).toHaveCount(0);
  await page.goto(`/usuario/compras/detalle?id=${settled!.id}`);
  await expect(notice).toContainText('Un asesor te llamará para coordinar la entrega');
  await expect(notice).not.toContainText('Todavía');
  await openInSite(page, `/usuario/compras/detalle?id=${delivered!.id}`);
  await expect(notice).toContainText('Ya recibiste tu vehículo.');
  await expect(notice).not.toContainText('asesor');
  await expect(balance(page)).toHaveCount(0);
});

test("a look-up and payments that fail are told in their places, 'Reintentar' brings them, and the balance stays", async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(REFUSED);
  const { customer, purchases } = await customerWith(2005);
  await canBeHidden(page);
  await signIn(page, customer);
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await whileRefused(page, contract.payments, async () => {
    await whileRefused(page, contract.negotiation, async () => {
      await page.goto(`/usuario/compras/detalle?id=${purchases[0]!.id}`);
      await expect(page.getByRole('alert').filter({ hasText: 'No pudimos cargar tu compra' })).toBeVisible();
      // A page that is not seen asks nothing by itself: what comes now was asked for.
      await become(page, 'hidden');
    });
    await retry.click();
    await expect(page.getByRole('alert').filter({ hasText: 'No pudimos cargar tus pagos' })).toBeVisible();
    await expect(page.getByText('No pudimos cargar tu compra')).toHaveCount(0);
    await expect(balance(page)).toContainText('$16,818.31');
  });
  await retry.click();
  await expect(row(page, /CANCELADO/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(balance(page)).toContainText('$16,818.31');
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

test('an id of the other kind leads to its own page, one without a decision to the quotations; a stranger’s is not found and leads to the list', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(/status of 404/);
  const stranger = await customerWith(2005);
  const [, request, undecided] = await open(page, 2005, 2204, 2001);
  await page.goto(`/usuario/compras/detalle?id=${request!.id}`);
  await expect(page).toHaveURL(new RegExp(`/usuario/solicitudes/detalle\\?id=${request!.id}$`));
  await expect(page.getByText(`Solicitud N.º ${request!.number}`)).toBeVisible();
  await openInSite(page, `/usuario/compras/detalle?id=${undecided!.id}`);
  await expect(page.getByText('Todavía no hay una compra de esta cotización')).toBeVisible();
  await expect(page).toHaveURL(/\/usuario\/cotizaciones$/);
  await expect(page.getByRole('article').filter({ hasText: `Cotización N.º ${undecided!.quotation}` })).toBeVisible();
  await page.goto(`/usuario/compras/detalle?id=${stranger.purchases[0]!.id}`);
  await expect(page.getByText('No encontramos esta compra')).toBeVisible();
  await page.getByRole('link', { name: 'Ver tus compras a contado' }).click();
  await expect(page).toHaveURL(/\/usuario\/compras$/);
});

test('without id the purchase in hand is shown, under its id; without one the quotations', async ({ page }) => {
  const { customer, purchases } = await customerWith(2005);
  const [bought] = purchases;
  await signIn(page, customer);
  await page.goto('/usuario/compras/detalle');
  await expect(page.getByRole('heading', { level: 1, name: 'Tus cotizaciones' })).toBeVisible();
  await expect(page).toHaveURL(/\/usuario\/cotizaciones$/);
  await openInSite(page, `/usuario/compras/detalle?id=${bought!.id}`);
  await expect(page.getByText(`Compra N.º ${bought!.number}`)).toBeVisible();
  await page.goto('/usuario/compras/detalle');
  await expect(page).toHaveURL(new RegExp(`\\?id=${bought!.id}$`));
  await expect(page.getByText(`Compra N.º ${bought!.number}`)).toBeVisible();
});
