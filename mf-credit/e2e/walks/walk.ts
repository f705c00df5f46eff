import { expect, type Page } from '@playwright/test';
import { customerWith } from '@vitrina/e2e/customers';
import { signIn } from '@vitrina/e2e/session';
import { press } from './controls';
import { fillSubTab } from './fill';
import { readLists } from './lists';
import type { Walker } from './people';

export const PATHS = {
  credit: '/usuario/solicitudes/credito/solicitud',
  funds: '/usuario/compras/contado/licitud',
} as const;

/** A customer with one undecided quotation of the wizard's kind, signed in. */
export async function applicant(page: Page, wizard: Walker['wizard']) {
  const account = await customerWith({ car: 'kira', kind: wizard === 'credit' ? 'credit' : 'cash', quoted: 2 });
  await signIn(page, account.customer);
  return { ...account, id: account.purchases[0]!.id };
}

/** The same person with what the account says of them. */
export const asCustomer = (
  walker: Walker,
  { identification, email }: { identification: string; email: string },
): Walker => ({
  ...walker,
  answers: { ...walker.answers, personalData: { ...walker.answers.personalData!, identification, email } },
});

/** The sub-tab that the address names. */
export const step = (page: Page) => new URL(page.url()).searchParams.get('paso');

/** Fills in the wizard that is open from where it stands to its review, by the keyboard alone. */
export async function fillWizard(page: Page, walker: Walker) {
  const lists = await readLists(page);
  const visited: string[] = [];
  await expect.poll(() => step(page)).not.toBeNull();
  for (let key = step(page); key && key !== 'revision'; key = step(page)) {
    const at = key;
    visited.push(at);
    await fillSubTab(page, at, walker, lists);
    await press(page, page.getByRole('button', { name: 'Guardar', exact: true }));
    await expect.poll(() => step(page), { message: `${at} was saved`, timeout: 15_000 }).not.toBe(at);
    if (visited.length > 12) throw new Error(`It goes round: ${visited}`);
  }
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
  return visited;
}
