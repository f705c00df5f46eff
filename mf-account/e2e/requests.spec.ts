import { expect, test } from '@vitrina/e2e/console';
import { customerWith } from '@vitrina/e2e/customers';
import { signIn } from '@vitrina/e2e/session';

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
  await expect(page.getByText('No existen registros')).toBeVisible();
  await page.getByRole('tab', { name: 'Terminadas' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`N.º ${purchases[0]!.number}`) })).toContainText('RECHAZADA');
});
