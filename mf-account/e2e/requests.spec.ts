import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { contract } from '@vitrina/e2e/contract';
import { customerWith } from '@vitrina/e2e/customers';
import { rows } from '@vitrina/e2e/database';
import { signIn } from '@vitrina/e2e/session';
import { REFUSED, whileRefused } from '@vitrina/e2e/walk';

const rowOf = (page: Page, number: number) => page.getByRole('row', { name: new RegExp(`N.º ${number}`) });
const offerOf = (page: Page) => page.getByRole('region', { name: 'Tu crédito fue aprobado' });

test('an offer is accepted and leads to the payment of its down payment; its detail is there from then on', async ({
  page,
}) => {
  const { customer, purchases } = await customerWith(2203);
  const { id, number } = purchases[0]!;
  await signIn(page, customer);
  await page.goto('/usuario/solicitudes');
  const row = page.getByRole('row', { name: new RegExp(`N.º ${number}`) });
  await expect(row).toContainText('APROBADA');
  await expect(row.getByRole('link')).toHaveCount(0);
  const offer = page.getByRole('region', { name: 'Tu crédito fue aprobado' });
  await expect(offer).toContainText('Entrada por pagar');
  await offer.getByRole('button', { name: 'Aceptar financiamiento' }).click();
  await expect(page).toHaveURL(new RegExp(`/usuario/pagos\\?id=${id}$`));

  await page.goto('/usuario/solicitudes');
  await expect(row).toContainText('ACEPTADA');
  await expect(offer).toHaveCount(0);
  await row.getByRole('link', { name: /^Ver detalle/ }).click();
  const balance = page.getByRole('region', { name: 'Saldo por pagar' });
  await expect(balance.getByRole('link', { name: 'Pagar', exact: true })).toBeVisible();
});

test('an offer is rejected after a question, and the request is found under the ended ones', async ({ page }) => {
  const { customer, purchases } = await customerWith(2203);
  await signIn(page, customer);
  await page.goto('/usuario/solicitudes');
  await page.getByRole('button', { name: 'Rechazar financiamiento' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Rechazar el financiamiento?' });
  await dialog.getByRole('button', { name: 'Volver' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Rechazar financiamiento' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Rechazar financiamiento' }).click();
  await expect(page.getByText(/^Rechazaste el financiamiento N\.º \d+\. Tu cotización está libre$/)).toBeVisible();
  await expect(page.getByText('No existen registros')).toBeVisible();
  await page.getByRole('tab', { name: 'Terminadas' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`N.º ${purchases[0]!.number}`) })).toContainText('RECHAZADA');
});

test('each request has its columns, its status, and its detail or its history', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(REFUSED);
  const { customer, purchases } = await customerWith(2201, 2202, 2203, 2206, 2207, 2208, 2209);
  const [sent, analysed, , settled, cleared, rejected, denied] = purchases.map(({ number }) => rowOf(page, number));
  await signIn(page, customer);
  await page.goto('/usuario/solicitudes');
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['Número de solicitud', 'Fecha de solicitud', 'Modelo a financiar', 'Entrada', 'Monto a financiar'],
    ...['Estado', 'Acciones'],
  ]);
  await expect(sent!).toContainText(/\d{2}\/\d{2}\/\d{4}.*\$[\d,]+\.\d{2}.*\$[\d,]+\.\d{2}.*ENVIADA/);
  await expect(sent!).toContainText('El banco analiza tu solicitud');
  await expect(analysed!).toContainText('EN ANÁLISIS');
  await expect(settled!).toContainText(/ACEPTADA.*Entrada pagada/);
  await expect(cleared!).toContainText('APROBADO FACTURAR');
  await expect(cleared!.getByRole('link', { name: /^Ver detalle/ })).toBeVisible();
  for (const figure of [/Cuota mensual/, /Entrada por pagar\s*\$/, /Monto a financiar\s*\$/])
    await expect(offerOf(page)).toContainText(figure);

  await whileRefused(page, contract.negotiation, async () => {
    await analysed!.getByRole('button', { name: /^Ver historial/ }).click();
    await expect(page.getByRole('dialog')).toContainText('No pudimos cargar el historial');
  });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([
    /El banco empezó el análisis.*EN ANÁLISIS.*\d{2}\/\d{2}\/\d{4}/,
    /Enviaste tu solicitud.*ENVIADA.*\d{2}\/\d{2}\/\d{4}/,
  ]);
  await page.keyboard.press('Escape');
  await expect(analysed!.getByRole('button', { name: /^Ver historial/ })).toBeFocused();

  await page.getByRole('tab', { name: 'Terminadas' }).click();
  await expect(rejected!).toContainText('RECHAZADA');
  await expect(denied!).toContainText('NEGADO');
});

