import { randomUUID } from 'node:crypto';
import { rows } from '../servers/database';
import { accessible } from '../support/accessible';
import { expect, test } from '../support/console';
import type { Walk } from '../support/walk';

/** A customer with a purchase that waits for the bank, so that no other test meets what is changed here. @returns its id */
async function purchase(): Promise<number> {
  const mark = randomUUID().slice(0, 8);
  const [account] = await rows<{ id: number }>(
    `insert into account (identification, password_hash, phone, email, country, application_id)
      values ($1, '', '0990000000', $2, 'Ecuador', 5) returning id`,
    [mark, `${mark}@example.com`],
  );
  await rows(`insert into person (account_id, first_names, surnames) values ($1, 'Elena Sofía', $2)`, [
    account?.id,
    mark,
  ]);
  const [made] = await rows<{ id: number }>(
    `with quoted as (
        insert into quotation (account_id, attempt, campaign, source, total_cents, configuration)
        select $1, gen_random_uuid(), 0, 'WEB', total_cents, configuration from quotation where id = 1002 returning id
      )
      insert into negotiation (quotation_id, decided_at, number, status)
      select id, now(), nextval('purchase_number'), 'EN PROCESO' from quoted returning id`,
    [account?.id],
  );
  await rows(
    `insert into payment (negotiation_id, method, amount_cents, status, paid_on, agency_bank_account_id, bank_id, receipt_number)
      select $1, 'bankTransfer', 150050, 'PE', current_date, id, bank_id, $2 from agency_bank_account order by id limit 1`,
    [made?.id, mark],
  );
  return made?.id ?? 0;
}

async function walkBackOffice({ page, check }: Walk) {
  const id = await purchase();
  await page.goto('/sandbox/compras');
  await check('the list');
  await page.getByLabel('Cliente').fill('nadie');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page.getByRole('status')).toHaveText('Ninguna con esos filtros');
  await check('the list, with nothing found');
  await page.goto(`/sandbox/compras/${id}`);
  await check('a purchase');
  await page.getByRole('button', { name: /^Aprobar el pago/ }).click();
  await expect(page.getByRole('status')).toContainText('Confirmamos tu transferencia de $1,500.50');
  await check('a purchase, after a change');
  await page.getByLabel('Monto, máximo $1,500.50').fill('mil');
  await page.getByRole('button', { name: 'Reversar' }).click();
  await expect(page.getByRole('alert')).toContainText('Escribe el monto como 1,234.56');
  await expect(page.getByLabel('Monto, máximo $1,500.50')).toHaveValue('mil');
  await check('a purchase, after a refusal');
  await page.goto('/sandbox/clientes');
  await check('the demo customers');
}

test('a tester approves, reverses and cancels, by keyboard alone, and reads what was sent', async ({ page }) => {
  const id = await purchase();
  await page.goto(`/sandbox/compras/${id}`);
  const press = async (name: RegExp | string) => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await press(/^Aprobar el pago/);
  await page.getByRole('status').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmamos tu transferencia de $1,500.50');
  await page.goBack();
  await page.getByLabel('Monto, máximo $1,500.50').fill('500,50');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Reversamos $500.50 de tu transferencia');
  await press(/^Cancelar la compra/);
  await expect(page.getByRole('status')).toContainText(/El estado pasó a CANCELADO/);
  await expect(page.getByRole('status')).toContainText(/quedó libre con la negociación \d+/);
  // Where the browser is led to, a reload sends nothing.
  await page.reload();
  await expect(page.getByRole('status')).toContainText('Canceló.');
  await expect(page.getByRole('button', { name: 'Devolver' })).toBeVisible();
});

accessible({ 'the back office': walkBackOffice });
