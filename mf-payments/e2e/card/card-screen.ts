import { expect, type Page } from '@playwright/test';
import { customerWith } from '@vitrina/e2e/customers';
import { rows } from '@vitrina/e2e/database';
import { signIn } from '@vitrina/e2e/session';

/** An account with a decided purchase, by default one of which nothing is paid (docs/seed.md), signed in on the page. */
export async function buyer(page: Page, wanted = 2003) {
  const account = await customerWith(wanted);
  await signIn(page, account.customer);
  const [bought] = account.purchases;
  return { ...account, id: bought!.id };
}

export const go = (page: Page) => page.getByRole('button', { name: 'Ir a proceso de pago' });
/** Whether other payments that are open give way to this one. */
export const question = (page: Page) => page.getByRole('dialog', { name: /^Tienes .*PENDIENTE/ });
export const title = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Types an amount at a provider's screen and goes on. */
export async function pay(page: Page, id: number, type: 'p2p' | 'payme', amount = '5000') {
  await page.goto(`/usuario/pagos?id=${id}&tab=1&type=${type}`);
  await page.getByRole('textbox', { name: 'Monto' }).fill(amount);
  await go(page).click();
}

/** Until p2p's page is there. */
export const atP2p = (page: Page) => page.waitForURL(/\/sandbox\/p2p\/session\//);

/** A button of p2p's page. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Lets p2p tell the shop before the buyer is back: nobody waits for the answer then. */
export const tellFirst = (page: Page) => page.getByLabel('Cómo avisa a la tienda').selectOption('before');

/** Approves at p2p. */
export async function approve(page: Page) {
  await tellFirst(page);
  await press(page, 'Aprobar');
  await title(page, 'Tu pago fue aprobado');
}

/** The card attempts of a purchase and what they charged, less what was reversed, as the database has them. */
export const attempts = (id: number) =>
  rows<{ state: string; amount: number; charged: number }>(
    `select card_attempt.state, amount_cents::int as amount,
       (select coalesce(sum(row.amount_cents), 0)::int from payment as row left join payment as of on of.id = row.of_payment_id
        where card_attempt.id in (row.card_attempt_id, of.card_attempt_id)) as charged
     from card_attempt where negotiation_id = $1 order by card_attempt.id`,
    [id],
  );