test('an answer that the server refuses is told, and the list says how it is now', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(/40[09]|42[29]/);
  const { customer, purchases } = await customerWith(2203);
  const { id, number } = purchases[0]!;
  await signIn(page, customer);
  await page.goto('/usuario/solicitudes');
  const accept = offerOf(page).getByRole('button', { name: 'Aceptar financiamiento' });
  await expect(accept).toBeVisible();
  // Not by the list's own refresh, which has been refused meanwhile.
  const end = () => rows("update negotiation set status = 'CANCELADO' where id = $1", [id]);
  await whileRefused(page, contract.purchases, async () => {
    await end();
    await accept.click();
    await expect(
      page
        .getByRole('region', { name: /^Notificaciones/ })
        .getByRole('alert')
        .first(),
    ).toBeVisible();
  });
  await expect(offerOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/usuario\/solicitudes$/);
  await page.getByRole('tab', { name: 'Terminadas' }).click();
  await expect(rowOf(page, number)).toContainText('CANCELADO');
});

test('a list that cannot be loaded says so and is loaded by its button', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(REFUSED);
  const { customer, purchases } = await customerWith(2202);
  await signIn(page, customer);
  await whileRefused(page, contract.purchases, async () => {
    await page.goto('/usuario/solicitudes');
    await expect(page.getByText('No pudimos cargar tus solicitudes')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(rowOf(page, purchases[0]!.number)).toContainText('EN ANÁLISIS');
});

test("a request's detail says what it is about, and at each status what that means", async ({ page, consoleLog }) => {
  consoleLog.expectMatching(/404/); // of the request that there is not
  const STATES: [id: number, status: string, meaning: string][] = [
    [2201, 'ENVIADA', 'El banco recibió tu solicitud.'],
    [2202, 'EN ANÁLISIS', 'El banco revisa tu solicitud.'],
    [2203, 'APROBADA', 'Podrás pagar la entrada cuando aceptes el financiamiento.'],
    [2208, 'RECHAZADA', 'Rechazaste el financiamiento.'],
    [2209, 'NEGADO', 'El banco no aprobó el financiamiento.'],
    [2210, 'CANCELADO', 'Esta solicitud fue cancelada.'],
  ];
  const { customer, purchases } = await customerWith(...STATES.map(([id]) => id), 2205, 2207);
  const open = (at: number) => page.goto(`/usuario/solicitudes/detalle?id=${purchases[at]!.id}`);
  const part = (name: string) => page.getByRole('region', { name });
  const pay = page.getByRole('link', { name: /^(Pagar|Continuar Pagos)$/ });
  await signIn(page, customer);
  for (const [at, [, status, meaning]] of STATES.entries()) {
    await open(at);
    await expect(part('Estado')).toContainText(meaning);
    await expect(page.getByRole('main').getByText(status, { exact: true }).first()).toBeVisible();
    for (const term of ['Fecha de solicitud', 'Entrada', 'Monto a financiar'])
      await expect(part('Tu financiamiento').getByText(term, { exact: true })).toBeVisible();
    await expect(pay).toHaveCount(0);
  }
  await expect(part('Estado')).toContainText('Por devolver: $3,173.75');

  await open(STATES.length);
  await expect(part('Saldo por pagar')).toContainText('$3,173.75');
  await expect(page.getByRole('row', { name: /Transferencia bancaria/ })).toContainText('PENDIENTE');
  await expect(pay).toHaveText('Continuar Pagos');
  await open(STATES.length + 1);
  await expect(part('Tus pagos fueron procesados')).toBeVisible();
  await expect(page.getByRole('main').getByText('APROBADO FACTURAR').first()).toBeVisible();

  await page.goto('/usuario/solicitudes/detalle?id=1');
  await expect(page.getByText('No encontramos esta solicitud')).toBeVisible();
  await page.getByRole('link', { name: 'Ver tus solicitudes de crédito' }).click();
  await expect(page).toHaveURL(/\/usuario\/solicitudes$/);
});
