import { expect, test } from '@vitrina/e2e/console';
import { rows } from '@vitrina/e2e/database';
import { press } from './walks/controls';
import { PEOPLE } from './walks/people';
import { applicant, asCustomer, fillWizard } from './walks/walk';

test('from a quotation over the kept choice, the declaration and the redirect to a purchase that is paid', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const account = await applicant(page, 'funds');
  const { id } = account;
  await page.goto(`/usuario/pagos?id=${id}&tab=1&type=p2p`);
  await press(page, page.getByRole('button', { name: 'Todo el saldo' }));
  await press(page, page.getByRole('button', { name: 'Ir a proceso de pago' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Acepto y continúo' }));
  await expect(page).toHaveURL(/\/usuario\/compras\/contado\/licitud/);

  await fillWizard(page, asCustomer(PEOPLE['widowed, exposed relatives, student, funds'], account));
  await press(page, page.getByRole('button', { name: 'Enviar' }));
  await page.waitForURL(/\/sandbox\/p2p\/session\//);
  await page.getByLabel('Cómo avisa a la tienda').selectOption('before');
  await page.getByRole('button', { name: 'Aprobar', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tu pago fue aprobado' })).toBeVisible();
  const [purchase] = await rows<{ status: string }>('select status from negotiation where id = $1', [id]);
  expect(purchase).toEqual({ status: 'PAGADA' });
  const attempts = await rows<{ state: string }>('select state from card_attempt where negotiation_id = $1', [id]);
  expect(attempts).toEqual([{ state: 'PROCESADO' }]);
});
