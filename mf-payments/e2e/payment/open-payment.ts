import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '@vitrina/e2e/console';
import { customerWith } from '@vitrina/e2e/customers';
import { signIn } from '@vitrina/e2e/session';

export const TITLE = 'Seleccione su método de pago preferido';

/** A customer with purchases like those of docs/seed.md; the payment of the first one is open. @param query besides its id */
export async function openPayment(page: Page, wanted: Parameters<typeof customerWith>[0], query = '') {
  const account = await customerWith(wanted);
  await signIn(page, account.customer);
  const { id } = account.purchases[0]!;
  await page.goto(`/usuario/pagos?id=${id}${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { ...account, id };
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const chosen = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
export const card = (page: Page, name: string) => page.getByRole('radio', { name });
export const bank = (page: Page) => page.getByRole('combobox', { name: 'Banco' });

/** A receipt number that no other payment has: one is unique by bank, over all customers and repeated tests. */
export const newNumber = () => `T-${randomUUID().slice(0, 8).toUpperCase()}`;

/** A PDF that the server takes for one: it judges its beginning and its end. */
export const receipt = {
  name: 'recibo.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF\n'),
};

/** Today and days before it as the form takes them, by the calendar of Ecuador. */
export function day(daysAgo = 0): string {
  const [year, month, date] = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Guayaquil' })
    .format(Date.now() - daysAgo * 86_400_000)
    .split('-');
  return `${date}/${month}/${year}`;
}

/** Types an amount: emptied first, because the field shows it without its signs once it has the focus. */
export async function typeAmount(page: Page, amount: string) {
  await field(page, 'Monto').clear();
  await field(page, 'Monto').fill(amount);
}

/** Fills in a payment into the first account of the list. @returns its receipt number */
export async function fill(page: Page, { amount, number = newNumber() }: { amount: string; number?: string }) {
  await typeAmount(page, amount);
  await bank(page).selectOption({ index: 1 });
  const account = page
    .getByRole('definition')
    .filter({ hasText: /^\d{8,}$/ })
    .first();
  const typed = (await account.textContent()) ?? '';
  await field(page, 'Beneficiario').fill('Automotores Cóndor');
  await field(page, 'Número de cuenta').fill(typed);
  await field(page, 'Número de comprobante').fill(number);
  await field(page, 'Fecha de la transacción').fill(day());
  await page.getByLabel('Comprobante', { exact: true }).setInputFiles(receipt);
  return number;
}
