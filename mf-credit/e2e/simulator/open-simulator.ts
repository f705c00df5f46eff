import type { Page } from '@playwright/test';
import { expect } from '@vitrina/e2e/console';
import { customerWith } from '@vitrina/e2e/customers';
import { signIn } from '@vitrina/e2e/session';

export const TITLE = 'Simulador de Crédito';

/** A quotation of a Tena that nothing was decided of: $22,289.00 or whatever the catalogue says. */
const QUOTATION = { car: 'tena', kind: 'cash', quoted: 1 } as const;

/** A customer with one undecided quotation; its simulator is open. */
export async function openSimulator(page: Page) {
  const account = await customerWith(QUOTATION);
  await signIn(page, account.customer);
  const { id } = account.purchases[0]!;
  await page.goto(`/usuario/solicitudes/calculo?id=${id}`);
  await expect(term(page, 12)).toBeVisible();
  return { ...account, id };
}

export const term = (page: Page, months: number) => page.getByRole('radio', { name: `${months} meses` });
export const entry = (page: Page) => page.getByRole('textbox', { name: 'Valor entrada' });
export const slider = (page: Page) => page.getByRole('slider', { name: 'Ajustar la entrada' });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What is read out of the result: 'Cuota mensual aprox.: $442.36'. */
export const told = (page: Page) => page.getByRole('complementary', { name: 'Resumen' }).getByRole('status');

/** The cents of an amount of the page. */
export const centsOf = (text: string | null | undefined): number => Number((text ?? '').replace(/[^\d]/g, ''));

/** Chooses a term, calculates, and waits for the fee. @returns its cents */
export async function calculate(page: Page, months = 60): Promise<number> {
  await term(page, months).check();
  await button(page, 'Calcular').click();
  await expect(told(page)).toHaveText(/^Cuota mensual aprox\.: \$[\d,]+\.\d\d$/);
  return centsOf(await told(page).textContent());
}
